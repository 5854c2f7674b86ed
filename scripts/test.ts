import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { AGAIN_AT_MOST, countsOfJourneys } from "./journeys.ts";

/**
 * Everything `npm test` runs, in three sequences side by side (see record 0169), and one closing line that counts all of it.
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

/**
 * Nearly two hundred processes load the same packages. With this Node compiles each of their files once (record 0166). What
 * an earlier run left there is of use too.
 */
process.env.NODE_COMPILE_CACHE ??= resolve(".build", "compiled");

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

const check = (name: string): Step => ({ name, command: "npm", args: ["run", "-s", `check:${name}`] });

/** They use one process each. */
const others: Step[] = [
  ...["format", "styles", "entries"].map(check),
  vitest("stacks", ["stacks"]),
  vitest("integration", ["integration"]),
];
/**
 * Only when they are asked for: the integration test of a new slice makes the same checks of the whole product, with a slice in it
 * (record 0171).
 */
const whenAsked: Step[] = ["types", "imports", "unused"].map(check);
/** They use two processes and wait now and then. */
const unit: Step = vitest("unit", ["rules", "unit*", "browser*"]);
const journeys: Step = {
  name: "journeys",
  command: "playwright",
  args: ["test", "--reporter=list,json"],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, "journeys.json") },
  counts: () => countsOfJourneys(read("journeys.json")),
};

/** Runs a step; with a file, its output goes there instead of being shown. */
const run = (step: Step, file?: number) =>
  new Promise<number>((done) => {
    const output = file ?? "inherit";
    const child = spawn(step.command, step.args, {
      stdio: ["ignore", output, output],
      env: { ...process.env, ...step.env },
    });
    child.once("exit", (code) => done(code ?? 1));
    child.once("error", () => done(1));
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

type Result = { line: string; counts: Counts };

async function result(step: Step, file?: number): Promise<Result> {
  const startedAt = Date.now();
  const counts = await triedAgain(step, countsOf(step, await run(step, file)));
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  return { counts, line: `${step.name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s` };
}

/** Runs steps one after the other. Those that are not shown as they run are shown from a file once they have ended. */
async function inSequence(steps: readonly Step[], isShown: boolean): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) {
    if (isShown) {
      console.log(`\n== ${step.name}`);
      results.push(await result(step));
      continue;
    }
    const log = join(reports, `${step.name}.log`);
    console.log(`\n== ${step.name}, beside the other steps: ${log}`);
    const file = openSync(log, "w");
    results.push(await result(step, file));
    closeSync(file);
    console.log(`\n== ${step.name}\n${readFileSync(log, "utf8")}`);
  }
  return results;
}

const only = process.argv.slice(2);
const sequences = [only.length > 0 ? [...whenAsked, ...others] : others, [unit], [journeys]]
  .map((steps) => steps.filter(({ name }) => only.length === 0 || only.includes(name)))
  .filter((steps) => steps.length > 0);
/** Two at once would mix what they print. */
const shown = sequences.length === 1 ? sequences[0] : sequences.find((steps) => steps.includes(unit));
const ended = await Promise.all(sequences.map((steps) => inSequence(steps, steps === shown)));
const results = ended.flat();

const sumOf = (key: "passed" | "failed") => results.reduce((sum, { counts }) => sum + counts[key], 0);
const failures = results.flatMap(({ counts }) => counts.names ?? []);
const again = results.flatMap(({ counts }) => counts.again ?? []);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
if (again.length > 0)
  console.log(`\nPassed only when tried again, which is a fault to be found:\n${again.join("\n")}`);
console.log(`\n${results.map(({ line }) => line).join("\n")}`);
console.log(`\n${sumOf("passed")} passed, ${sumOf("failed")} failed`);
process.exitCode = sumOf("failed") > 0 ? 1 : 0;
