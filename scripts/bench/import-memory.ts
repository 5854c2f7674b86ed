import { openAsBlob, readFileSync } from "node:fs";
import { Unreadable } from "../../packages/ui/src/sheets/limits.ts";
import { readFile } from "../../packages/ui/src/sheets/read-file.ts";

const read = async (name: string) => (await readFile(await openAsBlob(name))).read(0);
/** Of this process, bytes. What the system calls the greatest memory of a process is at least that of its parent. */
const peak = () => 1024 * Number(/VmHWM:\s*(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1]);

/**
 * Reads the file that is named, and tells the parent process how much memory this one took at most, bytes. With a second name
 * it tells what refusing that file took: the reason, milliseconds, and by how much the peak grew, bytes.
 */
const [name = "", hostile] = process.argv.slice(2);
const table = await read(name);
const answer = hostile === undefined ? peak() : await refusing(hostile);
if (hostile === undefined && table.rows.length < 1000) throw new Error("The file was not read");
process.send?.(answer, () => process.exit(0));

async function refusing(file: string) {
  const before = peak();
  const start = performance.now();
  const error = await read(file).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Unreadable)) throw new Error("The file was not refused", { cause: error });
  return { reason: error.reason, time: performance.now() - start, growth: peak() - before };
}
