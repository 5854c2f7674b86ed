import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { APPOINTMENT_STATUSES } from "../contracts/appointments.ts";
import { holdsTime, mayBecome, movable, unfinished } from "./status.ts";

const allowed: Record<(typeof APPOINTMENT_STATUSES)[number], string> = {
  scheduled: "confirmed arrived open missed cancelled",
  confirmed: "arrived open missed cancelled",
  arrived: "open missed cancelled",
  open: "paused done",
  paused: "open",
  done: "",
  missed: "scheduled",
  cancelled: "",
};
const pairs = APPOINTMENT_STATUSES.flatMap((from) => APPOINTMENT_STATUSES.map((to) => [from, to] as const));

describe("transitions", () => {
  test.each(pairs)("%s to %s", (from, to) => {
    expect(mayBecome(from, to)).toBe(allowed[from].split(" ").includes(to));
  });
  test("no way leads out of done or cancelled, and done is only reached from open", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...APPOINTMENT_STATUSES), { maxLength: 30 }), (tries) => {
        let status: (typeof APPOINTMENT_STATUSES)[number] = "scheduled";
        for (const to of tries) {
          if (!mayBecome(status, to)) continue;
          expect(["done", "cancelled"]).not.toContain(status);
          if (to === "done") expect(status).toBe("open");
          if (to === "missed" || to === "cancelled") expect(movable(status)).toBe(true);
          status = to;
        }
      }),
    );
  });
  test("missed and cancelled give their time back; what has begun stays where it is", () => {
    expect(APPOINTMENT_STATUSES.filter((status) => !holdsTime(status))).toEqual(["missed", "cancelled"]);
    expect(APPOINTMENT_STATUSES.filter(unfinished)).toEqual(["open", "paused"]);
    expect(APPOINTMENT_STATUSES.filter(movable)).toEqual(["scheduled", "confirmed", "arrived"]);
  });
});
