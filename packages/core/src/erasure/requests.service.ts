import * as Accounts from "../accounts/index.ts";
import { ERASURE_DAYS, type Erasure, type erasureRoutes } from "../contracts/erasure/erasure.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { type Operation, put, transact, update } from "../db/transact.ts";
import * as Patients from "../patients/index.ts";
import { now, nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import * as Spaces from "../spaces/index.ts";

const DAY_MS = 86_400_000;

const keyOf = (patient_id: string) => ({ space_id: actor().spaceId, patient_id });

async function read(patient: string) {
  return (await Patients.erasures.get(keyOf(patient)).go({ consistent: true })).data ?? undefined;
}

const view = (item: Patients.ErasureRequestItem, name: string | null): Erasure => ({
  state: item.state,
  reason: item.reason,
  note: item.note,
  requested_at: item.requested_at,
  requested_by: item.requested_by,
  requested_by_name: name,
  due_at: item.due_at,
});

/** Whether a patient's erasure was asked for. Throws 404. */
export async function getErasure(patient: string): Promise<{ erasure: Erasure | null }> {
  const [item] = await Promise.all([read(patient), Patients.readPatient(patient)]);
  if (!item) return { erasure: null };
  const asked = { space: item.space_id, user: item.requested_by };
  const [user] = (await Spaces.spacesAndUsersIn([], [asked])).users;
  return { erasure: view(item, user?.name ?? null) };
}

type Asked = RequestOf<typeof erasureRoutes.request>["body"];

/**
 * Asks for a patient's erasure in 30 days, with password and second factor, and archives the record. Throws 404, 403
 * `erasure.second_factor`, 400 for `password` or `totp`, 409 `patient.merged` and `erasure.waits`.
 */
export async function requestErasure(patient: string, body: Asked): Promise<{ erasure: Erasure }> {
  const [before, found] = await Promise.all([read(patient), Patients.readPatient(patient)]);
  mustBeErasable(before, found);
  return Accounts.withSecondFactor(body, async (settles) => {
    await Patients.archive(patient);
    return { erasure: await writeRequest(patient, before, body, [settles]) };
  });
}

function mustBeErasable(before: Patients.ErasureRequestItem | undefined, patient: Patients.PatientItem) {
  if (patient.state === "merged") throw new AppError("conflict", "patient.merged");
  if (before?.state === "waiting") throw new AppError("conflict", "erasure.waits");
}

/**
 * Asks for the erasure of a patient whose time is over, for a caller who proved the second factor. `stillHolds` is asked
 * when the record is archived, with the record as it was before: from then on nobody can book. If it says no, the record is as it was before and nothing is
 * asked for. `extra` is written with the request. Throws 404, 409 `patient.merged` and `erasure.waits`.
 */
export async function requestErasureOfExpired(
  patient: string,
  stillHolds: (before: Patients.PatientItem) => Promise<boolean>,
  extra: readonly Operation[],
): Promise<boolean> {
  const [before, found] = await Promise.all([read(patient), Patients.readPatient(patient)]);
  mustBeErasable(before, found);
  await Patients.archive(patient);
  let isAsked = false;
  try {
    isAsked = await stillHolds(found);
    if (isAsked) await writeRequest(patient, before, { reason: "kept_long_enough", note: "" }, extra);
    return isAsked;
  } catch (error) {
    isAsked = false;
    throw error;
  } finally {
    if (!isAsked && found.state === "active") await Patients.restore(patient);
  }
}

/** Writes the request, in place of one that was withdrawn. */
async function writeRequest(
  patient: string,
  before: Patients.ErasureRequestItem | undefined,
  { reason, note }: Pick<Asked, "reason" | "note">,
  extra: readonly Operation[],
): Promise<Erasure> {
  const due_at = new Date(now() + ERASURE_DAYS * DAY_MS).toISOString();
  const item = {
    ...keyOf(patient),
    state: "waiting" as const,
    reason,
    note,
    requested_at: nowIso(),
    requested_by: actor().id,
    due_at,
    version: (before?.version ?? 0) + 1,
    gsi3pk: Patients.ERASURES_DUE,
    gsi3sk: `${due_at}#${patient}`,
  };
  const unchanged = Patients.erasures
    .put(item)
    .where(({ version }, { eq, notExists }) => (before ? eq(version, before.version) : notExists(version)));
  await transact({
    writes: [put(unchanged.params(), () => new AppError("conflict", "erasure.waits")), ...extra],
    audit: { action: "erase", record: patient },
  });
  return view(item, actor().name);
}

/** Withdraws an erasure that waits. The record stays archived until somebody restores it. Throws 404, 409. */
export async function withdrawErasure(patient: string): Promise<{ erasure: Erasure }> {
  const [item] = await Promise.all([read(patient), Patients.readPatient(patient)]);
  const refused = () => new AppError("conflict", "erasure.not_waiting");
  if (item?.state !== "waiting") throw refused();
  const settled = { state: "withdrawn" as const, settled_at: nowIso(), settled_by: actor().id };
  const change = Patients.erasures
    .patch(keyOf(patient))
    .set(settled)
    .add({ version: 1 })
    .remove(["gsi3pk", "gsi3sk"])
    .where((stored, { eq }) => `${eq(stored.state, "waiting")} AND ${eq(stored.version, item.version)}`);
  await transact({
    writes: [update(change.params(), refused)],
    audit: { action: "withdraw", record: patient },
  });
  return { erasure: view({ ...item, ...settled }, null) };
}
