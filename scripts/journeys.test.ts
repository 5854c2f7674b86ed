import { expect, it } from "vitest";
import { AGAIN_AT_MOST, countsOfJourneys } from "./journeys.ts";

const spec = (title: string, status: string) => ({ title, file: "demo.spec.ts", tests: [{ status }] });
const count = (statuses: string[], status: string) => statuses.filter((one) => one === status).length;

function reportOf(...statuses: string[]) {
  const [first, ...rest] = statuses.map((status, index) => spec(`journey ${index + 1}`, status));
  return {
    stats: {
      expected: count(statuses, "expected"),
      flaky: count(statuses, "flaky"),
      unexpected: count(statuses, "unexpected"),
    },
    suites: [{ specs: first ? [first] : [], suites: [{ specs: rest }] }],
  };
}

it.each([
  ["all at once", ["expected", "expected"], { passed: 2, failed: 0, names: [], again: [] }],
  [
    "one twice in vain",
    ["expected", "unexpected"],
    { passed: 1, failed: 1, names: ["demo.spec.ts › journey 2"], again: [] },
  ],
  [
    "one at the second try",
    ["flaky", "expected"],
    { passed: 2, failed: 0, names: [], again: ["demo.spec.ts › journey 1"] },
  ],
])("counts journeys that passed: %s", (_, statuses, counts) => {
  expect(countsOfJourneys(reportOf(...statuses))).toEqual(counts);
});

it("counts journeys that pass at the second attempt as failed if there are too many", () => {
  const statuses = Array.from({ length: AGAIN_AT_MOST + 1 }, () => "flaky");
  const { passed, failed, names } = countsOfJourneys(reportOf("expected", ...statuses));
  expect([passed, failed, names.length]).toEqual([1, AGAIN_AT_MOST + 1, AGAIN_AT_MOST + 1]);
});
