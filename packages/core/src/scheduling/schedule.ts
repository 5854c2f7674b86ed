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

/** When a professional can be booked. A booking is conditional on `version`, the user's `schedule_version`. */
export type Schedule = BookingHours & { version: number };

/** Schedules cached in this container. An outdated one does no harm: the booking's condition on the version fails. */
const cachedSchedules = new Map<string, Schedule>();
const MAX_CACHED = 500;
const MAX_ATTEMPTS = 4;

const cacheKey = (professional: string) => `${actor().spaceId}#${professional}`;
const userKey = (id: string) =>
  Spaces.db.entities.user.get({ space_id: actor().spaceId, id }).params().Key as Key;

/**
 * The schedules of professionals of the actor's space, without titles of blocked times that the actor may not see. One
 * request for those that are not cached, none for the others; with `refresh` all are read.
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

/** Blocked times without the titles that the actor may not see. */
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

/** The establishment and time zone of an office in the actor's space. */
export function placeOf(office: string): BookingPlace {
  const { establishments, timeZone } = actor().space;
  const establishment = establishments.find(({ offices }) => offices.some(({ id }) => id === office))?.id;
  return { office, establishment, timeZone };
}

/** What prevents a claim: working hours, time off, closed days and blocked times. At most one request. */
export async function readObstacles(claim: Claim) {
  const schedules = await schedulesOf([claim.professional]);
  const schedule = schedules.get(claim.professional);
  return schedule ? findObstacles(claim, schedule, placeOf(claim.office)) : [];
}

/**
 * Writes a claim if it is within the professional's schedule or `override` is set; otherwise throws `appointment.clash` without
 * details. `write` gets a condition for its transaction: that the schedule is still the one that was checked. When the schedule
 * changes at the same moment, both are repeated.
 */
export const withinHours = <T>(
  claim: Claim,
  options: { override: boolean; practises: boolean },
  write: (condition: Operation) => Promise<T>,
): Promise<T> => allWithinHours([claim], options, write);

/** As {@link withinHours}, for several claims of one professional that are written together. */
export async function allWithinHours<T>(
  claims: readonly [Claim, ...Claim[]],
  { override, practises }: { override: boolean; practises: boolean },
  write: (condition: Operation) => Promise<T>,
): Promise<T> {
  const [{ professional }] = claims;
  const attempt = async () => {
    const schedule = await scheduleForClaims(claims, override);
    if (!schedule) throw writeConflict();
    return write(unchangedScheduleCheck(professional, schedule.version, practises)).catch((error) => {
      if (error instanceof ScheduleChanged) cachedSchedules.delete(cacheKey(professional));
      throw error;
    });
  };
  return retryOn([ScheduleChanged], attempt, { attempts: MAX_ATTEMPTS, exhausted: writeConflict });
}

/**
 * The schedule that claims are checked against. Throws `appointment.clash` without details when it prevents one. A cached
 * schedule that does is read again first, because an absence may have been removed since.
 */
async function scheduleForClaims(
  claims: readonly [Claim, ...Claim[]],
  override: boolean,
): Promise<Schedule | undefined> {
  const [{ professional }] = claims;
  const ids = [professional];
  const wasCached = cachedSchedules.has(cacheKey(professional));
  const refuses = (schedule: Schedule | undefined) =>
    !override &&
    schedule &&
    claims.some((claim) => findObstacles(claim, schedule, placeOf(claim.office)).length > 0);
  const first = (await schedulesOf(ids)).get(professional);
  const schedule =
    refuses(first) && wasCached ? (await schedulesOf(ids, { anew: true })).get(professional) : first;
  if (refuses(schedule)) throw new AppError("conflict", "appointment.clash");
  return schedule;
}

/** Thrown inside the transaction when the schedule changed since it was read. */
class ScheduleChanged extends Error {}

/** Checks that the professional's schedule still has a version and, with `practises`, that the user is active and practises. */
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
