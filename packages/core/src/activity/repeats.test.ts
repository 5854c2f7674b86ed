import { expect, test } from "vitest";
import { withoutRepeats } from "./activity.service.ts";

const entry = (minute: number, over: object = {}) => ({
  action: "read" as const,
  record: "pat_1",
  user: "usr_1",
  at: new Date(Date.UTC(2026, 0, 1, 10, minute)).toISOString(),
  ...over,
});

test("shows the reads of one record by one person within five minutes as one, the newest", () => {
  const entries = [entry(20), entry(18), entry(16), entry(14), entry(2)];
  expect(withoutRepeats(entries)).toEqual([entry(20), entry(14), entry(2)]);
});

test("shows every change, and the reads of others and of other records", () => {
  const entries = [
    entry(20),
    entry(20, { user: "usr_2" }),
    entry(19, { record: "doc_1" }),
    entry(19, { action: "update" }),
    entry(19, { action: "update" }),
  ];
  expect(withoutRepeats(entries)).toEqual(entries);
});
