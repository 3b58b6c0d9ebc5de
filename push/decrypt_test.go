package push_test

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/ecdh"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/hkdf"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"math/big"
	"strings"
	"testing"
	"time"
)

// decrypt reads a message as the browser does: RFC 8291, section 3.4, over one record of RFC 8188.
func (s *service) decrypt(t *testing.T, body []byte) []byte {
	t.Helper()
	must := func(data []byte, err error) []byte {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	salt, size, idlen := body[:16], binary.BigEndian.Uint32(body[16:20]), int(body[20])
	sender, record := body[21:21+idlen], body[21+idlen:]
	if int(size) < len(record) {
		t.Fatalf("a record of %d bytes, said to have %d", len(record), size)
	}
	theirs, err := ecdh.P256().NewPublicKey(sender)
	if err != nil {
		t.Fatal(err)
	}
	shared := must(s.browser.ECDH(theirs))
	info := "WebPush: info\x00" + string(s.browser.PublicKey().Bytes()) + string(sender)
	ikm := must(hkdf.Key(sha256.New, shared, s.auth, info, 32))
	key := must(hkdf.Key(sha256.New, ikm, salt, "Content-Encoding: aes128gcm\x00", 16))
	nonce := must(hkdf.Key(sha256.New, ikm, salt, "Content-Encoding: nonce\x00", 12))
	block, err := aes.NewCipher(key)
	if err != nil {
		t.Fatal(err)
	}
	gcm, err := cipher.NewGCM(block)
	if err != nil {
		t.Fatal(err)
	}
	text := strings.TrimRight(string(must(gcm.Open(nil, nonce, record, nil))), "\x00")
	plain, last := strings.CutSuffix(text, "\x02")
	if !last {
		t.Fatal("it is not the last record")
	}
	return []byte(plain)
}

// wantVAPID wants an Authorization by the key of a server: RFC 8292, section 3.
func wantVAPID(t *testing.T, header, key, audience, subject string) {
	t.Helper()
	token, named, _ := strings.Cut(strings.TrimPrefix(header, "vapid t="), ", k=")
	if named != key {
		t.Errorf("the key is %s; want %s", named, key)
	}
	parts := strings.Split(token, ".")
	if len(parts) != 3 {
		t.Fatalf("the token is %q", token)
	}
	read := func(text string) []byte {
		data, err := base64.RawURLEncoding.DecodeString(text)
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	public, err := ecdsa.ParseUncompressedPublicKey(elliptic.P256(), read(key))
	if err != nil {
		t.Fatal(err)
	}
	sum, signature := sha256.Sum256([]byte(parts[0]+"."+parts[1])), read(parts[2])
	if !ecdsa.Verify(public, sum[:], new(big.Int).SetBytes(signature[:32]), new(big.Int).SetBytes(signature[32:])) {
		t.Error("the signature is not by that key")
	}
	var claims struct {
		Aud, Sub string
		Exp      int64
	}
	if err := json.Unmarshal(read(parts[1]), &claims); err != nil {
		t.Fatal(err)
	}
	left := time.Until(time.Unix(claims.Exp, 0))
	if claims.Aud != audience || claims.Sub != subject || left < time.Hour || left > 24*time.Hour {
		t.Errorf("claims %+v", claims)
	}
}
