import type { Appointment } from "../contracts/scheduling/appointments.ts";
import { AppError } from "../platform/errors.ts";
import * as Scheduling from "../scheduling/index.ts";
import { as, makeUser, type TestSpace, type TestUser } from "./actors.ts";
import { makePatient } from "./patients.ts";

const AT_ONCE = 20;
const SHARED = ["professional", "office", "patient"] as const;

export type Crowd = {
  space: TestSpace;
  desk: TestUser;
  professionals: TestUser[];
  patients: { id: string; name: string }[];
};

/** Twenty professionals and twenty patients, and a user who books for all of them. */
export async function makeCrowd(space: TestSpace): Promise<Crowd> {
  const each = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, make));
  return {
    space,
    desk: await makeUser(space.id, "manager"),
    professionals: await each(() => makeUser(space.id, "professional")),
    patients: await each(() => makePatient(space.id)),
  };
}

/**
 * The outcome of a round: booked appointments, overlapping pairs (there must be none), and error codes of the refused
 * bookings.
 */
export type Round = { stood: Appointment[]; double: [string, string][]; refused: string[] };

/**
 * Makes twenty bookings at the same moment that all overlap, on a day of their own. In turn they share the
 * professional, the office or the patient. An error that is not a refusal is thrown again.
 */
export async function contend(
  { space, desk, professionals, patients }: Crowd,
  round: number,
): Promise<Round> {
  const shared = SHARED[round % SHARED.length];
  const day = Date.parse("2037-01-01T09:00:00Z") + round * 86_400_000;
  const { offices } = space.establishment;
  const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;
  const outcomes = await Promise.allSettled(
    professionals.map((_, index) => {
      const patient = at(patients, shared === "patient" ? 0 : index);
      return as(desk, () =>
        Scheduling.createAppointment({
          patient: patient.id,
          patient_name: patient.name,
          professional: at(professionals, shared === "professional" ? 0 : index).id,
          office: at(offices, shared === "office" ? 0 : index).id,
          appointment_type: space.appointmentType.id,
          start: new Date(day + (index % 4) * 600_000).toISOString(),
          duration: 60,
          notes: "",
          override: false,
        }),
      );
    }),
  );
  const stood = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === "rejected" ? [codeOf(outcome.reason)] : [],
  );
  return { stood, double: overlapping(stood), refused };
}

function codeOf(reason: unknown): string {
  if (reason instanceof AppError && reason.kind === "conflict") return reason.code;
  throw reason;
}

/** Pairs that occupy the same resource at the same time. */
export function overlapping(appointments: readonly Appointment[]): [string, string][] {
  return appointments.flatMap((one, index) =>
    appointments
      .slice(index + 1)
      .filter((other) => one.start < other.end && other.start < one.end)
      .filter((other) => SHARED.some((kind) => one[kind] === other[kind]))
      .map((other): [string, string] => [one.id, other.id]),
  );
}
