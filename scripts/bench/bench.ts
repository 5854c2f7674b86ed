import { fork } from "node:child_process";
import { parseArgs } from "node:util";
import type { Parts } from "./part.ts";

const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } });

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

// One after the other: they would slow each other down.
const bundles = await measure("bundles");
const { listing, pages, booking, transaction, calendar, contention, icd } = await measure("routes");
const { bare, login, home } = await measure("firstLoad");

const render = await (await import("./calendar-render.ts")).benchCalendarRender();

const points = (await import("./point-search.ts")).benchPointSearch();

const rows = [
  {
    name: "first load of /login, gzipped JavaScript / bare React application",
    ratio: login.ratio,
    limit: 1.8,
    ours: kilobytes(login.script),
    bare: kilobytes(bare),
    note: `and ${kilobytes(login.style)} of CSS`,
  },
  {
    name: "first load of home, gzipped JavaScript / bare React application",
    ratio: home.ratio,
    limit: 2.6,
    ours: kilobytes(home.script),
    bare: kilobytes(bare),
    note: `and ${kilobytes(home.style)} of CSS`,
  },
  {
    name: "list of patients, route p50 / bare handler with the same Query",
    ratio: listing.ratio,
    limit: 1.6,
    ours: milliseconds(listing.ours),
    bare: milliseconds(listing.bare),
  },
  {
    name: "booking, route p50 / bare conditional write",
    ratio: booking.ratio,
    limit: 1.8,
    ours: milliseconds(booking.ours),
    bare: milliseconds(booking.bare),
  },
  {
    name: "booking, route p50 / the same transaction sent bare",
    ratio: transaction.ratio,
    limit: 1.8,
    ours: milliseconds(transaction.ours),
    bare: milliseconds(transaction.bare),
  },
  {
    name: "heaviest handler bundle / bare SDK and ElectroDB handler",
    ratio: bundles.ratio,
    limit: 1.6,
    ours: kilobytes(bundles.bytes),
    bare: kilobytes(bundles.bare),
    note: bundles.worst,
  },
  {
    name: "first page of patients, 10,000 patients / 100 patients",
    ratio: pages.ratio,
    limit: 1.2,
    ours: milliseconds(pages.ours),
    bare: milliseconds(pages.bare),
  },
  {
    name: "a week of 500 appointments, route p50 / bare handler with the same Query",
    ratio: calendar.week.ratio,
    limit: 2,
    ours: milliseconds(calendar.week.ours),
    bare: milliseconds(calendar.week.bare),
  },
  {
    name: "a week, 2,000 appointments before it / none",
    ratio: calendar.years.ratio,
    limit: 1.2,
    ours: milliseconds(calendar.years.ours),
    bare: milliseconds(calendar.years.bare),
  },
  {
    name: "20 bookings of one hour at once, p50 / the same requests sent bare",
    ratio: contention.ratio,
    limit: 2.5,
    ours: milliseconds(contention.ours),
    bare: milliseconds(contention.bare),
    note: `${contention.rounds} rounds, never two`,
  },
  {
    name: "search of a whole ICD release, p95 / one bare Query by the same beginning, p95",
    ratio: icd.ratio,
    limit: 3,
    ours: milliseconds(icd.ours),
    bare: milliseconds(icd.bare),
    note: `${icd.codes} codes, loaded in ${icd.seconds.toFixed(0)} s`,
  },
  {
    name: "a week of 500 appointments, first render / the same boxes as bare React elements",
    ratio: render.ratio,
    limit: 6,
    ours: milliseconds(render.ours),
    bare: milliseconds(render.bare),
  },
  {
    name: "longest the browser is busy at once while an appointment is dragged over that week / 150 ms",
    ratio: render.drag / 150,
    limit: 1,
    ours: milliseconds(render.drag),
    bare: milliseconds(150),
  },
  {
    name: "a search of all acupuncture points while typing, p95 / 50 ms",
    ratio: points.ratio,
    limit: 1,
    ours: milliseconds(points.time),
    bare: milliseconds(50),
    note: `${points.searches} searches`,
  },
].map((row) => ({ ...row, ratio: Number(row.ratio.toFixed(3)), reached: row.ratio <= row.limit }));

if (values.json) console.log(JSON.stringify({ ratios: rows }, null, 2));
else
  for (const row of rows)
    console.log(
      `${row.ratio.toFixed(2).padStart(6)}  (aim ${row.limit})  ${row.name}: ${row.ours} / ${row.bare}${row.note ? `, ${row.note}` : ""}`,
    );
