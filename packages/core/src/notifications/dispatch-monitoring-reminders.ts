import { NOTICE_SET_ASIDE } from "../contracts/kernel/schedules.ts";
import type { MessageChannel } from "../contracts/notifications/notifications.ts";
import { allowanceWrite } from "../db/allowance.ts";
import type { Notification } from "../db/outbox.ts";
import { type Operation, transact } from "../db/transact.ts";
import * as Monitoring from "../monitoring/index.ts";
import type { PatientItem } from "../patients/index.ts";
import * as Patients from "../patients/index.ts";
import { nextTry } from "../platform/backoff.ts";
import { now, nowIso } from "../platform/clock.ts";
import { AppError } from "../platform/errors.ts";
import { errorFacts, log } from "../platform/logger.ts";
import type { SpaceItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";
import { channelStates } from "./compose.ts";
import { monitoringNotification } from "./monitoring-messages.ts";

/** Records read in one page, and records dealt with at the same time. */
const PAGE_SIZE = 100;
const CONCURRENT = 10;
/** Milliseconds a run may take. The next run goes on with what is still due. */
const LONGEST_RUN = 60_000;

/**
 * Writes the reminders of monitored symptoms that are due at a moment (epoch milliseconds): one message for each patient
 * and channel. The messages and the time of the next look are one transaction, so that a run that ends half-way reminds
 * nobody twice. What fails is tried again with growing pauses for 24 hours and does not delay others. Returns how many
 * messages were written.
 */
export async function dispatchMonitoringReminders(at: number): Promise<number> {
  const until = now() + LONGEST_RUN;
  let written = 0;
  let cursor: string | null = null;
  do {
    const page: Monitoring.RemindersPage = await Monitoring.dueReminders(at, PAGE_SIZE, cursor);
    for (let first = 0; first < page.items.length && now() < until; first += CONCURRENT) {
      const some = page.items.slice(first, first + CONCURRENT);
      for (const count of await Promise.all(some.map((due) => attempt(due, at)))) written += count;
    }
    cursor = page.cursor;
  } while (cursor && now() < until);
  return written;
}

async function attempt(due: Monitoring.PatientReminders, at: number): Promise<number> {
  try {
    return await remind(due, at);
  } catch (error) {
    // A symptom was changed since it was read: it is due again already.
    if (error instanceof AppError && error.code === "write.conflict") return 0;
    log("error", "reminder not dealt with", { record: due.patient, ...errorFacts(error) });
    await postpone(due);
    return 0;
  }
}

/** Five requests; up to four more for a record that was merged. */
async function remind(due: Monitoring.PatientReminders, at: number): Promise<number> {
  const { space: spaceId, patient: record } = due;
  const [[found], { spaces }, symptoms] = await Promise.all([
    Patients.patientsIn([due]),
    Spaces.spacesAndUsersIn([spaceId], []),
    Monitoring.symptomsToRemind(spaceId, record),
  ]);
  const [space] = spaces;
  if (!space || !found) throw new Error("a reminder without its clinic or patient");
  const decision = Monitoring.decideReminders(symptoms, due.reminded, { now: at, timeZone: space.time_zone });
  const messages =
    decision.due.length > 0 ? await messagesOf(decision.due, { space, record, patient: found }) : [];
  return await settle(due, decision, messages);
}

/** Writes the messages with the time of the next look; without those that another record of the person sent just now. */
async function settle(
  due: Monitoring.PatientReminders,
  decision: Monitoring.ReminderDecision,
  messages: readonly Message[],
): Promise<number> {
  try {
    await transact({
      writes: [
        Monitoring.remindersSettled(due, decision),
        ...messages.flatMap(({ person, notification: { channel } }) =>
          person ? [claim(`${due.space}|${person}|${channel}`, channel)] : [],
        ),
      ],
      notify: messages.map(({ notification }) => notification),
    });
    return messages.length;
  } catch (error) {
    if (!(error instanceof RemindedAlready)) throw error;
    const others = messages.filter(({ notification: { channel } }) => channel !== error.channel);
    return await settle(due, decision, others);
  }
}

class RemindedAlready extends Error {
  readonly channel: MessageChannel;
  constructor(channel: MessageChannel) {
    super("reminded already");
    this.channel = channel;
  }
}

/** One message in half an hour to a person with several records, as the symptoms of one record go into one. */
const claim = (subject: string, channel: MessageChannel): Operation => ({
  ...allowanceWrite("monitoring_reminder", subject),
  otherwise: () => new RemindedAlready(channel),
});

/** A message, and the remaining record of a person with several of them. */
type Message = { notification: Notification; person: string | undefined };
type Whose = { space: SpaceItem; record: string; patient: PatientItem };

/**
 * The messages of what is due. None for a patient who is archived, has no link, paused reminders, or cannot be reached on
 * that channel. The patient of a merged record is the remaining one, whose link is used where there is one; else that of another record.
 */
async function messagesOf(
  due: readonly Monitoring.DueReminder[],
  { space, record, patient: found }: Whose,
): Promise<Message[]> {
  const patient = await Patients.remainingOf(found);
  if (patient.state !== "active") return [];
  const records = Patients.recordsOf(patient);
  const linkOf = await Monitoring.recordToRemind(space.id, [
    ...new Set([patient.patient_id, record, ...records]),
  ]);
  if (linkOf === undefined) return [];
  const person = records.length > 1 ? patient.patient_id : undefined;
  const channels = channelStates(space, patient).filter(({ blocked }) => blocked === null);
  return due.flatMap(({ channel, symptoms, day, until }) => {
    const address = channels.find((one) => one.channel === channel);
    const monitoring = { link_of: linkOf, reminder: { record, symptoms, day, until } };
    if (!address) return [];
    const content = { kind: "monitoring_reminder", space, patient, monitoring } as const;
    return [{ notification: monitoringNotification(content, address), person }];
  });
}

/** Puts off what failed, or sets it aside after a day of failures, which raises an alarm. */
async function postpone(due: Monitoring.PatientReminders): Promise<void> {
  const failures = due.failures + 1;
  const since = due.failingSince ?? nowIso();
  const next = nextTry(failures, Date.parse(since), now());
  try {
    await transact({ writes: [Monitoring.remindersPostponed(due, { failures, since, next })] });
    if (next === undefined) log("error", NOTICE_SET_ASIDE, { record: due.patient, attempts: failures });
  } catch (error) {
    log("warn", "reminder not put off", { record: due.patient, ...errorFacts(error) });
  }
}
