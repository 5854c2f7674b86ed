import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { portsFrom } from "./ports.ts";
import { eventually, testPortBase } from "./test-cloud.ts";

const base = testPortBase();
const ports = portsFrom(base);
const state = mkdtempSync(join(tmpdir(), "meridian-start-"));
// The demo clinic has tests of its own; here its accounts count as made.
writeFileSync(
  join(state, "accounts.json"),
  JSON.stringify({ manager: { email: "m@demo.example", password: "p" } }),
);

const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(state, { recursive: true, force: true });
});

/** Starts the local cloud without building the apps. */
function start() {
  const child = spawn(
    process.execPath,
    ["scripts/local/start.ts", "--dev", "--port-base", String(base), "--state", state],
    { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, NODE_OPTIONS: "" } },
  );
  started.push(child);
  let printed = "";
  child.stdout.on("data", (chunk) => (printed += chunk));
  child.stderr.on("data", (chunk) => (printed += chunk));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { child, ended, printed: () => printed };
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket.destroy() !== undefined));
    socket.once("error", () => resolve(false));
  });
const readyFile = () => {
  try {
    return JSON.parse(readFileSync(join(state, "ready.json"), "utf8"));
  } catch {
    return undefined;
  }
};

describe("npm start", () => {
  test("prints all addresses, and a signal ends everything", async () => {
    const { child, ended, printed } = start();
    const ready = await eventually(async () => readyFile(), 60);
    expect(ready).toMatchObject({
      web: `http://localhost:${base}`,
      admin: `http://localhost:${base}/admin`,
      api: `http://localhost:${base + 1}`,
      accounts: { manager: { email: "m@demo.example" } },
    });
    for (const key of ["mailbox", "phones", "payments"]) expect((await fetch(ready[key])).status).toBe(200);
    const missing = await fetch(`${ready.api}/nothing`);
    expect(missing.status).toBe(404);
    expect(missing.headers.get("keep-alive"), "an idle connection outlives a pause between two clicks").toBe(
      "timeout=350",
    );
    expect(printed()).toContain(`curl -X POST http://localhost:${base + 8}/run/`);
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect(readyFile()).toBeUndefined();
    for (const port of Object.values(ports)) expect(await isOpen(port)).toBe(false);
  });

  test("names a port that is in use, and leaves nothing running", async () => {
    const squatter = createServer().listen(ports.files, "127.0.0.1");
    const { ended, printed } = start();
    expect(await ended).toBe(1);
    expect(printed()).toContain(`Port ${ports.files} (files) is taken`);
    squatter.close();
    expect(await isOpen(ports.dynamodb)).toBe(false);
  });
});
