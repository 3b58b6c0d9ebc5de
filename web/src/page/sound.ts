// Sounds made here: every one is a few notes, a knock of wood or a tone.
import type { Board, Move } from "../wire";

export type Sound = "move" | "capture" | "flip" | "crown" | "mill" | "low" | "end" | "notify";

interface Note {
  readonly at: number; // seconds from the beginning of the sound
  readonly hz: number;
  readonly long: number; // seconds
  readonly wood?: boolean;
}

const knock = (at: number, hz: number): Note => ({ at, hz, long: 0.07, wood: true });
const tone = (at: number, hz: number, long = 0.18): Note => ({ at, hz, long });

const scores: Readonly<Record<Sound, readonly Note[]>> = {
  move: [knock(0, 210)],
  capture: [knock(0, 230), knock(0.09, 160)],
  flip: [knock(0, 210), knock(0.08, 280), knock(0.15, 350)],
  crown: [knock(0, 210), tone(0.06, 523), tone(0.14, 659), tone(0.22, 784, 0.3)],
  mill: [knock(0, 210), tone(0.06, 440, 0.12), tone(0.14, 587, 0.22), knock(0.3, 160)],
  low: [tone(0, 880, 0.1), tone(0.16, 880, 0.1)],
  end: [tone(0, 392), tone(0.14, 494), tone(0.28, 587, 0.45)],
  notify: [tone(0, 659, 0.14), tone(0.12, 880, 0.3)],
};

/** What a move sounds like. */
export function moveSound({ turns }: Pick<Board, "turns">, { taken, crowns, mill }: Move): Sound {
  if (mill) return "mill";
  if (crowns) return "crown";
  if (taken.length === 0) return "move";
  return turns ? "flip" : "capture";
}

const apart = 0.1; // seconds between the beginnings of two sounds
const patience = 0.35; // a sound that would begin later than this is not worth hearing

/** When a sound may begin that is wanted now, if the next is free from free on. */
export function slot(now: number, free: number): { readonly start: number; readonly free: number } | undefined {
  const start = Math.max(now, free);
  return start - now > patience ? undefined : { start, free: start + apart };
}

/**
 * Plays sounds while wanted says so. Browsers let a page be heard once it has been touched, and iPhones
 * silence it for a call: until it may be heard nothing is kept that would come late.
 */
export function sounds(wanted: () => boolean): (sound: Sound) => void {
  let audio: AudioContext | undefined;
  let free = 0;
  return sound => {
    if (!wanted() || !("AudioContext" in globalThis)) return;
    const heard = (audio ??= new AudioContext());
    if (heard.state === "running") return begin(heard, sound);
    const asked = performance.now();
    heard.resume().then(() => {
      if (performance.now() - asked < patience * 1000) begin(heard, sound);
    }, () => undefined); // it may not yet
  };

  function begin(heard: AudioContext, sound: Sound): void {
    const found = slot(heard.currentTime, free);
    if (!found) return;
    free = found.free;
    for (const note of scores[sound]) play(heard, note, found.start);
  }
}

function play(audio: AudioContext, { at, hz, long, wood }: Note, start: number): void {
  const [begin, end] = [start + at, start + at + long];
  const voice = audio.createOscillator();
  const loudness = audio.createGain();
  voice.type = wood ? "triangle" : "sine";
  voice.frequency.setValueAtTime(wood ? hz * 2.5 : hz, begin);
  if (wood) voice.frequency.exponentialRampToValueAtTime(hz, begin + long / 3);
  loudness.gain.setValueAtTime(0.0001, begin);
  loudness.gain.exponentialRampToValueAtTime(wood ? 0.4 : 0.12, begin + 0.005);
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  voice.connect(loudness).connect(audio.destination);
  voice.start(begin);
  voice.stop(end);
}
