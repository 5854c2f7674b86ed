import { AppError } from "../platform/errors.ts";
import {
  appointmentChange,
  appointmentRecord,
  countAppointment,
  countListed,
  listedChange,
} from "./counting.service.ts";
import { readKnownOf } from "./read-records.ts";
import { type PatientChange, PatientMoved, storeTogether } from "./store-counts.ts";

/**
 * Records counted at once: each has two items of its own, and those of a day share their sums, so that they usually fit into one
 * transaction.
 */
const TOGETHER = 20;

type Appointment = { patient: string; appointment: string };

/**
 * Counts appointments of a clinic, best those of the same days, as they are now. Many in one transaction, because those of one day
 * add to the same sums, where single transactions would also get in each other's way. Does not count the symptoms of their patients.
 */
export async function countAppointments(space: string, appointments: readonly Appointment[]): Promise<void> {
  for (const group of groupsOf(appointments))
    await together(group, {
      changes: async () => {
        const wanted = group.map(({ patient, appointment }) => ({
          patient,
          records: [appointmentRecord(appointment)],
        }));
        const known = await readKnownOf(space, wanted);
        return Promise.all(
          known.map((one, index) => {
            const { patient, appointment } = group[index] as Appointment;
            return appointmentChange({ space, patient }, appointment, one);
          }),
        );
      },
      alone: ({ patient, appointment }) => countAppointment({ space, patient }, appointment),
    });
}

/** Counts patients in the clinic's list, many in one transaction. */
export async function countListedPatients(space: string, patients: readonly string[]): Promise<void> {
  for (const group of groupsOf(patients.map((patient) => ({ patient }))))
    await together(group, {
      changes: async () => {
        const known = await readKnownOf(
          space,
          group.map(({ patient }) => ({ patient, records: [] })),
        );
        return known.map((one, index) =>
          listedChange({ space, patient: (group[index] as { patient: string }).patient }, one),
        );
      },
      alone: ({ patient }) => countListed({ space, patient }),
    });
}

type Work<One> = {
  /** Reads what is known of all of them, and says what to store. */
  changes: () => Promise<PatientChange[]>;
  alone: (one: One) => Promise<unknown>;
};

/** Stores the changes of a group, or counts one after the other where somebody else counted one of the patients meanwhile. */
async function together<One>(group: readonly One[], { changes, alone }: Work<One>): Promise<void> {
  try {
    await storeTogether(await changes());
  } catch (error) {
    const wasCrossed =
      error instanceof PatientMoved || (error instanceof AppError && error.code === "write.conflict");
    if (!wasCrossed) throw error;
    for (const one of group) await alone(one);
  }
}

/** Groups of different patients, in the order given. */
function groupsOf<One extends { patient: string }>(items: readonly One[]): One[][] {
  const groups: One[][] = [];
  let patients = new Set<string>();
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last.length < TOGETHER && !patients.has(item.patient)) last.push(item);
    else {
      groups.push([item]);
      patients = new Set();
    }
    patients.add(item.patient);
  }
  return groups;
}
