import { isDay } from "@meridian/ui/forms/date-field";

type Typed = { day: string; time: string };

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

/** The moment of a day and a time where the administrator is; null for now. */
export const momentOf = ({ day, time }: Typed): string | null =>
  day === "" ? null : new Date(`${day}T${time.trim()}`).toISOString();

/** What is wrong with a day and a time, as codes by field. */
export function momentProblem({ day, time }: Typed): Record<string, string | undefined> {
  if (day === "") return {};
  if (!isDay(day)) return { day: "date.invalid" };
  return { time: isTime(time.trim()) ? undefined : "time.invalid" };
}
