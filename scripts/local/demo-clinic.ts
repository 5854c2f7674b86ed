import { fork } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

export type DemoAccounts = Record<string, { email: string; password: string }>;

/** How complete a demo clinic is. `interrupted`: its start ended before all appointments were written. */
export type Filling = "complete" | "interrupted" | { readonly finished: Promise<boolean> };

const PROGRAM = resolve(import.meta.dirname, "../seed/main.ts");

/**
 * The demo clinic of the running local cloud, made once and kept in the folder `state`. Returns as soon as the accounts
 * can sign in; another process then writes the appointments, and `finished` says whether it wrote all of them. A small one
 * has few of them.
 */
export async function demoClinic(
  state: string,
  { small = false } = {},
): Promise<{ accounts: DemoAccounts; filling: Filling }> {
  const file = join(state, "accounts.json");
  const unfinished = join(state, "seeding");
  if (existsSync(file)) {
    const accounts: DemoAccounts = JSON.parse(readFileSync(file, "utf8"));
    return { accounts, filling: existsSync(unfinished) ? "interrupted" : "complete" };
  }
  const child = fork(PROGRAM, small ? ["--small"] : [], { execArgv: ["--max-semi-space-size=64"] });
  process.once("exit", () => child.kill());
  const finished = new Promise<boolean>((done) => child.once("exit", (code) => done(code === 0)));
  const accounts = await new Promise<DemoAccounts>((made, failed) => {
    child.once("message", (message) => made(message as DemoAccounts));
    child.once("error", failed);
    finished.then(() => failed(new Error("The demo clinic could not be made, see above.")));
  });
  writeFileSync(unfinished, "");
  writeFileSync(file, JSON.stringify(accounts, null, 2));
  finished.then((all) => all && rmSync(unfinished, { force: true }));
  return { accounts, filling: { finished } };
}
