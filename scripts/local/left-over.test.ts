import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { listening } from "../../packages/core/src/testing/engine.ts";
import { freePort } from "../../packages/core/src/testing/free-port.ts";
import { startDynamodb } from "./dynamodb.ts";

const undo: (() => void)[] = [];
afterEach(() => {
  for (const one of undo.splice(0)) one();
});

/** A process that starts the engine and then only waits. */
async function otherStart(port: number, state: string) {
  const script = `const { startDynamodb } = await import(${JSON.stringify(join(import.meta.dirname, "dynamodb.ts"))});
    await startDynamodb(${port}, ${JSON.stringify(state)}, "none"); setInterval(() => {}, 1000);`;
  const { DYNAMODB_ENDPOINT: _, ...env } = process.env;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { env, stdio: "ignore" });
  undo.push(() => child.kill());
  await listening(port);
  return child;
}
function place() {
  const state = mkdtempSync(join(tmpdir(), "meridian-left-over-"));
  undo.push(() => rmSync(state, { recursive: true, force: true }));
  return state;
}

test("an engine whose start was killed is ended by the next one", async () => {
  const port = await freePort();
  const state = place();
  const killed = await otherStart(port, state);
  killed.kill("SIGKILL");
  await once(killed, "exit");
  await listening(port);
  const engine = await startDynamodb(port, state, "none");
  await listening(port);
  await engine.stop();
});

test("an engine that another start uses is left alone", async () => {
  const port = await freePort();
  const state = place();
  const running = await otherStart(port, state);
  await expect(startDynamodb(port, state, "none")).rejects.toThrow(/Is port \d+ taken/);
  await listening(port);
  running.kill();
  await once(running, "exit");
  await (await startDynamodb(port, state, "none")).stop();
});
