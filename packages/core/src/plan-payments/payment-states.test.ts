import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PLAN_PAYMENT_METHODS, type PlanPaymentMethod } from "../contracts/plan-payments/terms.ts";
import { after, isOpen, type PaymentEffect, type PaymentEvent, type PaymentState } from "./payment-states.ts";

const TOTAL = 4500;
const begun = (method: PlanPaymentMethod): PaymentState => ({
  method,
  status: "pending",
  reason: null,
  total_cents: TOTAL,
  received_cents: 0,
  given: false,
  reserved: true,
});
const run = (state: PaymentState, events: readonly PaymentEvent[]) => {
  const effects: PaymentEffect[] = [];
  let current = state;
  for (const event of events) {
    const change = after(current, event);
    if (!change) continue;
    current = change.state;
    effects.push(...change.effects);
  }
  return { state: current, effects };
};
const event = (kind: Exclude<PaymentEvent["kind"], "provider_succeeded" | "part_received">) =>
  ({ kind }) as PaymentEvent;
const succeeded = (received_cents = TOTAL): PaymentEvent => ({ kind: "provider_succeeded", received_cents });
const part = (cents: number): PaymentEvent => ({ kind: "part_received", cents });

describe("the course of a payment", () => {
  test.each<[PlanPaymentMethod, PaymentEvent[], PaymentState["status"], PaymentEffect[]]>([
    ["mb_way", [succeeded()], "paid", ["give"]],
    ["mb_way", [event("provider_processing"), succeeded()], "paid", ["give"]],
    ["mb_way", [event("provider_failed")], "failed", ["release"]],
    ["mb_way", [event("provider_canceled")], "expired", ["release"]],
    ["mb_way", [event("time_ran_out")], "expired", ["release"]],
    ["mb_way", [event("cancelled")], "failed", ["release"]],
    ["mb_way", [event("unavailable")], "failed", ["release"]],
    // Money that arrives late counts.
    ["reference", [event("time_ran_out"), succeeded()], "paid", ["release", "give", "count_use"]],
    ["reference", [event("cancelled"), succeeded()], "paid", ["release", "give", "count_use"]],
    [
      "reference",
      [event("time_ran_out"), succeeded(4000), succeeded()],
      "paid",
      ["release", "give", "count_use"],
    ],
    ["reference", [succeeded(4000)], "partial", []],
    ["reference", [succeeded(4000), succeeded()], "paid", ["give"]],
    ["reference", [succeeded(), succeeded(4000), event("provider_failed")], "paid", ["give"]],
    ["reference", [succeeded(), event("refunded"), succeeded()], "refunded", ["give", "take_back"]],
    ["reference", [event("provider_refunded"), succeeded()], "refunded", ["release"]],
    // A payment that the provider handles does not run out of time.
    ["reference", [event("provider_processing"), event("time_ran_out")], "processing", []],
    // The provider has no say about a transfer, an administrator none about the provider's.
    ["transfer", [succeeded()], "pending", []],
    ["mb_way", [event("approved")], "pending", []],
    ["transfer", [event("proof_added"), event("approved")], "paid", ["give"]],
    ["transfer", [event("proof_added"), event("time_ran_out")], "processing", []],
    ["transfer", [event("proof_added"), event("cancelled")], "processing", []],
    ["transfer", [event("proof_added"), event("rejected")], "failed", ["release"]],
    [
      "transfer",
      [event("proof_added"), event("rejected"), event("proof_added"), event("approved")],
      "paid",
      ["release", "reserve", "give"],
    ],
    [
      "transfer",
      [event("proof_added"), event("rejected"), event("approved")],
      "paid",
      ["release", "give", "count_use"],
    ],
    ["transfer", [part(2000)], "partial", []],
    ["transfer", [part(2000), part(2500)], "paid", ["give"]],
    ["transfer", [part(2000), event("refunded")], "refunded", ["release"]],
    ["transfer", [event("cancelled"), event("proof_added")], "failed", ["release"]],
  ])("%s %j is %s with %j", (method, events, status, effects) => {
    const { state, effects: happened } = run(begun(method), events);
    expect([state.status, happened]).toEqual([status, effects]);
  });

  test("an approved transfer counts as received in full", () => {
    expect(run(begun("transfer"), [part(2000), event("approved")]).state.received_cents).toBe(TOTAL);
  });
});

const providerEvent = fc.oneof(
  fc.constantFrom(
    event("provider_processing"),
    event("provider_failed"),
    event("provider_canceled"),
    event("provider_refunded"),
  ),
  fc.integer({ min: 1, max: TOTAL }).map(succeeded),
  fc.constant(succeeded()),
);

test("the provider's events give the same state in any order, and repeated ten times", () => {
  const shuffled = fc.array(providerEvent, { maxLength: 8 }).chain((events) =>
    fc.tuple(
      fc.constant(events),
      fc.shuffledSubarray(
        [...Array(10).keys()].flatMap(() => events),
        { minLength: events.length * 10 },
      ),
    ),
  );
  fc.assert(
    fc.property(fc.constantFrom("mb_way" as const, "reference" as const), shuffled, (method, [once, ten]) => {
      const first = run(begun(method), once);
      const second = run(begun(method), ten);
      const seen = ({ status, received_cents, given, reserved }: PaymentState) => ({
        status,
        given,
        // Whether a code's use came back depends on whether the payment ended before the money arrived.
        ...(["pending", "processing", "expired", "failed", "paid"].includes(status) && { reserved }),
        ...(status !== "refunded" && { received_cents }),
      });
      expect(seen(second.state)).toEqual(seen(first.state));
    }),
    { numRuns: 1000 },
  );
});

/** What a clinic, a discount code and the mailbox would hold: the effects, counted. */
type Ledger = { state: PaymentState; days: number; everGiven: number; uses: number };
/** What happened to the payment, without the rules of the machine. */
type Facts = { money: boolean; refunded: boolean };

class Happens implements fc.Command<Facts, Ledger> {
  readonly what: PaymentEvent;
  constructor(what: PaymentEvent) {
    this.what = what;
  }
  check = () => true;
  run(facts: Facts, ledger: Ledger) {
    const before = { ...ledger.state };
    const change = after(ledger.state, this.what);
    // What was read is never altered, so that a transaction that fails leaves nothing behind.
    expect(ledger.state).toEqual(before);
    if (change) {
      ledger.state = change.state;
      for (const effect of change.effects) settle(ledger, effect);
    }
    const again = after(ledger.state, this.what);
    // Parts of a transfer add up; a proof may be replaced. Everything else is done once.
    if (this.what.kind !== "part_received" && this.what.kind !== "proof_added") expect(again).toBeNull();
    this.note(facts, before, change !== null);
    this.compare(facts, ledger, before);
  }
  note(facts: Facts, before: PaymentState, counted: boolean) {
    const { kind } = this.what;
    const provider = before.method === "mb_way" || before.method === "reference";
    if (provider && kind === "provider_succeeded" && this.what.received_cents >= TOTAL) facts.money = true;
    if (kind === "nothing_due" && counted) facts.money = true;
    if (before.method === "transfer" && kind === "approved" && counted) facts.money = true;
    if (before.method === "transfer" && kind === "part_received" && counted)
      facts.money ||= before.received_cents + this.what.cents >= TOTAL;
    if (counted && (kind === "refunded" || kind === "provider_refunded")) facts.refunded = true;
  }
  compare(facts: Facts, { state, days, everGiven, uses }: Ledger, before: PaymentState) {
    expect(days).toBe(facts.money && !facts.refunded ? 30 : 0);
    expect(state.given).toBe(days === 30);
    expect(everGiven).toBeLessThanOrEqual(1);
    expect([0, 1]).toContain(uses);
    expect(state.reserved).toBe(uses === 1);
    if (facts.refunded) expect(state.status).toBe("refunded");
    else if (facts.money) expect(state.status).toBe("paid");
    else expect(["paid", "refunded"]).not.toContain(state.status);
    // Whatever happened before, a paid order counts as one use of its code.
    if (state.status === "paid") expect(uses).toBe(1);
    // An open payment holds its use of the code, unless part of the money came after it had ended.
    if (isOpen(state) && state.status !== "partial") expect(uses).toBe(1);
    expect(state.received_cents).toBeGreaterThanOrEqual(before.received_cents);
  }
  toString = () => JSON.stringify(this.what);
}

function settle(ledger: Ledger, effect: PaymentEffect) {
  if (effect === "give") ledger.everGiven += 1;
  if (effect === "give") ledger.days += 30;
  if (effect === "take_back") ledger.days -= 30;
  if (effect === "reserve" || effect === "count_use") ledger.uses += 1;
  if (effect === "release") ledger.uses -= 1;
}

test("gives what was ordered once, whatever browser, provider, clock and administrator do in any order", () => {
  const anything = fc.oneof(
    { weight: 3, arbitrary: providerEvent },
    fc.constantFrom(
      event("proof_added"),
      event("cancelled"),
      event("unavailable"),
      event("nothing_due"),
      event("time_ran_out"),
      event("approved"),
      event("rejected"),
      event("refunded"),
    ),
    fc.integer({ min: 1, max: TOTAL }).map(part),
  );
  const commands = fc.commands([anything.map((what) => new Happens(what))], { maxCommands: 30 });
  fc.assert(
    fc.property(fc.constantFrom(...PLAN_PAYMENT_METHODS), commands, (method, happening) => {
      fc.modelRun(
        () => ({
          model: { money: false, refunded: false },
          real: { state: begun(method), days: 0, everGiven: 0, uses: 1 },
        }),
        happening,
      );
    }),
    { numRuns: 1000 },
  );
});
