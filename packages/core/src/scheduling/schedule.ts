import { seesBlockedTitle } from "../contracts/kernel/access.ts";
import type { ClosedDays } from "../contracts/scheduling/working-time.ts";
import { readItems } from "../db/read-items.ts";
import { retryOn, writeConflict } from "../db/retry-on.ts";
import { check, type Operation } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import * as Spaces from "../spaces/index.ts";
import { blockedIn, blockedKey, type HeldBlockedTime } from "./blocked-calendar.ts";
import { ROOMS } from "./blocked-time.entity.ts";
import type { Claim } from "./ledger.ts";
import { type Hours, obstaclesOf, type Place } from "./obstacles.ts";
import { workingTimeOf } from "./working-time.ts";

type Key = { pk: string; sk: string };

/** When somebody can be booked, and the version of it that a booking names. */
export type Schedule = Hours & { version: number };

/** What this container knows. A booking names the version it was decided by: an outdated one is refused, never used. */
const known = new Map<string, Schedule>();
const MOST_KNOWN = 500;
const MAX_ATTEMPTS = 4;

const nameOf = (professional: string) => `${actor().spaceId}#${professional}`;
const userKey = (id: string) =>
  Spaces.db.entities.user.get({ space_id: actor().spaceId, id }).params().Key as Key;

/**
 * When professionals of the actor's space work, the clinic is open and what is blocked, as the actor may know it. One
 * request for those this container does not know yet, none for the others; `anew` reads them all.
 */
export async function schedulesOf(
  professionals: readonly string[],
  { anew = false } = {},
): Promise<Map<string, Schedule>> {
  if (anew) for (const id of professionals) known.delete(nameOf(id));
  const found = await readSchedules(professionals);
  return new Map(
    [...found].map(([id, schedule]) => [id, { ...schedule, blocked: asSeen(schedule.blocked) }]),
  );
}

/** Blocked times without the titles the actor may not know. */
export const asSeen = (blocked: readonly HeldBlockedTime[]): HeldBlockedTime[] =>
  blocked.map((entry) => {
    const professional = entry.holder === ROOMS ? null : entry.holder;
    return seesBlockedTitle(actor(), { ...entry, professional }) ? entry : { ...entry, title: "" };
  });

async function readSchedules(professionals: readonly string[]): Promise<Map<string, Schedule>> {
  const wanted = [...new Set(professionals)];
  const missing = wanted.filter((id) => !known.has(nameOf(id)));
  const found = new Map(
    wanted.flatMap((id) => {
      const schedule = known.get(nameOf(id));
      return schedule ? [[id, schedule] as const] : [];
    }),
  );
  if (missing.length === 0) return found;
  const spaceKey = Spaces.db.entities.space.get({ id: actor().spaceId }).params().Key as Key;
  const blockedOf = (holder: string) => blockedKey(actor().spaceId, holder);
  const items = await readItems([
    spaceKey,
    ...missing.flatMap((id) => [userKey(id), blockedOf(id)]),
    blockedOf(ROOMS),
  ]);
  const itemOf = ({ pk, sk }: Key) => items.find((item) => item.pk === pk && item.sk === sk) ?? {};
  const closed = (itemOf(spaceKey).closed_days ?? []) as ClosedDays[];
  if (known.size + missing.length > MOST_KNOWN) known.clear();
  for (const id of missing) {
    const user = itemOf(userKey(id));
    const schedule = {
      version: Number(user.schedule_version ?? 0),
      working: workingTimeOf(user),
      closed,
      blocked: [...blockedIn(itemOf(blockedOf(id))), ...blockedIn(itemOf(blockedOf(ROOMS)))],
    };
    known.set(nameOf(id), schedule);
    found.set(id, schedule);
  }
  return found;
}

/** The place of an office in the actor's space. */
export function placeOf(office: string): Place {
  const { establishments, timeZone } = actor().space;
  const establishment = establishments.find(({ offices }) => offices.some(({ id }) => id === office))?.id;
  return { office, establishment, timeZone };
}

/** What of the professional's hours and the clinic's closed days is in the way of a claim. At most one request. */
export async function obstaclesTo(claim: Claim) {
  const schedules = await schedulesOf([claim.professional]);
  const schedule = schedules.get(claim.professional);
  return schedule ? obstaclesOf(claim, schedule, placeOf(claim.office)) : [];
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
    const schedule = await decidingSchedule(claim, override);
    if (!schedule) throw writeConflict();
    return write(unchangedHours(claim.professional, schedule.version, practises)).catch((error) => {
      if (error instanceof HoursChanged) known.delete(nameOf(claim.professional));
      throw error;
    });
  };
  return retryOn([HoursChanged], attempt, { attempts: MAX_ATTEMPTS, exhausted: writeConflict });
}

/**
 * The hours a claim is decided by. Throws the bare `appointment.clash` where they are in its way: of hours just read, since
 * what stood in the way when they were read before may be gone.
 */
async function decidingSchedule(claim: Claim, override: boolean): Promise<Schedule | undefined> {
  const ids = [claim.professional];
  const wasKnown = known.has(nameOf(claim.professional));
  const refuses = (schedule: Schedule | undefined) =>
    !override && schedule && obstaclesOf(claim, schedule, placeOf(claim.office)).length > 0;
  const first = (await schedulesOf(ids)).get(claim.professional);
  const schedule =
    refuses(first) && wasKnown ? (await schedulesOf(ids, { anew: true })).get(claim.professional) : first;
  if (refuses(schedule)) throw new AppError("conflict", "appointment.clash");
  return schedule;
}

/** Thrown inside when the hours are no longer those that were read. */
class HoursChanged extends Error {}

/** The professional's hours are still those of a version, and where `practises`, they treat patients here. */
function unchangedHours(professional: string, version: number, practises: boolean): Operation {
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
        : new HoursChanged(),
  );
}
