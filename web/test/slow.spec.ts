// A bad network: pages arrive piece by piece, and nothing moves that is on the screen already.
import { createServer, request, type Server } from "node:http";
import { type AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { shift } from "./shift";
import { openRoom } from "./table";

/** Serves what origin serves, pages in pieces with pauses between them that the browser paints in. */
async function trickle(origin: string): Promise<Server> {
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, "accept-encoding": "identity" };
    const up = request(`${origin}${asked.url ?? "/"}`, { method: asked.method, headers }, from => {
      answer.writeHead(from.statusCode ?? 500, from.headers);
      if (!from.headers["content-type"]?.includes("html")) { from.pipe(answer); return; }
      const parts: Buffer[] = [];
      from.on("data", (part: Buffer) => parts.push(part));
      from.on("end", () => void inPieces(Buffer.concat(parts), piece => answer.write(piece)).then(() => answer.end()));
    });
    asked.pipe(up);
  });
  await new Promise<void>(listening => server.listen(0, "127.0.0.1", listening));
  return server;
}

async function inPieces(page: Buffer, write: (piece: Buffer) => void): Promise<void> {
  for (let at = 0; at < page.length; at += 3000) {
    write(page.subarray(at, at + 3000));
    await new Promise(painted => setTimeout(painted, 50));
  }
}

for (const width of [360, 820, 1280]) {
  for (const rules of ["Damas internacionais", "Damas turcas"]) {
    test(`${rules} at ${width} px`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 810 });
      const table = await openRoom(page, { rules });
      const server = await trickle(baseURL ?? "");
      const { port } = server.address() as AddressInfo;
      await page.goto(`http://127.0.0.1:${port}${new URL(page.url()).pathname}`);
      await expect(table.grid).toBeVisible();
      expect(await shift(page), "the page moved while it arrived").toBe(0);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(sideways, "the page scrolls sideways").toBe(0);
      server.close();
    });
  }
}
