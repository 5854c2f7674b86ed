import type { appointmentsRoutes } from "../contracts/appointments.ts";
import type { RequestOf } from "../contracts/route.ts";
import {
  type SectionKey,
  type SectionView,
  sections as specs,
  type Edit as Typing,
} from "../contracts/sections.ts";
import { requireRoom } from "../db/item-size.ts";
import { type Operation, put, type Refusal, transact, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { headWrite } from "./booking.ts";
import { db } from "./connection.ts";
import { mustBeWritable, refusal } from "./guard.ts";
import type { SectionItem } from "./records.ts";
import { amendmentMustBeReasoned } from "./safety.ts";
import { parseSection } from "./section-rules.ts";
import { settle } from "./settling.ts";
import { dataOf, summaryOf } from "./summary.ts";
import { telling } from "./told.ts";
import { sectionViewOf } from "./views.ts";
import { readVisit, type VisitItems } from "./visit-items.ts";

type Save = RequestOf<typeof appointmentsRoutes.saveSection>;
type Amend = NonNullable<Save["body"]["amend"]>;
type Edit = {
  appointmentId: string;
  patientId: string;
  section: SectionKey;
  version: number;
  data: Record<string, unknown>;
  /** What has to be written elsewhere in the same transaction. */
  besides: Operation[];
  typing: Typing;
};

/**
 * Saves one section in one transaction: the appointment is open and the actor's own, the version is the one that was
 * edited, the audit trail knows. With `amend`, changes a signed appointment and keeps what it said before.
 */
export async function saveSection({ params, body }: Pick<Save, "params" | "body">): Promise<SectionView> {
  const settled = await settle(params.section, await parsed(params, body.data));
  requireRoom(settled.data, MAX_BYTES, "data.");
  const edit: Edit = {
    appointmentId: params.appointment,
    patientId: body.patient,
    section: params.section,
    version: body.version,
    ...settled,
    typing: body.edit ?? { line: "", seq: 0 },
  };
  return body.amend ? amend(edit, body.amend) : save(edit);
}

/** What was sent, valid. One request where it holds entries of a module that the actor has not: those that stand may stay. */
async function parsed({ appointment, section }: Save["params"], data: unknown) {
  try {
    return parseSection(actor(), section, data);
  } catch (error) {
    const foreign = error instanceof AppError && error.code === "module.not_owned";
    if (!foreign || !specs[section].owned) throw error;
    const key = { space_id: actor().spaceId, appointment_id: appointment, section };
    const stored = await db.entities.section.get(key).go({ consistent: true });
    return parseSection(actor(), section, data, stored.data?.data ?? {});
  }
}

/** Twice this, what it said and what it says, still fits an amendment's item. */
const MAX_BYTES = 185_000;

async function save(edit: Edit): Promise<SectionView> {
  const item = itemOf(edit);
  await transact({
    writes: [
      edit.section === "price" ? priceOnHead(edit) : mustBeWritable(edit.appointmentId, edit.patientId),
      sectionWrite(edit, item),
      ...edit.besides,
    ],
    audit: { action: "update", record: edit.appointmentId },
  });
  return sectionViewOf(item);
}

const MAX_ROUNDS = 5;

/**
 * A change after signing: the section, an amendment that keeps both values, and the summary, or nothing. The summary is
 * of every section, so one that changed at the same moment is read again; only the section's own version refuses.
 */
async function amend(edit: Edit, why: Amend): Promise<SectionView> {
  for (let round = 1; ; round += 1) {
    try {
      return await amendOnce(edit, why);
    } catch (error) {
      const late = error instanceof AppError && ["appointment.stale", "visit.changed"].includes(error.code);
      if (!late) throw error;
      if (round === MAX_ROUNDS) throw new AppError("conflict", "write.conflict");
    }
  }
}

async function amendOnce(edit: Edit, { reason, reasons = {} }: Amend): Promise<SectionView> {
  const { id } = actor();
  const visit = await readVisit(edit.appointmentId);
  const { head, sections, acupuncture } = visit;
  if (head.professional_id !== id || head.patient_id !== edit.patientId)
    throw refusal(head, id, edit.patientId);
  if (head.status !== "done") throw new AppError("conflict", "appointment.not_signed");
  const before = sections.get(edit.section);
  if ((before?.version ?? 0) !== edit.version) throw stale("section", before && sectionViewOf(before));
  const changes = [edit, ...reasonsEdit(visit, edit, reasons)].map((one) => ({
    edit: one,
    item: itemOf(one),
  }));
  const amended = new Map(sections);
  for (const { edit: one, item } of changes) amended.set(one.section, item);
  const checked = await amendmentMustBeReasoned(visit, { ...visit, sections: amended }, edit.section);
  const item = amended.get(edit.section) as SectionItem;
  const price = edit.section === "price" ? { price: Number(edit.data.price) } : {};
  const stands = { summary: summaryOf(amended, acupuncture), ...price };
  await telling({ head, sections: amended }, (told) =>
    transact({
      writes: [
        headWrite(head, { ...stands, updated_at: item.updated_at, updated_by: id }),
        ...changes.flatMap((change) => [
          sectionWrite(change.edit, change.item),
          amendmentWrite(change, sections.get(change.edit.section), reason),
        ]),
        ...edit.besides,
        ...told,
        ...checked,
      ],
      audit: { action: "amend", record: edit.appointmentId },
    }),
  );
  return sectionViewOf(item);
}

/** The reasons given with an amendment stand with those given before, as an amendment of their own. */
function reasonsEdit({ sections }: VisitItems, edit: Edit, given: NonNullable<Amend["reasons"]>): Edit[] {
  if (edit.section === "safety" || Object.keys(given).length === 0) return [];
  const { reasons } = dataOf(sections, "safety");
  const data = parseSection(actor(), "safety", { reasons: { ...reasons, ...given } });
  const version = sections.get("safety")?.version ?? 0;
  return [{ ...edit, section: "safety", version, data, besides: [], typing: { line: "", seq: 0 } }];
}

/** What a section said before and says now; never altered. */
function amendmentWrite(
  { edit, item }: { edit: Edit; item: SectionItem },
  before: SectionItem | undefined,
  reason: string,
): Operation {
  const { id, name } = actor();
  return put(
    db.entities.amendment
      .create({
        space_id: item.space_id,
        appointment_id: edit.appointmentId,
        amendment_id: newId("amendment"),
        section: edit.section,
        reason,
        ...(before && { old_value: before.data }),
        new_value: edit.data,
        amended_by: { id, name },
        amended_at: item.updated_at,
      })
      .params(),
  );
}

const itemOf = ({ appointmentId, patientId, section, version, data, typing }: Edit): SectionItem => ({
  space_id: actor().spaceId,
  appointment_id: appointmentId,
  patient_id: patientId,
  step: specs[section].step,
  section,
  data,
  edit: typing,
  updated_at: nowIso(),
  updated_by: actor().id,
  version: version + 1,
});

const staleSection: Refusal = (stored) =>
  stale(
    "section",
    stored
      ? sectionViewOf(db.entities.section.parse({ Item: stored }).data as unknown as SectionItem)
      : undefined,
  );

function sectionWrite({ version }: Edit, item: SectionItem): Operation {
  if (version === 0) return put(db.entities.section.create(item).params(), staleSection);
  const { space_id, appointment_id, section, data, edit, updated_at, updated_by } = item;
  return update(
    db.entities.section
      .patch({ space_id, appointment_id, section })
      .set({ data, edit, updated_at, updated_by })
      .add({ version: 1 })
      .where((attribute, { eq }) => eq(attribute.version, version))
      .params(),
    staleSection,
  );
}

/**
 * The price stands on the head, where the front desk reads it: its write carries the same conditions as the check. The
 * section's version guards it; the head's stays, since nobody else may write the price of an open appointment.
 */
function priceOnHead({ appointmentId, patientId, data }: Edit): Operation {
  const { id, spaceId } = actor();
  return update(
    db.entities.appointment
      .patch({ space_id: spaceId, appointment_id: appointmentId })
      .set({ price: Number(data.price) })
      .where(
        ({ professional_id, patient_id, status }, { eq }) =>
          `${eq(professional_id, id)} AND ${eq(patient_id, patientId)} AND (${eq(status, "open")} OR ${eq(status, "paused")})`,
      )
      .params(),
    (stored) => refusal(stored, id, patientId),
  );
}
