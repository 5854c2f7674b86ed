import { expect, test } from "vitest";
import { nextStep } from "./closing.policy.ts";

const DAY = 86_400_000;
const due = Date.parse("2026-12-23T10:00:00.000Z");
const due_at = new Date(due).toISOString();

test.each([
  ["when it is asked for", -30, undefined, { remind: undefined, next: -7 }],
  ["seven days before", -7, undefined, { remind: 7, next: -1 }],
  ["again on that day", -6.9, 7, { remind: undefined, next: -1 }],
  ["one day before", -1, 7, { remind: 1, next: 0 }],
  ["where the job did not run for a week", -0.5, undefined, { remind: 1, next: 0 }],
  ["when the day has come", 0, 1, { remind: undefined, next: 0 }],
])("%s", (_, days, reminded, expected) => {
  const step = nextStep({ due_at, at: due + days * DAY, ...(reminded !== undefined && { reminded }) });
  expect(step).toEqual({ ...expected, next: due + expected.next * DAY });
});
