import { seesBlockedTitle } from "../contracts/kernel/access.ts";
import type { ClosedDays } from "../contracts/scheduling/working-time.ts";
import { readItems } from "../db/read-items.ts";
import { retryOn, writeConflict } from "../db/retry-on.ts";
import { check, type Operation } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import * as Spaces from "../spaces/index.ts";
import { activeBlockedTimes, blockedTimesKey, type HeldBlockedTime } from "./blocked-calendar.ts";
import { ROOMS } from "./blocked-time.entity.ts";
import type { Claim } from "./ledger.ts";
import { type BookingHours, type BookingPlace, findObstacles } from "./obstacles.ts";
import { workingTimeOf } from "./working-time.ts";

type Key = { pk: string; sk: string };

/** When somebody can be booked, and the version of it that a booking names. */
export type Schedule = BookingHours & { version: number };

/** What this container knows. A booking names the version it was decided by: an outdated one is refused, never used. */
const cachedSchedules = new Map<string, Schedule>();
const MAX_CACHED = 500;
const MAX_ATTEMPTS = 4;

const cacheKey = (professional: string) => `${actor().spaceId}#${professional}`;
const userKey = (id: string) =>
  Spaces.db.entities.user.get({ space_id: actor().spaceId, id }).params().Key as Key;

/**
 * When professionals of the actor's space work, the clinic is open and what is blocked, as the actor may know it. One
 * request for those this container does not know yet, none for the others; `anew` reads them all.
 */
export async function schedulesOf(
  professionals: readonly string[],
  { anew: refresh = false } = {},
): Promise<Map<string, Schedule>> {
  if (refresh) for (const id of professionals) cachedSchedules.delete(cacheKey(id));
  const found = await readSchedules(professionals);
  return new Map(
    [...found].map(([id, schedule]) => [id, { ...schedule, blocked: withVisibleTitles(schedule.blocked) }]),
  );
}

/** Blocked times without the titles the actor may not know. */
export const withVisibleTitles = (blocked: readonly HeldBlockedTime[]): HeldBlockedTime[] =>
  blocked.map((entry) => {
    const professional = entry.holder === ROOMS ? null : entry.holder;
    return seesBlockedTitle(actor(), { ...entry, professional }) ? entry : { ...entry, title: "" };
  });

async function readSchedules(professionals: readonly string[]): Promise<Map<string, Schedule>> {
  const wanted = [...new Set(professionals)];
  const missing = wanted.filter((id) => !cachedSchedules.has(cacheKey(id)));
  const found = new Map(
    wanted.flatMap((id) => {
      const schedule = cachedSchedules.get(cacheKey(id));
      return schedule ? [[id, schedule] as const] : [];
    }),
  );
  if (missing.length === 0) return found;
  const spaceKey = Spaces.db.entities.space.get({ id: actor().spaceId }).params().Key as Key;
  const blockedOf = (holder: string) => blockedTimesKey(actor().spaceId, holder);
  const items = await readItems([
    spaceKey,
    ...missing.flatMap((id) => [userKey(id), blockedOf(id)]),
    blockedOf(ROOMS),
  ]);
  const itemOf = ({ pk, sk }: Key) => items.find((item) => item.pk === pk && item.sk === sk) ?? {};
  const closed = (itemOf(spaceKey).closed_days ?? []) as ClosedDays[];
  if (cachedSchedules.size + missing.length > MAX_CACHED) cachedSchedules.clear();
  for (const id of missing) {
    const user = itemOf(userKey(id));
    const schedule = {
      version: Number(user.schedule_version ?? 0),
      working: workingTimeOf(user),
      closed,
      blocked: [
        ...activeBlockedTimes(itemOf(blockedOf(id))),
        ...activeBlockedTimes(itemOf(blockedOf(ROOMS))),
      ],
    };
    cachedSchedules.set(cacheKey(id), schedule);
    found.set(id, schedule);
  }
  return found;
}

/** The place of an office in the actor's space. */
export function placeOf(office: string): BookingPlace {
  const { establishments, timeZone } = actor().space;
  const establishment = establishments.find(({ offices }) => offices.some(({ id }) => id === office))?.id;
  return { office, establishment, timeZone };
}

/** What of the professional's hours and the clinic's closed days is in the way of a claim. At most one request. */
export async function readObstacles(claim: Claim) {
  const schedules = await schedulesOf([claim.professional]);
  const schedule = schedules.get(claim.professional);
  return schedule ? findObstacles(claim, schedule, placeOf(claim.office)) : [];
}

/**
 * Writes a claim on the condition that the professional's hours are those it was decided by: outside them it throws the bare
 * `appointment.clash`, unless `override`. Where they change at the same moment it is decided again. `write` gets the
 * condition for its transaction.
 */
export async function withinHours<T>(
  claim: Claim,
  { override, practises }: { override: boolean; practises: boolean },
  write: (condition: Operation) => Promise<T>,
): Promise<T> {
  const attempt = async () => {
    const schedule = await scheduleForClaim(claim, override);
    if (!schedule) throw writeConflict();
    return write(unchangedScheduleCheck(claim.professional, schedule.version, practises)).catch((error) => {
      if (error instanceof ScheduleChanged) cachedSchedules.delete(cacheKey(claim.professional));
      throw error;
    });
  };
  return retryOn([ScheduleChanged], attempt, { attempts: MAX_ATTEMPTS, exhausted: writeConflict });
}

/**
 * The hours a claim is decided by. Throws the bare `appointment.clash` where they are in its way: of hours just read, since
 * what stood in the way when they were read before may be gone.
 */
async function scheduleForClaim(claim: Claim, override: boolean): Promise<Schedule | undefined> {
  const ids = [claim.professional];
  const wasCached = cachedSchedules.has(cacheKey(claim.professional));
  const refuses = (schedule: Schedule | undefined) =>
    !override && schedule && findObstacles(claim, schedule, placeOf(claim.office)).length > 0;
  const first = (await schedulesOf(ids)).get(claim.professional);
  const schedule =
    refuses(first) && wasCached ? (await schedulesOf(ids, { anew: true })).get(claim.professional) : first;
  if (refuses(schedule)) throw new AppError("conflict", "appointment.clash");
  return schedule;
}

/** Thrown inside when the hours are no longer those that were read. */
class ScheduleChanged extends Error {}

/** The professional's hours are still those of a version, and where `practises`, they treat patients here. */
function unchangedScheduleCheck(professional: string, version: number, practises: boolean): Operation {
  const same = version === 0 ? "attribute_not_exists(schedule_version)" : "schedule_version = :version";
  const works = "active = :true AND practises = :true";
  return check(
    { Key: userKey(professional) },
    {
      expression: practises ? `${works} AND ${same}` : same,
      ...((practises || version !== 0) && {
        values: { ...(practises && { ":true": true }), ...(version !== 0 && { ":version": version }) },
      }),
    },
    (user) =>
      practises && !(user?.active === true && user.practises === true)
        ? new AppError("invalid", "professional.unavailable", { fields: { professional: "unavailable" } })
        : new ScheduleChanged(),
  );
}
