/**
 * `npm run deploy:rehearsal`: does all that a deployment does, `sst deploy` with every stack and every file, against an example
 * account that takes everything. Parameters that are not set get reserved example values. The apps must be built.
 */
import { spawn } from "node:child_process";
import path from "node:path";
import { EXAMPLE_PARAMETERS, EXAMPLE_REGION } from "../stacks/test/example-parameters.ts";
import { accountAt, exampleAccount } from "./example-account.ts";

const ROOT = path.resolve(import.meta.dirname, "..");
const SST = path.join(ROOT, "node_modules", ".bin", "sst");

type Options = {
  /** Further arguments of `sst deploy`. */
  args?: readonly string[];
  /** Refuses so many of the first calls as too many. */
  throttled?: number;
  /** Receives what SST prints. */
  print?: (text: string) => void;
};
type Rehearsed = {
  /** What SST ended with: 0 where every stack was deployed. */
  code: number;
  /** The stacks that were created. */
  stacks: string[];
  /** Calls that the example account has no answer to. */
  unknown: string[];
};

export async function rehearse({ args = [], throttled = 0, print }: Options = {}): Promise<Rehearsed> {
  const account = await exampleAccount(throttled);
  const child = spawn(process.execPath, [SST, "deploy", "--stage", "rehearsal", ...args], {
    cwd: ROOT,
    env: { AWS_REGION: EXAMPLE_REGION, ...EXAMPLE_PARAMETERS, ...process.env, ...accountAt(account.url) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => print?.(text));
  const code = await new Promise<number>((ended, failed) => {
    child.once("error", failed);
    child.once("close", (status) => ended(status ?? 1));
  });
  account.close();
  return { code, stacks: [...account.created], unknown: account.unknown };
}

if (import.meta.main) {
  const { code, stacks, unknown } = await rehearse({
    args: process.argv.slice(2),
    print: (text) => process.stdout.write(text),
  });
  console.log(`\n${stacks.length} stacks created in an example account`);
  for (const call of unknown) console.log(`No answer to ${call}`);
  process.exitCode = unknown.length > 0 ? 1 : code;
}
