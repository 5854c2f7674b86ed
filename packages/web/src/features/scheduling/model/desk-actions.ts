import type { CalendarAppointment } from "@meridian/core/contracts/scheduling/appointments";
import { formatDate, today } from "@meridian/ui/i18n/format";

export type DeskAction = "confirm" | "arrive" | "missed" | "removeMissed" | "cancel" | "move";
/** One key each, the same in both languages. */
export const DESK_KEYS: Record<DeskAction, string> = {
  confirm: "c",
  arrive: "a",
  missed: "m",
  removeMissed: "r",
  cancel: "x",
  move: "e",
};

/** The keys of the day's list in the order in which they are shown, each with the name of its text. */
export const SHOWN_DESK_KEYS = [
  { keys: "↑↓", does: "select" },
  ...(["confirm", "arrive", "missed", "removeMissed", "move", "cancel"] as const).map((does) => ({
    keys: DESK_KEYS[does].toUpperCase(),
    does,
  })),
] as const;

/** Whether an instant is on the clinic's day of today: patients are checked in on the day. */
export const isToday = (start: string) => formatDate(start, "numeric") === formatDate(today(), "numeric");

/** What can be done with an appointment now, by someone who books (`books`) or whose own it is (`own`). */
export function deskActions(
  { status, start }: Pick<CalendarAppointment, "status" | "start">,
  who: { books: boolean; own: boolean },
) {
  const before = status === "scheduled" || status === "confirmed" || status === "arrived";
  const any = who.books || who.own;
  const can: Record<DeskAction, boolean> = {
    confirm: any && status === "scheduled",
    arrive: any && (status === "scheduled" || status === "confirmed") && isToday(start),
    missed: any && before,
    removeMissed: who.books && status === "missed",
    cancel: who.books && before,
    move: who.books && before,
  };
  return (Object.keys(can) as DeskAction[]).filter((action) => can[action]);
}
