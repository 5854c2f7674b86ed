import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { APPOINTMENT_STATUSES } from "../contracts/scheduling/appointments.ts";
import { nowIso, plusMinutes } from "../platform/clock.ts";
import { canTransition, canUndoCancellation, isMovable, isUnfinished, occupiesTime } from "./status.ts";

const allowed: Record<(typeof APPOINTMENT_STATUSES)[number], string> = {
  scheduled: "confirmed arrived open missed cancelled",
  confirmed: "arrived open missed cancelled",
  arrived: "scheduled confirmed open missed cancelled",
  open: "paused done",
  paused: "open",
  done: "",
  missed: "scheduled",
  cancelled: "scheduled confirmed arrived",
};
const pairs = APPOINTMENT_STATUSES.flatMap((from) => APPOINTMENT_STATUSES.map((to) => [from, to] as const));

describe("transitions", () => {
  test.each(pairs)("%s to %s", (from, to) => {
    expect(canTransition(from, to)).toBe(allowed[from].split(" ").includes(to));
  });
  test("done is final, and only an open appointment can become done", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...APPOINTMENT_STATUSES), { maxLength: 30 }), (tries) => {
        let status: (typeof APPOINTMENT_STATUSES)[number] = "scheduled";
        for (const to of tries) {
          if (!canTransition(status, to)) continue;
          expect(status).not.toBe("done");
          if (to === "done") expect(status).toBe("open");
          if (to === "missed" || to === "cancelled") expect(isMovable(status)).toBe(true);
          status = to;
        }
      }),
    );
  });
  test("a cancellation can be undone within two minutes, before the patient is notified", () => {
    const cancelled = (minutes: number) =>
      canUndoCancellation({ status: "cancelled", updated_at: plusMinutes(nowIso(), -minutes) });
    expect([cancelled(0), cancelled(1.5), cancelled(2.5)]).toEqual([true, true, false]);
    expect(canUndoCancellation({ status: "missed", updated_at: plusMinutes(nowIso(), -600) })).toBe(true);
  });
  test("missed and cancelled appointments free their time; begun ones cannot be moved", () => {
    expect(APPOINTMENT_STATUSES.filter((status) => !occupiesTime(status))).toEqual(["missed", "cancelled"]);
    expect(APPOINTMENT_STATUSES.filter(isUnfinished)).toEqual(["open", "paused"]);
    expect(APPOINTMENT_STATUSES.filter(isMovable)).toEqual(["scheduled", "confirmed", "arrived"]);
  });
});
