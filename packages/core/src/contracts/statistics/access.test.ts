import { describe, expect, test } from "vitest";
import { can, ROLES, type Subject } from "../kernel/access.ts";

const FLAGS = [
  "owner",
  "practises",
  "patients_permission",
  "appointment_permission",
  "calendar_permission",
  "monitoring_permission",
] as const;

/** Every role with every combination of rights. */
const subjects: Subject[] = ROLES.flatMap((role) =>
  Array.from({ length: 2 ** FLAGS.length }, (_, bits) => ({
    id: "usr_demo",
    role,
    ...(Object.fromEntries(FLAGS.map((flag, index) => [flag, (bits & (2 ** index)) !== 0])) as Record<
      (typeof FLAGS)[number],
      boolean
    >),
  })),
);

describe("who sees statistics", () => {
  test("may also read records, so that no small group tells anybody something new", () => {
    const seeing = subjects.filter((subject) => can(subject, "statistics.read"));
    expect(seeing.length).toBeGreaterThan(0);
    expect(seeing.filter((subject) => !can(subject, "clinical.read"))).toEqual([]);
  });
});
