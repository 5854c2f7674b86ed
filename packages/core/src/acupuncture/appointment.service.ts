import * as Appointments from "../appointments/index.ts";
import type {
  AcupunctureState,
  AppointmentAction,
  SignedPoint,
} from "../contracts/acupuncture/acupuncture.ts";
import { can } from "../contracts/kernel/access.ts";
import { ID_PREFIXES } from "../contracts/kernel/primitives.ts";
import { auditRead } from "../db/audit.ts";
import { requireRoom } from "../db/item-size.ts";
import { readItems } from "../db/read-items.ts";
import { type Operation, put, transact, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { type Actor, actor } from "../platform/context.ts";
import { AppError, absent, stale } from "../platform/errors.ts";
import { requirePlan } from "../platform/plan.ts";
import * as Spaces from "../spaces/index.ts";
import type { AcupunctureItem } from "../visits/stored/index.ts";
import { type Chosen, type Lookup, type Outcome, perform } from "./appointment.policy.ts";
import type { OwnCatalogue } from "./catalogue.entity.ts";
import { readVisible } from "./catalogue.store.ts";
import { countNeedles } from "./chosen-points.ts";
import { db } from "./entities.ts";
import { endedTimers } from "./needle-timers.ts";
import { finder, pointName } from "./point-choice.ts";
import { readSystem, type SystemCatalogue } from "./system-points.ts";

type Head = { professional_id: string; status: string };
type Answer = AcupunctureState & Pick<Outcome, "point" | "result">;

/** Before anything is chosen. */
export const EMPTY: Chosen = { points: [], ashi_points: "", ashi_marks: [] };
/** Largest amendment in bytes: an item holds 400 kB, and an amendment contains the state before and after. */
export const AMENDMENT_BYTES = 380_000;
/** Largest size of a visit's points in bytes, half of an amendment: 250 sides with 600 bytes of notes each. */
const MAX_BYTES = 185_000;
export const NOTHING: OwnCatalogue = { points: [], groups: [] };

/**
 * Reads or changes the points of an appointment. One request to read, one more to write, two more where the action names
 * own points or groups, three more where the container does not know what is published.
 *
 * Throws 404 `appointment.not_found`, 403 for an appointment the actor may not read or write, 409 `appointment.locked`
 * after it was signed, `appointment.not_open` before it began, `acupuncture.stale` with the current state, 413
 * `section.too_large`.
 */
export async function onAppointment(appointmentId: string, action: AppointmentAction): Promise<Answer> {
  const user = actor();
  if (action.action !== "get") requireWriter(user);
  const guard = Appointments.requireWritable(appointmentId);
  const [{ head, item, timersItem }, own, system] = await Promise.all([
    readVisit(appointmentId, guard),
    namesOwnEntries(action) ? readVisible() : NOTHING,
    readSystem(),
  ]);
  if (action.action === "get") {
    requireReader(user, head);
    await auditRead(appointmentId, String(head.patient_id));
    return head.status === "done" ? signedState(item) : stateOf(item, system, user);
  }
  if (head.professional_id !== user.id || !["open", "paused"].includes(head.status)) {
    throw guard.otherwise?.(head) ?? new AppError("conflict", "appointment.locked");
  }
  const version = item?.version ?? 0;
  if (action.version !== version) throw stale("acupuncture", stateOf(item, system, user));

  const before: Chosen = item
    ? { points: item.points, ashi_points: item.ashi_points, ashi_marks: item.ashi_marks ?? [] }
    : EMPTY;
  const outcome = perform(action, before, lookup(system, own, user));
  const { points, ashi_points, ashi_marks, ...extra } = outcome;
  if (JSON.stringify({ points, ashi_points, ashi_marks }) === JSON.stringify(before))
    return { ...stateOf(item, system, user), ...extra };
  const after = { points, ashi_points, ashi_marks, ...countNeedles(points), version: version + 1 };
  requireRoom(after, MAX_BYTES);
  const result = { ...after, ...extra };
  await transact({
    writes: [
      guard,
      write(appointmentId, after, { system, user }),
      ...Spaces.endTimers(
        timersOwner(user),
        endedTimers(before.points, points, Spaces.timersOf(timersItem, appointmentId)),
      ),
    ],
    audit: { action: "update", record: appointmentId, patient: String(head.patient_id) },
    result,
  });
  return result;
}

function requireWriter(user: Actor) {
  if (!can(user, "clinical.write")) throw new AppError("forbidden", "access.denied");
  requirePlan(user);
}

/** Own appointments, or others' where the space shares its records; an owner or manager reads everything. */
function requireReader(user: Actor, head: Head) {
  const mayRead =
    head.professional_id === user.id ||
    user.owner ||
    user.role === "manager" ||
    user.space.sharesClinicalRecords;
  if (!mayRead) throw new AppError("forbidden", "appointment.not_shared");
}

const timersOwner = ({ id, spaceId }: Actor) => ({ spaceId, userId: id });

/** Head, points and the actor's timers in one request. */
async function readVisit(appointmentId: string, guard: Operation) {
  const own = keyOf(db.entities.acupuncture.get(primary(appointmentId)).params());
  const timers = Spaces.timersKey(timersOwner(actor()));
  const at = keyOf(guard.write.ConditionCheck ?? {});
  const items = await readItems([own, at, timers]);
  const [stored, head, timersItem] = [own, at, timers].map((key) =>
    items.find(({ pk, sk }) => pk === key.pk && sk === key.sk),
  );
  if (!head) throw absent("appointment");
  return {
    head: head as Head & Record<string, unknown>,
    timersItem,
    item: stored && (db.entities.acupuncture.parse({ Item: stored }).data as AcupunctureItem | null),
  };
}

const primary = (appointment_id: string) => ({ space_id: actor().spaceId, appointment_id });
const keyOf = (params: { Key?: unknown }) => params.Key as { pk: string; sk: string };

/** Whether an id is that of a point that a user made. */
export const isOwn = (id: string) => id.startsWith(`${ID_PREFIXES.point}_`);

/** Whether an action names own points or groups, which then have to be read. */
function namesOwnEntries(action: AppointmentAction): boolean {
  switch (action.action) {
    case "add":
    case "save":
      return action.points.some(({ id }) => isOwn(id));
    case "apply_group":
      return action.group.startsWith(`${ID_PREFIXES.group}_`);
    default:
      return false;
  }
}

/** Points and groups by id, of everybody and of those read. */
export const lookup = (system: SystemCatalogue, own: OwnCatalogue, user: Actor): Lookup => ({
  point: finder(system, own.points, user.language),
  group: (id) => {
    const known = system.group(id);
    return known ? (known.retired ? undefined : known) : own.groups.find((group) => group.id === id);
  },
});

type Writing = {
  system: SystemCatalogue;
  user: Actor;
  /** What an amendment keeps of the points as they are now, besides what was signed. */
  signed?: readonly SignedPoint[];
};

/** Writes the chosen points on the condition that the version before is unchanged. */
export function write(
  appointmentId: string,
  { version, points, ashi_points, ashi_marks, needles_in, needles_out }: AcupunctureState,
  { system, user, signed }: Writing,
): Operation {
  const chosen = { points, ashi_points, ashi_marks, needles_in, needles_out };
  const kept = signed && { signed_points: [...signed] };
  const values = { ...chosen, ...kept, version, updated_at: nowIso(), updated_by: user.id };
  const refused = (current: Record<string, unknown> | undefined) =>
    stale("acupuncture", signed ? signedState(current as Stored) : stateOf(current as Stored, system, user));
  if (version === 1) {
    return put(db.entities.acupuncture.create({ ...primary(appointmentId), ...values }).params(), refused);
  }
  const patch = db.entities.acupuncture
    .patch(primary(appointmentId))
    .set(values)
    .where((current, { eq }) => eq(current.version, version - 1));
  return update(patch.params(), refused);
}

type Stored = AcupunctureState | AcupunctureItem | null | undefined;

/** What is stored of an open visit, with names of points as they are published, in the user's language. */
export function stateOf(item: Stored, system: SystemCatalogue, { language }: Actor): AcupunctureState {
  const points = (item?.points ?? []).map((point) => {
    const known = system.point(point.id);
    return known ? { ...point, name: pointName(known, language) } : point;
  });
  return { ...signedState(item), points };
}

/** What is stored, word for word: a signed visit is not read anew. */
export function signedState(item: Stored): AcupunctureState {
  return {
    points: item?.points ?? [],
    ashi_points: item?.ashi_points ?? "",
    ashi_marks: item?.ashi_marks ?? [],
    needles_in: item?.needles_in ?? 0,
    needles_out: item?.needles_out ?? 0,
    version: item?.version ?? 0,
    ...(item?.signed_points && { signed_points: item.signed_points }),
  };
}
