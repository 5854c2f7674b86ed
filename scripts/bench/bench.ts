import { fork } from "node:child_process";
import { parseArgs } from "node:util";
import type { Parts } from "./part.ts";

/**
 * `--only bundles,icd` measures some of them; `ICD_RELEASE=file` searches an official release instead of a generated
 * one.
 */
const { values } = parseArgs({
  options: { json: { type: "boolean", default: false }, only: { type: "string", default: "" } },
});

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`;
const milliseconds = (time: number) => `${time.toFixed(2)} ms`;

function measure<P extends keyof Parts>(part: P): Promise<Parts[P]> {
  return new Promise((measured, failed) => {
    const child = fork(new URL("./part.ts", import.meta.url), [part], {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    child.once("message", (result) => measured(result as Parts[P]));
    child.once("exit", (code) => code !== 0 && failed(new Error(`Measuring ${part} failed`)));
  });
}

type Row = { name: string; ratio: number; limit: number | null; ours: string; bare: string; note?: string };
type Sided = { ratio: number; ours: number; bare: number };
const timed = (name: string, limit: number | null, { ratio, ours, bare }: Sided, note?: string): Row => ({
  name,
  ratio,
  limit,
  ours: milliseconds(ours),
  bare: milliseconds(bare),
  ...(note && { note }),
});

const times = (many: number, few: number) => many / Math.max(few, 1);

/**
 * What grows with a clinic: the largest of four ratios. Where the local engine itself takes longer for the same reads sent
 * bare, its part is taken off the time.
 */
function grown({ name, time, engine, many, few, larger }: Parts["growth"][number], sizes: string): Row {
  const describe = ({ ms, requests, items, bytes }: typeof many) =>
    `${milliseconds(ms)}, ${requests} requests, ${items} items, ${kilobytes(bytes)}`;
  const ratio = Math.max(
    time / Math.max(engine, 1),
    times(many.requests, few.requests),
    times(many.items, few.items),
    times(many.bytes, few.bytes),
  );
  const notes = `time ${time.toFixed(2)}, the same reads bare ${engine.toFixed(2)}`;
  return {
    name: `${name}, ${sizes}`,
    ratio,
    // A larger answer has no aim.
    limit: larger ? null : 1.3,
    ours: describe(many),
    bare: describe(few),
    note: larger ? `${notes}; the answer is larger: ${larger}` : notes,
  };
}

/** The measurements that can be made separately, with their results. */
const groups: Record<string, () => Promise<Row[]>> = {
  bundles: async () => {
    const { handlers, writers, whole } = await measure("bundles");
    const weighed = (
      name: string,
      { ratio, bytes, bare, worst }: typeof handlers,
      limit: number | null,
    ): Row => ({
      name,
      ratio,
      limit,
      ours: kilobytes(bytes),
      bare: kilobytes(bare),
      note: worst,
    });
    return [
      weighed("most code that a function starts with / bare SDK and ElectroDB function", handlers, 1.6),
      weighed("the same of those that write documents / the bare one with pdfkit", writers, 1.6),
      weighed("most code of a function with all its parts / bare SDK and ElectroDB function", whole, null),
    ];
  },
  routes: async () => {
    const { listing, pages, booking, transaction, calendar, contention } = await measure("routes");
    return [
      timed("list of patients, route p50 / bare handler with the same Query", 1.6, listing),
      timed("booking, route p50 / bare conditional write", 1.8, booking),
      timed("booking, route p50 / the same transaction sent bare", 1.8, transaction),
      timed("first page of patients, 10,000 patients / 100 patients", 1.2, pages),
      timed("a week of 500 appointments, route p50 / bare handler with the same Query", 2, calendar.week),
      timed("a week, 2,000 appointments before it / none", 1.2, calendar.years),
      timed(
        "20 bookings of one hour at once, p50 / the same requests sent bare",
        2.5,
        contention,
        `${contention.rounds} rounds, never two`,
      ),
    ];
  },
  statistics: async () => {
    const { practice, clinical, counting } = await measure("statistics");
    const clinic = "20,000 patients and 200,000 appointments";
    return [
      timed("statistics: five years / one month", 1.2, practice, clinic),
      timed("clinical statistics: five years / one month", 1.2, clinical, clinic),
      timed(
        "writing an appointment and counting it / writing it",
        null,
        counting,
        "in the stream, after the answer",
      ),
    ];
  },
  growth: async () => (await measure("growth")).map((one) => grown(one, "50,000 appointments / 1,000")),
  large: async () => {
    const { growth, counting } = await measure("largeClinic");
    const sizes = "200,000 appointments and 20,000 patients / 2,000 and 200";
    return [
      ...growth.map((one) => grown(one, sizes)),
      ...counting.map(({ records, seconds, isComplete, wrong }) => ({
        name: isComplete
          ? `years whose statistics differ from ${records} counted records`
          : `${records} records counted until the time was over, not compared`,
        limit: isComplete ? 0 : null,
        ratio: wrong.length,
        ours: `${seconds.toFixed(0)} s`,
        bare: "0",
        ...(wrong.length > 0 && { note: wrong.join("; ") }),
      })),
    ];
  },
  monitoring: async () => {
    const { list, write, requests } = await measure("monitoring");
    return [
      timed("first page of followed symptoms, 2,000 patients / 50 patients", 1.2, list),
      timed("a patient's answer, route p50 / the same three requests sent bare", 1.8, requests),
      { ...timed("the same / one bare conditional write", 1, write), limit: null },
    ];
  },
  payments: async () => {
    const { paid, repeated } = await measure("payments");
    return [
      // A payment is read, priced into days and written with plan, cart, audit and mail: no aim.
      { ...timed("the event that pays a plan, webhook p50 / one bare write", 1, paid), limit: null },
      { ...timed("the same event again, webhook p50 / one bare write", 1, repeated), limit: null },
    ];
  },
  imports: async () => {
    const { reading, memory } = await measure("importReading");
    const { writing, items } = await measure("importWriting");
    const refusals = await measure("importRefusing");
    const most = (key: "time" | "growth") => refusals.reduce((a, b) => (b[key] > a[key] ? b : a));
    const slowest = most("time");
    const largest = most("growth");
    return [
      timed(
        "refusing a hostile file, the slowest of all / 1 s",
        1,
        { ours: slowest.time, bare: 1000, ratio: slowest.time / 1000 },
        `${refusals.length} files; ${slowest.file}`,
      ),
      {
        name: "memory that refusing a hostile file takes, the most of all / 50 MB",
        ratio: largest.growth / (50 * 1024 * 1024),
        limit: 1,
        ours: kilobytes(largest.growth),
        bare: kilobytes(50 * 1024 * 1024),
        note: largest.file,
      },
      timed("reading a workbook of 10,000 patients, p50 / inflating it alone", 3, reading),
      {
        name: "peak memory of a process that reads 50,000 rows / 1,000 rows",
        ratio: memory.ratio,
        limit: 2,
        ours: kilobytes(memory.ours),
        bare: kilobytes(memory.bare),
      },
      timed(
        "40 rows of an import of 10,000, p50 / the same items with BatchWriteItem",
        1.5,
        writing,
        `${items} items`,
      ),
    ];
  },
  exports: async () => {
    const { few, memory, time } = await measure("exporting");
    return [
      {
        name: "peak memory of an export, 3,000 patients / 1,000 patients",
        ratio: memory.ratio,
        limit: 1.3,
        ours: kilobytes(memory.ours),
        bare: kilobytes(memory.bare),
        note: `10 patients ${kilobytes(few)}; ten appointments a patient, without files`,
      },
      timed("time of a patient in an export, 3,000 patients / 1,000 patients", 1.3, time),
    ];
  },
  drugs: async () => {
    const { drugs, seconds, cold, ...search } = await measure("drugs");
    return [
      timed(
        "search of all published medicines, p95 / 100 ms",
        1,
        search,
        `${drugs} medicines, written in ${seconds.toFixed(0)} s; ${cold.toFixed(0)} ms where the container never searched`,
      ),
    ];
  },
  icd: async () => {
    const { codes, seconds, cold, ...search } = await measure("icd");
    return [
      timed(
        "search of a whole ICD release, p95 / one bare Query by the same beginning, p95",
        3,
        search,
        `${codes} codes, loaded in ${seconds.toFixed(0)} s; ${cold.toFixed(2)} where the container never searched`,
      ),
    ];
  },
  visit: async () => {
    const { one, both, bytes } = await measure("visit");
    const size = kilobytes(bytes);
    return [
      timed("an appointment with everything in it, route p50 / a bare Query of its items", 1.6, one, size),
      timed("the same / bare Queries of its items and of the patient's record, together", 1.6, both, size),
    ];
  },
  screen: async () => {
    const { opening, tests, drawing } = await (await import("./visit-render.ts")).benchVisitRender();
    const bare = "the same elements bare, processor slowed down 4 times";
    return [
      timed(
        `an appointment with everything in it, until one can write / ${bare}`,
        1.5,
        opening,
        `${opening.fields} fields`,
      ),
      timed(`its tests, until one can write / ${bare}`, 1.5, tests, `${tests.fields} fields`),
      timed("a drawing of 2,000 points / the same paths bare, slowed down 4 times", 5, drawing),
    ];
  },
  load: async () => {
    const { bare, login, home, page } = await measure("firstLoad");
    const loaded = (
      name: string,
      limit: number,
      { ratio, script, style }: Omit<typeof login, "files">,
      least = bare,
    ): Row => ({
      name: `first load of ${name}`,
      ratio,
      limit,
      ours: kilobytes(script),
      bare: kilobytes(least),
      note: `and ${kilobytes(style)} of CSS`,
    });
    const of = (what: string) => `${what}, gzipped JavaScript / bare React`;
    const { answering } = page;
    const usable = { ours: answering.ours, bare: 2500, ratio: answering.ours / 2500 };
    const slow = "processor slowed down 4 times, 1.6 Mbps";
    return [
      loaded(of("/login"), 1.8, login),
      loaded(of("home"), 2.6, home),
      loaded(of("the patient's monitoring page"), 1.3, page, page.bare),
      timed(`the same page until its first button answered, ${slow} / 2.5 s`, 1, usable),
      { ...timed("the same / a bare React page", 1, answering), limit: null },
    ];
  },
  screens: async () => {
    const slowed = "processor slowed down 4 times";
    return (await measure("screens")).flatMap(({ name, worst, slowest, times }): Row[] => [
      {
        name: `layout shift while ${name} opens / 0.05, ${slowed}`,
        ratio: worst.shift / 0.05,
        limit: 1,
        ours: worst.shift.toFixed(3),
        bare: "0.05",
        note: `largest at ${worst.width} px`,
      },
      timed(
        `slowest interaction on ${name} until the next paint / 200 ms, ${slowed}`,
        1,
        { ours: slowest.ms, bare: 200, ratio: slowest.ms / 200 },
        times.map((one) => `${one.name} ${one.ms} ms`).join("; "),
      ),
    ]);
  },
  points: async () => {
    const { time, ratio, searches } = (await import("./point-search.ts")).benchPointSearch();
    const sides = { ours: time, bare: 50, ratio };
    const name = "a search of all acupuncture points while typing, p95 / 50 ms";
    return [timed(name, 1, sides, `${searches} searches`)];
  },
  prices: async () => {
    const { orders, ...sides } = await measure("prices");
    const name = "the price of an order and what it gives, p95 / 1 ms";
    return [timed(name, 1, sides, `${orders} orders`)];
  },
  safety: async () => {
    const { hits, ...sides } = (await import("./safety.ts")).benchSafety();
    const name = "safety check of 20 substances against 10 medicines, p95 / 5 ms";
    return [timed(name, 1, sides, `${hits} findings on average`)];
  },
  calendar: async () => {
    const render = await (await import("./calendar-render.ts")).benchCalendarRender();
    const drag = { ratio: render.drag / 150, ours: render.drag, bare: 150 };
    return [
      timed("a week of 500 appointments, first render / the same boxes as bare React elements", 6, render),
      timed(
        "longest the browser is busy at once while an appointment is dragged over that week / 150 ms",
        1,
        drag,
      ),
    ];
  },
};

/** Takes an hour: only measured where it is asked for. */
const LONG: readonly string[] = ["large"];
const usual = Object.keys(groups).filter((name) => !LONG.includes(name));
const asked = values.only === "" ? usual : values.only.split(",");
const found: Row[] = [];
// One after the other, because they would slow each other down.
for (const name of asked) {
  const group = groups[name];
  if (!group) throw new Error(`There is ${Object.keys(groups).join(", ")}, but no ${name}`);
  found.push(...(await group()));
}
const rows = found.map((row) => ({
  ...row,
  ratio: Number(row.ratio.toFixed(3)),
  reached: row.limit === null || row.ratio <= row.limit,
}));

if (values.json) console.log(JSON.stringify({ ratios: rows }, null, 2));
else
  for (const row of rows)
    console.log(
      `${row.ratio.toFixed(2).padStart(6)}  (aim ${row.limit ?? "none"})  ${row.name}: ${row.ours} / ${row.bare}${row.note ? `, ${row.note}` : ""}`,
    );
