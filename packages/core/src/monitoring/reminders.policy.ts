import { expectedOn } from "../clinical/monitoring/course.ts";
import type { MessageChannel } from "../contracts/notifications/notifications.ts";
import { dayIn } from "../time/day-in.ts";
import { plusDays } from "../time/days.ts";
import { dayBounds, wallInstant } from "../time/zones.ts";
import type { MonitoredSymptomItem } from "./monitored-symptom.entity.ts";

const MINUTE = 60_000;
/** A reminder that could not be sent within so long after its time is not sent any more. */
export const LATEST_MS = 120 * MINUTE;
/** What is due so soon after another reminder on the same channel goes with it. */
const TOGETHER_MS = 30 * MINUTE;

type Symptom = Pick<
  MonitoredSymptomItem,
  "symptom_id" | "status" | "start" | "end" | "frequency" | "reminder" | "reminder_since" | "recent"
>;

/** One message: the symptoms it reminds of, the clinic's day, and the instant after which it is too late. */
export type DueReminder = { channel: MessageChannel; symptoms: string[]; day: string; until: string };

export type ReminderDecision = {
  due: DueReminder[];
  /** The day for which each symptom was dealt with. */
  reminded: Record<string, string>;
  /** When to look again, epoch milliseconds; undefined where nothing more will be due. */
  next: number | undefined;
};

/** Whether a symptom's answer is asked for on a day. */
export const isAskedOn = ({ status, start, end, frequency }: Symptom, day: string) =>
  status === "active" && start <= day && (!end || day <= end) && expectedOn(frequency, day);

/** Whether the day has an answer already. */
export const isAnsweredOn = ({ recent }: Pick<Symptom, "recent">, day: string) =>
  recent.some((answered) => answered.day === day);

/**
 * Which symptoms of a record have to be reminded of now. Times are wall-clock times of the clinic's zone on its present
 * day; a time that is skipped or shown twice when the clocks change is as in `time/zones.ts`. A symptom is dealt with once
 * a day, whether it was reminded of, answered before, or too late.
 */
export function decideReminders(
  symptoms: readonly Symptom[],
  reminded: Readonly<Record<string, string>>,
  { now, timeZone }: { now: number; timeZone: string },
): ReminderDecision {
  const today = dayIn(timeZone, now);
  const momentOf = ({ reminder }: Symptom, day: string) =>
    wallInstant(day, reminder?.time ?? "00:00", timeZone);
  const withReminder = symptoms.filter(({ reminder }) => reminder);
  const open = withReminder.filter(
    (symptom) => isAskedOn(symptom, today) && reminded[symptom.symptom_id] !== today,
  );
  const isNow = (symptom: Symptom) => {
    const at = momentOf(symptom, today);
    const isNew = at < Date.parse(symptom.reminder_since ?? "1970-01-01T00:00:00Z");
    return at <= now && now < at + LATEST_MS && !isNew && !isAnsweredOn(symptom, today);
  };
  const first = open.filter(isNow);
  const isSoon = (symptom: Symptom) =>
    first.some(({ reminder }) => reminder?.channel === symptom.reminder?.channel) &&
    momentOf(symptom, today) > now &&
    momentOf(symptom, today) <= now + TOGETHER_MS &&
    !isAnsweredOn(symptom, today);
  const chosen = open.filter((symptom) => first.includes(symptom) || isSoon(symptom));
  const done = open.filter((symptom) => chosen.includes(symptom) || momentOf(symptom, today) <= now);
  const waiting = open.filter((symptom) => !done.includes(symptom));
  const next = [
    ...waiting.map((symptom) => momentOf(symptom, today)),
    ...withReminder.flatMap((symptom) => {
      const day = nextAskedDay(symptom, today);
      return day === undefined ? [] : [momentOf(symptom, day)];
    }),
  ];
  return {
    due: byChannel(chosen, today, Math.min(now + LATEST_MS, Date.parse(dayBounds(today, timeZone).end))),
    reminded: Object.fromEntries([
      ...Object.entries(reminded).filter(([, day]) => day === today),
      ...done.map(({ symptom_id }) => [symptom_id, today] as const),
    ]),
    next: next.length > 0 ? Math.min(...next) : undefined,
  };
}

function byChannel(symptoms: readonly Symptom[], day: string, until: number): DueReminder[] {
  return (["email", "sms"] as const).flatMap((channel) => {
    const ids = symptoms
      .filter(({ reminder }) => reminder?.channel === channel)
      .map(({ symptom_id }) => symptom_id);
    return ids.length > 0 ? [{ channel, symptoms: ids, day, until: new Date(until).toISOString() }] : [];
  });
}

/** The first day after `today` on which a symptom's answer is asked for. Days of the week come again within seven. */
function nextAskedDay(symptom: Symptom, today: string): string | undefined {
  const tomorrow = plusDays(today, 1);
  const from = symptom.start > tomorrow ? symptom.start : tomorrow;
  return [0, 1, 2, 3, 4, 5, 6].map((days) => plusDays(from, days)).find((day) => isAskedOn(symptom, day));
}
