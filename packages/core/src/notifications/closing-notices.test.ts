import { expect, test } from "vitest";
import { localTable } from "../testing/local-table.ts";
import { clinicWithNotices, HOUR, MINUTE, TUESDAY } from "../testing/notification-fixtures.ts";

localTable();
const { at, after, subjects, set, someone, book, cancel, minute } = clinicWithNotices();

test("a clinic that will be closed says nothing of appointments after that day, but that one is cancelled", async () => {
  const earlier = await someone();
  const later = await someone();
  const bookedBefore = await someone();
  const standing = await book(bookedBefore, TUESDAY + 3 * HOUR);
  after(4 * MINUTE);
  await minute();
  expect(subjects(bookedBefore)).toHaveLength(1);
  await set({ closing: { due_at: new Date(TUESDAY + 2 * HOUR).toISOString() } });
  await book(earlier, TUESDAY);
  await book(later, TUESDAY + 5 * HOUR);
  after(4 * MINUTE);
  await minute();
  expect(subjects(earlier)).toHaveLength(1);
  expect(subjects(later)).toEqual([]);
  // The day before, when reminders are due.
  at(TUESDAY - 20 * HOUR);
  await minute();
  expect(subjects(earlier)).toHaveLength(2);
  expect([subjects(later).length, subjects(bookedBefore).length]).toEqual([0, 1]);
  await cancel(standing);
  after(4 * MINUTE);
  await minute();
  expect(subjects(bookedBefore)).toHaveLength(2);
});
