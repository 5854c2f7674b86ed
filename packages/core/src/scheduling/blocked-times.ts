import { blocksForOthers } from "../contracts/kernel/access.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import {
  type BlockedOccurrence,
  type BlockedTime,
  type blockedTimeRoutes,
  MAX_BLOCKED_TIMES,
  MAX_DAYS_LEFT_OUT,
  occurrencesOn,
} from "../contracts/scheduling/blocked-times.ts";
import { now, nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, invalidField, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { blockedTimesOn, type HeldBlockedTime, readBlockedTimes } from "./blocked-calendar.ts";
import { ROOMS, type StoredBlockedTime } from "./blocked-time.entity.ts";
import { updateBlocked } from "./blocked-writes.ts";
import { withVisibleTitles } from "./schedule.ts";
import { daysFrom } from "./working-time.ts";

type Routes = typeof blockedTimeRoutes;
type Holders = ReadonlyMap<string, readonly StoredBlockedTime[]>;
type BlockedTimeInput = RequestOf<Routes["createBlockedTime"]>["body"];

/** How long a removed blocked time can be restored, in milliseconds. */
const RESTORE_WINDOW_MS = 24 * 3_600_000;

/** Lists blocked times that overlap days of the calendar. Titles of colleagues' blocked times are left out. One Query. */
export async function listBlockedTimes({
  from,
  to,
}: RequestOf<Routes["listBlockedTimes"]>["query"]): Promise<ResponseOf<Routes["listBlockedTimes"]>> {
  const all = await readBlockedTimes();
  return {
    items: all.filter((entry) => blockedTimesOn([entry], [from, to]).length > 0).map(blockedTimeView),
    next: null,
  };
}

/**
 * Blocks a time of a professional or of a room. Two requests; three for a room, because the schedules of all professionals
 * change with it. Throws 403, 404 `office.not_found`, 409 `blocked_time.duplicate` or `blocked_time.too_many`.
 */
export async function createBlockedTime(body: BlockedTimeInput): Promise<BlockedTime> {
  const holder = holderOf(body);
  requireMayBlock(holder);
  const entry: StoredBlockedTime = {
    ...fieldsOf(body),
    id: newId("blockedTime"),
    entered_by: actor().id,
    version: 1,
  };
  await updateBlocked({
    change: (holders) => {
      const others = entriesOf(holders, holder);
      requireNotBlockedYet({ ...entry, holder }, others);
      return new Map([[holder, dropExpired([...others, entry])]]);
    },
    audit: { action: "create", record: entry.id },
    result: blockedTimeView({ ...entry, holder }),
  });
  return blockedTimeView({ ...entry, holder });
}

/**
 * Changes time, title or repetition. With `only`, that day of a repeated blocked time becomes a separate blocked time. Throws
 * 409 with the current one when somebody else changed it first, 409 `blocked_time.duplicate`. Two requests; three for a room.
 */
export async function updateBlockedTime(
  id: string,
  { version, only, ...body }: RequestOf<Routes["updateBlockedTime"]>["body"],
): Promise<{ blocked: BlockedTime }> {
  const holder = holderOf(body);
  requireMayBlock(holder);
  let after: HeldBlockedTime | undefined;
  await updateBlocked({
    change: (holders) => {
      const before = findBlockedTime(holders, id);
      if (before.version !== version) throw stale("blocked_time", blockedTimeView(before));
      requireFewLeftOut(body.except, before, "except");
      const title = body.title || before.title;
      const own = only !== undefined && before.until !== null;
      const next = { ...storedFields(before), ...fieldsOf(body), title };
      after = own
        ? { ...next, ...ONCE, id: newId("blockedTime"), version: 1, holder }
        : { ...next, version: version + 1, holder };
      const left = entriesOf(holders, before.holder).filter((one) => one.id !== id);
      const rest = own ? [...left, withoutDay(before, only)] : left;
      requireNotBlockedYet(after, holder === before.holder ? rest : entriesOf(holders, holder));
      return holder === before.holder
        ? new Map([[holder, dropExpired([...rest, storedFields(after)])]])
        : new Map([
            [before.holder, rest],
            [holder, dropExpired([...entriesOf(holders, holder), storedFields(after)])],
          ]);
    },
    audit: { action: "update", record: id },
  });
  if (!after) throw absent("blocked_time");
  return { blocked: blockedTimeView(after) };
}

const ONCE = { weekdays: [], until: null, except: [] };

/** Removes a blocked time, or one day of a repeated one. It can be restored for a day. */
export async function removeBlockedTime(id: string, only?: string): Promise<{ id: string }> {
  await changeOne(id, "delete", (before) =>
    only !== undefined && before.until !== null
      ? withoutDay(before, only)
      : { ...storedFields(before), removed_at: nowIso(), version: before.version + 1 },
  );
  return { id };
}

/** Undoes {@link removeBlockedTime}. Throws 409 `blocked_time.duplicate`. */
export async function restoreBlockedTime(id: string, only?: string): Promise<{ blocked: BlockedTime }> {
  const after = await changeOne(id, "restore", (before) => ({
    ...storedFields(before),
    ...(only === undefined
      ? { removed_at: undefined }
      : { except: before.except.filter((day) => day !== only) }),
    version: before.version + 1,
  }));
  return { blocked: blockedTimeView(after) };
}

async function changeOne(
  id: string,
  action: "delete" | "restore",
  change: (before: HeldBlockedTime) => StoredBlockedTime,
): Promise<HeldBlockedTime> {
  let after: HeldBlockedTime | undefined;
  await updateBlocked({
    change: (holders) => {
      const before = findBlockedTime(holders, id, action === "restore");
      after = { ...change(before), holder: before.holder };
      const { holder, ...entry } = after;
      const others = entriesOf(holders, holder).filter((one) => one.id !== id);
      if (action === "restore") requireNotBlockedYet(after, others);
      return new Map([
        [holder, dropExpired(entriesOf(holders, holder).map((one) => (one.id === id ? entry : one)))],
      ]);
    },
    audit: { action, record: id },
  });
  if (!after) throw absent("blocked_time");
  return after;
}

/** Finds a blocked time that the actor may change. Throws 404, and 403 for a colleague's. */
function findBlockedTime(holders: Holders, id: string, removed = false): HeldBlockedTime {
  for (const [holder, entries] of holders) {
    const entry = entries.find((one) => one.id === id);
    if (!entry || (entry.removed_at && !removed)) continue;
    requireMayBlock(holder);
    return { ...entry, holder };
  }
  throw absent("blocked_time");
}

const entriesOf = (holders: Holders, holder: string) => [...(holders.get(holder) ?? [])];

/** Leaves a day out of a repeated blocked time. Throws 400 naming `only` when the limit of left-out days is reached. */
function withoutDay(entry: HeldBlockedTime, day: string): StoredBlockedTime {
  const except = [...new Set([...entry.except, day])].sort();
  requireFewLeftOut(except, entry, "only");
  return { ...storedFields(entry), except, version: entry.version + 1 };
}

/**
 * Throws 409 `blocked_time.duplicate` where each of its times lies within one that is blocked already, of the same professional or
 * room. Times that only overlap can both stand: a meeting may begin during lunch.
 */
function requireNotBlockedYet(entry: HeldBlockedTime, others: readonly StoredBlockedTime[]) {
  const first = entry.from.slice(0, 10);
  const last = lastMoment(entry).slice(0, 10);
  const sameRoom = others.filter(
    ({ removed_at, office }) => !removed_at && (entry.holder !== ROOMS || office === entry.office),
  );
  const blocked = sameRoom.flatMap((other) => occurrencesOn(other, first, last));
  const isBlocked = ({ from, to }: BlockedOccurrence) =>
    blocked.some((other) => other.from <= from && to <= other.to);
  const times = occurrencesOn(entry, first, last);
  if (times.length > 0 && times.every(isBlocked)) throw new AppError("conflict", "blocked_time.duplicate");
}

/** Throws 400 naming the field for more days left out than there may be, and than there were before. */
function requireFewLeftOut(days: readonly string[], before: StoredBlockedTime, field: string) {
  if (days.length > Math.max(MAX_DAYS_LEFT_OUT, before.except.length))
    throw invalidField(field, "blocked_time.too_many_left_out");
}

const storedFields = ({ holder: _, ...entry }: HeldBlockedTime): StoredBlockedTime => entry;

const lastMoment = ({ until, to }: StoredBlockedTime) => (until && until > to.slice(0, 10) ? until : to);

/** As many as one item holds: what was removed a while ago goes, and where there is no room, what ended longest ago. */
function dropExpired(entries: readonly StoredBlockedTime[]): StoredBlockedTime[] {
  const kept = entries.filter(
    ({ removed_at }) => !removed_at || Date.parse(removed_at) > now() - RESTORE_WINDOW_MS,
  );
  const gone = kept
    .filter((entry) => lastMoment(entry) < nowIso().slice(0, 10))
    .sort((a, b) => (lastMoment(a) < lastMoment(b) ? -1 : 1))
    .slice(0, Math.max(0, kept.length - MAX_BLOCKED_TIMES));
  const left = kept.filter((entry) => !gone.includes(entry));
  if (left.length > MAX_BLOCKED_TIMES)
    throw new AppError("conflict", "blocked_time.too_many", { details: { limit: MAX_BLOCKED_TIMES } });
  return left;
}

/** The holder whose item stores it. Throws 404 for an unknown room. */
function holderOf({ professional, office }: Pick<BlockedTimeInput, "professional" | "office">): string {
  if (professional !== null) return professional;
  const rooms = actor().space.establishments.flatMap(({ offices }) => offices.map(({ id }) => id));
  if (office === null || !rooms.includes(office)) throw absent("office");
  return ROOMS;
}

/** Throws 403 unless it is the actor's own time, or the actor is at the front desk or a manager. */
function requireMayBlock(holder: string) {
  if (holder !== actor().id && !blocksForOthers(actor())) throw new AppError("forbidden", "access.denied");
}

function fieldsOf({ title, from, to, office, weekdays, until, except }: BlockedTimeInput) {
  return {
    title,
    from,
    to,
    office: office ?? undefined,
    weekdays: [...new Set(weekdays)].sort(),
    until,
    except: [...new Set(except)].sort(),
  };
}

function blockedTimeView(entry: HeldBlockedTime): BlockedTime {
  const [seen = entry] = withVisibleTitles([entry]);
  const isRoom = entry.holder === ROOMS;
  return {
    id: entry.id,
    professional: isRoom ? null : entry.holder,
    office: isRoom ? (entry.office ?? null) : null,
    title: seen.title,
    from: entry.from,
    to: entry.to,
    weekdays: entry.weekdays,
    until: entry.until,
    except: entry.except,
    editable: entry.holder === actor().id || blocksForOthers(actor()),
    version: entry.version,
  };
}

/** Reads a blocked time and its occurrences between two days, both included. Throws 404. One Query. */
export async function blockedTimesBetween(id: string, from: string, to: string) {
  const entry = (await readBlockedTimes()).find((one) => one.id === id);
  if (!entry) throw absent("blocked_time");
  return { entry, times: blockedTimesOn([entry], daysFrom(from, to)) };
}
