import { expect, test } from "vitest";
import { MAX_OCCURRENCES } from "../contracts/scheduling/series.ts";
import { MAX_WRITES } from "../db/transact.ts";
import { transactionsOf } from "./dispatch-notices.ts";

test("a series is settled in transactions that hold every write, however many reminders are due at once", () => {
  const decided = (kind: "booked" | "moved" | "cancelled" | "reminder" | undefined, count: number) =>
    Array.from({ length: count }, () => ({
      decision: { kind, lastNotified: undefined, reminded: [], next: undefined },
    }));
  const sizes = (...all: ReturnType<typeof decided>[]) =>
    transactionsOf(all.flat()).map((part) => {
      const kinds = part.map(({ decision }) => decision.kind);
      const reminders = kinds.filter((kind) => kind === "reminder").length;
      const changes = new Set(kinds.filter((kind) => kind && kind !== "reminder")).size;
      return { notices: part.length, writes: part.length + 2 * (reminders + changes) };
    });
  expect(sizes(decided("booked", MAX_OCCURRENCES))).toEqual([{ notices: 52, writes: 54 }]);
  expect(sizes(decided("reminder", MAX_OCCURRENCES))).toEqual([
    { notices: 33, writes: 99 },
    { notices: 19, writes: 57 },
  ]);
  const mixed = sizes(
    decided("moved", 20),
    decided("cancelled", 10),
    decided("reminder", 12),
    decided(undefined, 10),
  );
  expect(mixed).toEqual([
    { notices: 40, writes: 44 },
    { notices: 12, writes: 36 },
  ]);
  for (const { writes } of mixed) expect(writes).toBeLessThanOrEqual(MAX_WRITES);
});
