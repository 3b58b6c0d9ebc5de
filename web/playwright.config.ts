import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

// Chromium asks the network for much at its start that no test needs.
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

// Playwright reads this file once in its main process and once in each worker. The main
// process chooses port and data folder; the workers inherit them in their environment.
const addr = (process.env["TABULEIRO_TEST_ADDR"] ??= await freeAddress());
const data = (process.env["TABULEIRO_TEST_DATA"] ??= temporaryFolder());

export default defineConfig({
  testDir: "test",
  outputDir: "test-results",
  snapshotPathTemplate: "{testDir}/golden/{arg}{ext}",
  fullyParallel: true,
  workers: 3, // on two processors: of three tests one waits
  retries: 0,
  forbidOnly: true,
  timeout: 240_000, // whole games are played
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    baseURL: `http://${addr}`,
    locale: "pt-BR",
    screenshot: "only-on-failure",
    launchOptions: { ...chromium(), args: quiet },
  },
  projects: [
    // Animations would only make a test wait; what moves is tested in *.motion.spec.ts.
    { name: "play", testIgnore: ["*.motion.spec.ts", "screens.spec.ts", "speed.spec.ts", "whole.spec.ts"], use: { contextOptions: { reducedMotion: "reduce" } } },
    { name: "motion", testMatch: "*.motion.spec.ts", use: { contextOptions: { reducedMotion: "no-preference" } } },
    // What is timed has the machine to itself: make test runs it after all others.
    { name: "speed", testMatch: "speed.spec.ts", use: { contextOptions: { reducedMotion: "reduce" } } },
    { name: "whole", testMatch: "whole.spec.ts", timeout: 900_000, use: { contextOptions: { reducedMotion: "reduce" } } },
    { name: "screens", testMatch: "screens.spec.ts", use: { contextOptions: { reducedMotion: "reduce" } } },
  ],
  webServer: {
    // The real binary, built as make build does. Nobody watches the computer think.
    command: `make -s -C .. build && exec ../bin/tabuleiro serve --addr ${addr} --data ${data} --pace none`,
    url: `http://${addr}/`,
    timeout: 300_000, // with cold compile caches
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});

// The system's browser; an empty CHROMIUM stands for the one that Playwright installs.
function chromium(): { executablePath?: string } {
  const path = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
  return path ? { executablePath: path } : {};
}

async function freeAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>(listening => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  await new Promise(closed => server.close(closed));
  return `127.0.0.1:${port}`;
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "tabuleiro-test-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
