import { spawn } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const STATE = resolve(".build", "journeys");
const LOG = resolve(".build", "journeys.log");
const PORT_BASE = process.env.JOURNEYS_PORT_BASE ?? "7400";

/** Brings up a local cloud of its own for the journeys, and ends it with them. */
export default async function setup() {
  // A cloud that runs already serves while one writes journeys.
  if (process.env.READY) return;
  const readyFile = join(STATE, "ready.json");
  rmSync(readyFile, { force: true });
  mkdirSync(dirname(LOG), { recursive: true });
  // Everything the functions log while the journeys run. A cloud that ran already logs elsewhere.
  process.env.JOURNEYS_LOG = LOG;
  const log = openSync(LOG, "w");
  // It empties its state itself, once it knows that no other run has its ports.
  // Each journey makes what it needs; writing all of the demo clinic takes a twentieth of the journeys' processor time.
  const demo = ["--fresh", "--small-demo"];
  const args = ["scripts/local/start.ts", ...demo, "--port-base", PORT_BASE, "--state", STATE];
  const cloud = spawn("node", args, {
    stdio: ["ignore", log, "inherit"],
    env: { ...process.env, POWERTOOLS_LOG_LEVEL: "INFO" },
  });
  for (let waited = 0; !existsSync(readyFile); waited += 1) {
    if (cloud.exitCode !== null) throw new Error(`The local cloud ended with ${cloud.exitCode}`);
    if (waited > 1200) throw new Error("The local cloud was not ready within four minutes");
    await new Promise((wait) => setTimeout(wait, 200));
  }
  process.env.READY = readFileSync(readyFile, "utf8");
  return async () => {
    const ended = new Promise((done) => cloud.once("exit", done));
    cloud.kill("SIGINT");
    await ended;
  };
}
