import { seesAllCalendars } from "../contracts/kernel/access.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import type { WaitingEntry, waitingListRoutes } from "../contracts/scheduling/waiting-list.ts";
import { put, remove, transact, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { absent, invalidField, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { professionalCheck, withPatientName } from "./booking.ts";
import { db } from "./entities.ts";
import { patientToBook } from "./patient-to-book.ts";
import type { WaitingItem } from "./waiting.entity.ts";
import { byUrgencyThenWaiting, suitsSlot } from "./waiting.policy.ts";

type Requests = { [Verb in keyof typeof waitingListRoutes]: RequestOf<(typeof waitingListRoutes)[Verb]> };

/**
 * Lists the waiting list, urgent entries first, then by time of waiting. With a slot only the entries it suits. Users who see only
 * their own calendar get the entries for themselves and for any professional. One Query.
 */
export async function listWaiting({ start, duration, professional }: Requests["listWaiting"]["query"]) {
  const viewer = actor();
  const slot = start !== undefined && duration !== undefined ? { start, duration } : undefined;
  const items = (await readWaiting(viewer.spaceId)).filter(
    (entry) =>
      maySeeEntry(entry) &&
      (professional === undefined ||
        entry.professional_id === "" ||
        entry.professional_id === professional) &&
      (slot === undefined || suitsSlot(entry, slot, viewer.space.timeZone)),
  );
  return { items: items.sort(byUrgencyThenWaiting).map(waitingView), next: null };
}

/** Whether the viewer may see an entry: it is for any professional or for the viewer, or the viewer sees all calendars. */
function maySeeEntry({ professional_id }: WaitingItem): boolean {
  const viewer = actor();
  return seesAllCalendars(viewer) || professional_id === "" || professional_id === viewer.id;
}

/** Reads the waiting list of a space. One Query. A `consistent` read sees an entry of this very moment. */
export async function readWaiting(space_id: string, { consistent = false } = {}): Promise<WaitingItem[]> {
  const { data } = await db.entities.waiting.query.primary({ space_id }).go({ pages: "all", consistent });
  return data;
}

/** Adds an entry. One request; two when the caller's name of the patient is outdated. */
export async function addWaiting(body: Requests["addWaiting"]["body"]): Promise<WaitingEntry> {
  const { id, spaceId } = actor();
  const { hint, withPatientWrites: written } = patientToBook(body);
  const usual = durationOf(body.appointment_type);
  const at = nowIso();
  const entry: WaitingItem = {
    space_id: spaceId,
    entry_id: newId("waiting"),
    patient_id: hint.id,
    patient_name: "",
    ...storedFields(body),
    professional_id: body.professional ?? "",
    duration: body.duration ?? usual,
    created_at: at,
    created_by: id,
    updated_at: at,
    updated_by: id,
    version: 1,
  };
  requireFits(entry);
  return withPatientName(hint, async () => {
    const item = { ...entry, patient_name: hint.name };
    await written((writes) =>
      transact({
        writes: [
          ...writes,
          ...(body.professional ? [professionalCheck(body.professional)] : []),
          put(db.entities.waiting.create(item).params()),
        ],
        audit: { action: "create", record: item.entry_id, patient: item.patient_id },
        result: waitingView(item),
      }),
    );
    return waitingView(item);
  });
}

/** Changes an entry. Throws 409 with the current entry when somebody else changed it first. */
export async function updateWaiting(
  entry_id: string,
  { version, ...body }: Requests["updateWaiting"]["body"],
): Promise<WaitingEntry> {
  const { id, spaceId: space_id } = actor();
  const { data: current } = await db.entities.waiting.get({ space_id, entry_id }).go({ consistent: true });
  if (!current || !maySeeEntry(current)) throw absent("waiting_entry");
  if (current.version !== version) throw stale("waiting_entry", waitingView(current));
  if (body.appointment_type) durationOf(body.appointment_type);
  const changes = { ...storedFields(body), updated_at: nowIso(), updated_by: id };
  const next = { ...current, ...changes };
  requireFits(next);
  await transact({
    writes: [
      ...(body.professional ? [professionalCheck(body.professional)] : []),
      update(
        db.entities.waiting
          .patch({ space_id, entry_id })
          .set(changes)
          .add({ version: 1 })
          .where((attribute, { eq }) => eq(attribute.version, version))
          .params(),
        (item) => (item ? stale("waiting_entry", undefined) : absent("waiting_entry")),
      ),
    ],
    audit: { action: "update", record: entry_id, patient: next.patient_id },
  });
  return waitingView({ ...next, version: version + 1 });
}

/** Removes an entry. */
export async function removeWaiting(entry_id: string): Promise<{ id: string }> {
  const viewer = actor();
  const entry = db.entities.waiting.remove({ space_id: viewer.spaceId, entry_id });
  const own = entry.where(
    ({ professional_id }, { eq }) => `${eq(professional_id, "")} OR ${eq(professional_id, viewer.id)}`,
  );
  await transact({
    writes: [remove((seesAllCalendars(viewer) ? entry : own).params(), () => absent("waiting_entry"))],
    audit: { action: "delete", record: entry_id },
  });
  return { id: entry_id };
}

type Preferences = Partial<Requests["updateWaiting"]["body"]>;

/** The fields of a request in their stored form. */
function storedFields({
  professional,
  appointment_type,
  duration,
  days,
  from,
  to,
  urgent,
  notes,
}: Preferences) {
  const fields = {
    professional_id: professional === undefined ? undefined : (professional ?? ""),
    appointment_type,
    duration,
    days: days && [...new Set(days)].sort(),
    from,
    to,
    urgent,
    notes,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof typeof fields]-?: NonNullable<(typeof fields)[K]>;
  };
}

/** The duration of an appointment type in minutes. Throws 404. */
function durationOf(typeId: string): number {
  const type = actor().space.appointmentTypes.find(({ id }) => id === typeId);
  if (!type) throw absent("appointment_type");
  return type.duration;
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function requireFits({ from, to, duration }: WaitingItem) {
  if (minutes(to) - minutes(from) < duration) throw invalidField("to", "waiting.hours");
}

const waitingView = (item: WaitingItem): WaitingEntry => ({
  id: item.entry_id,
  patient: item.patient_id,
  patient_name: item.patient_name,
  professional: item.professional_id || null,
  appointment_type: item.appointment_type,
  duration: item.duration,
  days: item.days,
  from: item.from,
  to: item.to,
  urgent: item.urgent,
  notes: item.notes,
  created_at: item.created_at,
  updated_by: item.updated_by,
  version: item.version,
});
