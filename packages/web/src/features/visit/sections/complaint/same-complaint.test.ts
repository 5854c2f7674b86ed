import { expect, it } from "vitest";
import { isSameComplaint } from "./same-complaint.ts";

it.each([
  ["Low back pain", "low back pain ", true],
  ["Low back pain", "Low back pain, now to the left", true],
  ["Insónia", "insonia", true],
  ["Low back pain", "Headache", false],
  ["", "", false],
  ["Low", "Low back pain", false],
])('"%s" and "%s": the same complaint is %s', (one, other, same) => {
  expect(isSameComplaint({ what: one }, { what: other })).toBe(same);
});
