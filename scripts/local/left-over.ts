import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";

/** A service's process and the one that started it. */
type Started = { service: number; starter: number };

/** Records which process runs a service, so that the next start can end it if this one is killed. */
export const noteService = (file: string, service: number) =>
  writeFileSync(file, JSON.stringify({ service, starter: process.pid } satisfies Started));

/**
 * Ends a service whose starting process was killed. A service of another running start is left alone, and so is a
 * process whose command does not contain `mark`, because its number was reused. Returns whether no other start uses the
 * service.
 */
export async function endLeftOver(file: string, mark: string): Promise<boolean> {
  if (!existsSync(file)) return true;
  const { service, starter } = JSON.parse(readFileSync(file, "utf8")) as Started;
  if (commandOf(starter) !== "") return false;
  if (commandOf(service).includes(mark)) {
    process.kill(service, "SIGTERM");
    for (let tries = 0; tries < 200 && commandOf(service).includes(mark); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 25));
  }
  rmSync(file, { force: true });
  return true;
}

/** The command line of a process; empty where there is none. */
function commandOf(pid: number): string {
  try {
    return execFileSync("ps", ["-o", "command=", "-ww", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}
