import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PAYMENT_METHODS } from "../contracts/billing/billing.ts";
import { paymentOf, priceOf, statusOf } from "../contracts/billing/payment-state.ts";
import { mayCharge } from "../contracts/kernel/access.ts";
import { roomFor, sumOf, totalsOf } from "./billing.policy.ts";

const cents = fc.integer({ min: 0, max: 100_000_00 });
const entry = fc.record({
  kind: fc.constantFrom("payment" as const, "refund" as const),
  amount: fc.integer({ min: 1, max: 100_000_00 }),
  method: fc.constantFrom(...PAYMENT_METHODS),
});

describe("sums", () => {
  test("what each way of paying came to is what all came to", () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 60 }), (entries) => {
        const { totals, received, refunded } = totalsOf(entries);
        const sum = Object.values(totals).reduce((all, one) => all + one, 0);
        expect(sum).toBe(sumOf(entries));
        expect(sum).toBe(received - refunded);
        expect(Number.isSafeInteger(sum)).toBe(true);
      }),
    );
  });
  test("paying within the room never pays more than the price, and ends paid", () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { maxLength: 30 }), (price, wanted) => {
        let paid = 0;
        for (const amount of wanted) {
          paid += Math.min(amount, roomFor(price, paid));
          expect(paid).toBeLessThanOrEqual(price);
          expect(statusOf(price, paid)).toBe(paid === price ? "paid" : paid > 0 ? "partial" : "pending");
        }
        expect(statusOf(price, paid + roomFor(price, paid))).toBe("paid");
      }),
    );
  });
});

test("what was missed or cancelled costs nothing", () => {
  expect(
    ["scheduled", "done", "missed", "cancelled"].map((status) => priceOf({ price: 5000, status }, undefined)),
  ).toEqual([5000, 5000, 0, 0]);
});

test("professionals and students charge their own appointments, the desk and managers all", () => {
  const none = {
    patients_permission: true,
    appointment_permission: true,
    calendar_permission: true,
    monitoring_permission: true,
  };
  const may = (role: "manager" | "professional" | "student" | "receptionist", owner = false) =>
    ["me", "other"].map((professional_id) =>
      mayCharge({ ...none, id: "me", role, owner, practises: true }, { professional_id }),
    );
  expect(may("manager")).toEqual([true, true]);
  expect(may("receptionist")).toEqual([true, true]);
  expect(may("professional")).toEqual([true, false]);
  expect(may("student")).toEqual([true, false]);
  expect(may("student", true)).toEqual([true, true]);
});

test.each([
  [{ price: 5000, paid: 0 }, "pending"],
  [{ price: 5000, paid: 1 }, "partial"],
  [{ price: 5000, paid: 5000 }, "paid"],
  [{ price: 5000, paid: 5001 }, "over"],
  [{ price: 0, paid: 0 }, "none"],
  [{ price: 5000, paid: 0, status: "missed" }, "none"],
  [{ price: 5000, paid: 5000, status: "cancelled" }, "over"],
  [{ price: 5000, paid: 0, status: "missed", fee_owed: true }, "pending"],
  [{ price: 5000, paid: 5000, status: "missed", fee_owed: true }, "paid"],
])("the calendar says of %j: %s", (head, state) => {
  expect(paymentOf({ status: "confirmed", fee_owed: false, ...head }).state).toBe(state);
});
