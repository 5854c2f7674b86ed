import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { AGAIN_AT_MOST, countsOfJourneys } from "./journeys.ts";

/**
 * Everything `npm test` runs, one step after the other, and one closing line that counts all of it.
 * A step that breaks without counting anything (a type error, a crash) counts as one failure.
 */
type Counts = { passed: number; failed: number; names?: string[]; again?: string[]; files?: string[] };
type Step = {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  counts?: () => Counts;
  /** The step for the files alone in which something failed: see record 0033. */
  again?: (files: string[]) => Step;
};

const reports = join(".build", "reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

type UnitReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** Each failed test as "file › name: first lines of why", so that the end of a long log says what to mend. */
function failuresOf(report: UnitReport): string[] {
  return report.testResults.flatMap((file) => {
    const short = relative(process.cwd(), file.name);
    const failed = file.assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0 && file.status === "failed") return [`${short}: ${firstLines(file.message)}`];
    return failed.map(
      (test) => `${short} › ${test.fullName}: ${firstLines(test.failureMessages.join("\n"))}`,
    );
  });
}

const firstLines = (text: string) => text.split("\n").slice(0, 6).join("\n    ");

const read = (file: string) => JSON.parse(readFileSync(join(reports, file), "utf8"));

const vitest = (name: string, projects: string[], files: string[] = []): Step => ({
  name,
  command: "vitest",
  args: [
    "run",
    ...files,
    ...projects.flatMap((project) => ["--project", project]),
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${join(reports, `${name}.json`)}`,
  ],
  counts: () => {
    const report: UnitReport = read(`${name}.json`);
    const files = report.testResults.filter(({ status }) => status === "failed");
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      names: failuresOf(report),
      files: files.map((file) => relative(process.cwd(), file.name)),
    };
  },
  again: (files) => vitest(`${name}-again`, projects, files),
});

const steps: Step[] = [
  { name: "format", command: "npm", args: ["run", "-s", "check:format"] },
  { name: "types", command: "npm", args: ["run", "-s", "check:types"] },
  { name: "imports", command: "npm", args: ["run", "-s", "check:imports"] },
  { name: "entries", command: "npm", args: ["run", "-s", "check:entries"] },
  { name: "unused", command: "npm", args: ["run", "-s", "check:unused"] },
  vitest("unit", ["rules", "unit*", "browser*"]),
  vitest("stacks", ["stacks"]),
  vitest("integration", ["integration"]),
  {
    name: "journeys",
    command: "playwright",
    args: ["test", "--reporter=list,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, "journeys.json") },
    counts: () => countsOfJourneys(read("journeys.json")),
  },
];

const run = (step: Step) =>
  new Promise<number>((resolve) => {
    const child = spawn(step.command, step.args, { stdio: "inherit", env: { ...process.env, ...step.env } });
    child.once("exit", (code) => resolve(code ?? 1));
    child.once("error", () => resolve(1));
  });

function countsOf(step: Step, code: number): Counts {
  const own = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (!step.counts) return own;
  try {
    const counts = step.counts();
    const broke = { failed: 1, names: [`${step.name}: ended with ${code} though no test failed, see above`] };
    return code !== 0 && counts.failed === 0 ? { ...counts, ...broke } : counts;
  } catch {
    return own;
  }
}

/** What failed, once more by itself. Where it passes then it is named, and counts as passed. */
async function triedAgain(step: Step, first: Counts): Promise<Counts> {
  const { failed, names = [], files = [] } = first;
  if (!step.again || files.length === 0 || failed === 0 || failed > AGAIN_AT_MOST) return first;
  console.log(`\n== ${step.name}, again: ${files.join(", ")}`);
  const second = step.again(files);
  const counts = countsOf(second, await run(second));
  if (counts.failed > 0) return first;
  return { passed: first.passed + failed, failed: 0, again: names };
}

const only = process.argv.slice(2);
const total: Counts = { passed: 0, failed: 0 };
const lines: string[] = [];
const failures: string[] = [];
const again: string[] = [];
for (const step of steps) {
  if (only.length > 0 && !only.includes(step.name)) continue;
  console.log(`\n== ${step.name}`);
  const startedAt = Date.now();
  const counts = await triedAgain(step, countsOf(step, await run(step)));
  total.passed += counts.passed;
  total.failed += counts.failed;
  failures.push(...(counts.names ?? []));
  again.push(...(counts.again ?? []));
  lines.push(
    `${step.name}: ${counts.passed} passed, ${counts.failed} failed, ${Math.round((Date.now() - startedAt) / 1000)} s`,
  );
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
if (again.length > 0)
  console.log(`\nPassed only when tried again, which is a fault to be found:\n${again.join("\n")}`);
console.log(`\n${lines.join("\n")}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
