import type { BlockedTime } from "@meridian/core/contracts/scheduling/blocked-times";
import { wallClock } from "@meridian/core/time/zones";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDate } from "@meridian/ui/i18n/format";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ChangeBlocked, type NewBlocked, type OneBlocked, useBlockedActions } from "../api/blocked.ts";
import { type AffectedQuery, readAffected } from "../api/calendar.ts";
import { type BlockedEntry, isRepeated, momentsOf, sameBlocked } from "../model/blocked.ts";
import type { CalendarBy } from "../model/calendar-range.ts";
import type { Placed } from "./calendar-views.tsx";

/** Where a blocked time was dropped or resized to. */
type PlacedBlock = Omit<Placed, "entry"> & { entry: BlockedEntry };

const queryOf = ({ id, from, to, until }: BlockedTime): AffectedQuery => ({
  blocked: id,
  from: from.slice(0, 10),
  to: until ?? to.slice(0, 10),
});

/** What changes of a blocked time that was dropped or resized; undefined where it is where it was. */
function changeOf(
  { entry, day, minutes, duration, resource }: PlacedBlock,
  by: CalendarBy,
  timeZone: string,
) {
  const { blocked } = entry;
  const times = momentsOf(day, minutes, duration);
  const was = wallClock(entry.start, timeZone);
  const elsewhere = resource !== undefined && resource !== entry[by];
  if (was.day === day && was.minutes === minutes && duration === entry.duration && !elsewhere)
    return undefined;
  return {
    ...sameBlocked(blocked, times),
    ...(isRepeated(blocked) && { weekdays: [], until: null, except: [], only: entry.day }),
    ...(elsewhere && { [by]: resource }),
    version: blocked.version,
  };
}

/** Creates, moves and removes blocked times with an undo, then lists the appointments they overlap. */
export function useBlocking(by: CalendarBy, timeZone: string) {
  const { t } = useTranslation("scheduling");
  const { t: say } = useTranslation("errors");
  const { t: act } = useTranslation("ui");
  const { create, change, remove, restore } = useBlockedActions();
  const [covered, setCovered] = useState<AffectedQuery>();
  const failed = (error: unknown) => toast(errorMessage(say, error), { tone: "red" });
  // The blocked time is saved: when its appointments cannot be read, they are not listed.
  const lead = async (blocked: BlockedTime) => {
    const query = queryOf(blocked);
    const { items } = await readAffected([query]).catch(() => ({ items: [] }));
    if (items.length > 0) setCovered(query);
  };
  const nameOf = (blocked: BlockedTime) => ({
    title: blocked.title || t("day.busy"),
    day: formatDate(blocked.from.slice(0, 10), "weekday"),
    from: blocked.from.slice(11),
    to: blocked.to.slice(11),
  });
  const undo = (run: () => Promise<unknown>) => ({
    action: { label: act("action.undo"), run: () => void run().catch(failed) },
  });
  const removeOne = (one: OneBlocked) => remove.mutateAsync(one);

  const block = async (body: NewBlocked) => {
    const blocked = await create.mutateAsync(body);
    toast(
      t("blocked.saved", nameOf(blocked)),
      undo(() => removeOne({ id: blocked.id })),
    );
    void lead(blocked);
  };
  const save = async (request: ChangeBlocked, before: BlockedTime) => {
    const { blocked } = await change.mutateAsync(request);
    const { only } = request.body;
    const back = async () => {
      if (only === undefined || blocked.id === before.id) {
        const { from, to } = before;
        const body = { ...sameBlocked(before, { from, to }), version: blocked.version };
        return change.mutateAsync({ id: before.id, body });
      }
      await removeOne({ id: blocked.id });
      return restore.mutateAsync({ id: before.id, only });
    };
    toast(t("blocked.moved", nameOf(blocked)), undo(back));
    void lead(blocked);
  };
  const take = async (one: OneBlocked, title: string) => {
    await removeOne(one);
    toast(
      t("blocked.removed", { title: title || t("day.busy") }),
      undo(() => restore.mutateAsync(one)),
    );
  };
  /** Moves or resizes the dragged blocked time. Of a repeated one only that day is changed. */
  const place = (placed: PlacedBlock) => {
    const { blocked } = placed.entry;
    const body = changeOf(placed, by, timeZone);
    if (body) void save({ id: blocked.id, body }, blocked).catch(failed);
  };
  const busy = [create, change, remove].some(({ isPending }) => isPending);
  return { block, save, take, place, busy, covered, leadDone: () => setCovered(undefined) };
}
export type Blocking = ReturnType<typeof useBlocking>;
