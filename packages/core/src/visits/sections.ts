import { BalanceChanged, getAppointment, openPriceWrites, requireWritable } from "../appointments/index.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { type SectionView, sections as specs } from "../contracts/visits/sections.ts";
import type { visitsRoutes } from "../contracts/visits/visits-routes.ts";
import { requireRoom } from "../db/item-size.ts";
import { retryOn, writeConflict } from "../db/retry-on.ts";
import { type Operation, transact } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { resolveCustomTests } from "./resolve-custom-tests.ts";
import { namesEntries, parseSection } from "./section-rules.ts";
import { type Edit, type SectionEdit, sectionItemOf, sectionWrite } from "./section-write.ts";
import { db } from "./stored/entities.ts";
import { sectionViewOf } from "./views.ts";

type Save = RequestOf<typeof visitsRoutes.saveSection>;

/**
 * Saves one section in one transaction: the appointment is open and the actor's own, the version is the one that was
 * edited, the audit trail knows. With `amend`, changes a signed appointment and keeps what it said before.
 */
export async function saveSection({ params, body }: Pick<Save, "params" | "body">): Promise<SectionView> {
  const settled = await resolveCustomTests(params.section, await parseInput(params, body.data));
  requireRoom(settled.data, MAX_BYTES, "data.");
  const edit: SectionEdit = {
    appointmentId: params.appointment,
    patientId: body.patient,
    section: params.section,
    version: body.version,
    ...settled,
    typing: body.edit ?? { line: "", seq: 0 },
  };
  if (!body.amend) return save(edit);
  // The safety tables that amendments are checked with are most of the code, and saving an open visit does without them.
  const { amendSection } = await import("./signing/amending-section.ts");
  return amendSection(edit, body.amend);
}

/**
 * The validated input. One request if it contains entries of a module that the actor does not have, or of a catalogue that no
 * longer has them: stored entries may stay.
 */
async function parseInput({ appointment, section }: Save["params"], data: unknown) {
  try {
    return await parseSection(actor(), section, data);
  } catch (error) {
    const isForeign = specs[section].owned && error instanceof AppError && error.code === "module.not_owned";
    const isGone = namesEntries(section) && error instanceof AppError && error.kind === "invalid";
    if (!isForeign && !isGone) throw error;
    const key = { space_id: actor().spaceId, appointment_id: appointment, section };
    const stored = await db.entities.section.get(key).go({ consistent: true });
    return parseSection(actor(), section, data, stored.data?.data ?? {});
  }
}

/** Twice this, what it said and what it says, still fits an amendment's item. */
const MAX_BYTES = 185_000;

const MAX_ATTEMPTS = 5;

const save = (edit: SectionEdit): Promise<SectionView> =>
  retryOn([BalanceChanged], () => saveOnce(edit), { attempts: MAX_ATTEMPTS, exhausted: writeConflict });

async function saveOnce(edit: SectionEdit): Promise<SectionView> {
  const item = sectionItemOf(edit);
  const writable =
    edit.section === "price"
      ? await headPriceWrites(edit)
      : [requireWritable(edit.appointmentId, edit.patientId)];
  await transact({
    writes: [...writable, sectionWrite(edit, item), ...edit.besides],
    audit: { action: "update", record: edit.appointmentId, patient: edit.patientId },
  });
  return sectionViewOf(item);
}

/**
 * The price is also stored on the appointment, where the front desk reads it: these writes have the same conditions as
 * the check. The section's version guards it and the appointment's version does not change, because nobody else may write
 * the price of an open appointment.
 * One request.
 */
async function headPriceWrites({ appointmentId, patientId, data }: Edit): Promise<Operation[]> {
  return openPriceWrites(await getAppointment(appointmentId), {
    price: Number(data.price),
    patient: patientId,
  });
}
