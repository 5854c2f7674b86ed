import { expect, test } from "vitest";
import { DEFAULT_PLANS } from "../contracts/subscription/default-offers.ts";
import { advisedPlan } from "./plan-advice.ts";

const plans = Object.values(DEFAULT_PLANS);
const withoutStudent = plans.filter(({ code }) => code !== "student");
const use = { patients: 10, professionals: 1, secretaries: 1, disk_bytes: 1024, modules: 1 };

test.each([
  ["little", use, "basic"],
  ["as many patients as the plan allows", { ...use, patients: 200 }, "basic"],
  ["one patient more", { ...use, patients: 201 }, "pro"],
  ["a second professional", { ...use, professionals: 2 }, "pro"],
  ["a second module", { ...use, modules: 2 }, "pro"],
  ["much disk space", { ...use, disk_bytes: 11 * 1024 ** 3 }, "pro"],
  ["more professionals than any plan allows", { ...use, professionals: 11 }, null],
])("advises a clinic that uses %s: %3$s", (_, used, code) =>
  expect(advisedPlan(withoutStudent, used)).toBe(code),
);
test("advises what is on sale, the cheapest first", () => {
  expect(advisedPlan(plans, use)).toBe("student");
  const off = withoutStudent.map((plan) => ({ ...plan, on_sale: plan.code === "pro" }));
  expect(advisedPlan(off, use)).toBe("pro");
});
