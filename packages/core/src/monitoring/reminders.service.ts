import type { AboutMonitoring } from "../db/message-content.ts";
import { type Operation, update } from "../db/transact.ts";
import { now } from "../platform/clock.ts";
import { db } from "./entities.ts";
import type { MonitoredSymptomItem } from "./monitored-symptom.entity.ts";
import { REMINDERS_DUE, remindersOrder } from "./patient-reminders.entity.ts";
import { isAnsweredOn, isAskedOn, type ReminderDecision } from "./reminders.policy.ts";

/** A record whose reminders have to be looked at. */
export type PatientReminders = {
  space: string;
  patient: string;
  revision: number | undefined;
  reminded: Readonly<Record<string, string>>;
  failures: number;
  failingSince: string | undefined;
};

const FAILING = ["failures", "failing_since"] as const;
const pending = (at: number, patient: string) => ({
  gsi3pk: REMINDERS_DUE,
  gsi3sk: remindersOrder(at, patient),
});

/**
 * The write for every transaction that changes a symptom with a reminder: the record is looked at within minutes, and what
 * is due next is decided then. It reads nothing. No write for a symptom that never reminded.
 */
export function remindersWrite(...states: readonly MonitoredSymptomItem[]): Operation[] {
  const [item] = states;
  if (!item || !states.some(({ reminder }) => reminder)) return [];
  const { space_id, patient_id } = item;
  return [
    update(
      db.entities.reminders
        .update({ space_id, patient_id })
        .set(pending(now(), patient_id))
        .remove([...FAILING])
        .add({ revision: 1 })
        .params(),
    ),
  ];
}

export type RemindersPage = { items: PatientReminders[]; cursor: string | null };

/** Records to look at by a moment (epoch milliseconds), those due first at the front. One request. */
export async function dueReminders(by: number, limit: number, cursor: string | null): Promise<RemindersPage> {
  const page = await db.entities.reminders.query
    .byDue({ gsi3pk: REMINDERS_DUE })
    // Sorts after every id of this very millisecond.
    .lte({ gsi3sk: `${new Date(by).toISOString()}~` })
    .go({ limit, cursor });
  const items = page.data.map(({ space_id, patient_id, revision, reminded, failures, failing_since }) => ({
    space: space_id,
    patient: patient_id,
    revision,
    reminded: reminded ?? {},
    failures: failures ?? 0,
    failingSince: failing_since,
  }));
  return { items, cursor: page.cursor };
}

/** Every symptom of a record. One request. */
export async function symptomsToRemind(space: string, patient: string): Promise<MonitoredSymptomItem[]> {
  const { data } = await db.entities.symptom.query
    .primary({ space_id: space, patient_id: patient })
    .go({ pages: "all", consistent: true });
  return data as MonitoredSymptomItem[];
}

/** Settles what was due and says when to look again. Refused where a symptom was changed since it was read. */
export function remindersSettled(
  { space, patient, revision }: PatientReminders,
  { reminded, next }: Pick<ReminderDecision, "reminded" | "next">,
): Operation {
  const settled = db.entities.reminders
    .update({ space_id: space, patient_id: patient })
    .set({ reminded, ...(next !== undefined && pending(next, patient)) })
    .remove(next === undefined ? ["gsi3pk", "gsi3sk", ...FAILING] : [...FAILING])
    .add({ revision: 1 })
    .where((stored, { eq, notExists }) =>
      revision === undefined ? notExists(stored.revision) : eq(stored.revision, revision),
    );
  return update(settled.params());
}

/** Puts off what failed until `next` (epoch milliseconds), or sets it aside without one. Refused as above. */
export function remindersPostponed(
  { space, patient, revision }: PatientReminders,
  { failures, since, next }: { failures: number; since: string; next: number | undefined },
): Operation {
  const postponed = db.entities.reminders
    .update({ space_id: space, patient_id: patient })
    .set({ failures, failing_since: since, ...(next !== undefined && pending(next, patient)) })
    .remove(next === undefined ? ["gsi3pk", "gsi3sk"] : [])
    .where((stored, { eq, notExists }) =>
      revision === undefined ? notExists(stored.revision) : eq(stored.revision, revision),
    );
  return update(postponed.params());
}

/** How many symptoms of a reminder still wait for the day's answer, and how many have it. One request. */
export async function stillAsked(
  space: string,
  { record, symptoms, day }: NonNullable<AboutMonitoring["reminder"]>,
): Promise<{ asked: number; answered: number }> {
  const wanted = (await symptomsToRemind(space, record)).filter(
    (symptom) => symptoms.includes(symptom.symptom_id) && isAskedOn(symptom, day) && symptom.reminder,
  );
  const answered = wanted.filter((symptom) => isAnsweredOn(symptom, day)).length;
  return { asked: wanted.length - answered, answered };
}
