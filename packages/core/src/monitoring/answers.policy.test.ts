import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_ENTRIES_A_DAY } from "../contracts/monitoring/symptom-terms.ts";
import { counting, withDay, withEntry } from "./answers.policy.ts";
import type { KeptEntry } from "./symptom-day.entity.ts";

const sent = (value: number | null, second: number) => ({
  symptom: "mns_demo",
  day: "2026-03-01",
  value,
  note: "",
  late: false,
  entered_at: new Date(Date.UTC(2026, 2, 1, 10, 0, second)).toISOString(),
});

test("the same answer twice is kept once, and the very same array comes back", () => {
  const once = withEntry([], "a", sent(5, 1));
  expect(withEntry(once, "a", sent(5, 1))).toBe(once);
});

test("an answer taken back is not brought back by an earlier state that arrives late", () => {
  const back = withEntry(withEntry([], "a", sent(5, 1)), "a", sent(null, 3));
  expect(counting(withEntry(back, "a", sent(7, 2)))).toEqual([]);
  expect(counting(withEntry(back, "a", sent(7, 4)))).toMatchObject([{ value: 7 }]);
});

test("whatever arrives in whatever order and however often, the last state of each answer is what counts", () => {
  const change = fc.record({
    id: fc.constantFrom("a", "b", "c"),
    value: fc.option(fc.integer({ min: 1, max: 10 })),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (made, order) => {
      const changes = made.map((one, second) => ({ ...one, second }));
      const arrived = [...changes, ...changes]
        .map((one) => ({ one, at: Number(order.next().value) }))
        .sort((x, y) => x.at - y.at)
        .map(({ one }) => one);
      const kept = arrived.reduce<readonly KeptEntry[]>(
        (entries, { id, value, second }) => withEntry(entries, id, sent(value, second)),
        [],
      );
      const last = new Map(changes.map(({ id, value }) => [id, value]));
      const expected = [...last].filter(([, value]) => value !== null).sort();
      expect(
        counting(kept)
          .map(({ id, value }) => [id, value])
          .sort(),
      ).toEqual(expected);
    }),
  );
});

test("refuses more answers in a day than there may be, but always lets one be changed or taken back", () => {
  let entries: readonly KeptEntry[] = [];
  for (let index = 0; index < MAX_ENTRIES_A_DAY; index += 1)
    entries = withEntry(entries, `demo-${index}`, sent(5, index));
  expect(() => withEntry(entries, "one-more", sent(5, 40))).toThrow("entry.too_many");
  expect(counting(withEntry(entries, "demo-1", sent(9, 41)))).toHaveLength(MAX_ENTRIES_A_DAY);
  expect(counting(withEntry(entries, "demo-1", sent(null, 41)))).toHaveLength(MAX_ENTRIES_A_DAY - 1);
});

test("a day whose only answer was taken back is no answered day", () => {
  const answered = withDay([], "2026-03-01", withEntry([], "a", sent(5, 1)));
  expect(answered.recent).toEqual([{ day: "2026-03-01", sum: 5, count: 1, late: false }]);
  expect(withDay(answered.recent, "2026-03-01", withEntry([], "a", sent(null, 2))).recent).toEqual([]);
});
