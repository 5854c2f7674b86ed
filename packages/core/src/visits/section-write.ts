import { type SectionKey, sections as specs, type Edit as Typing } from "../contracts/visits/sections.ts";
import { type Operation, put, type Refusal, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { stale } from "../platform/errors.ts";
import { db } from "./stored/entities.ts";
import type { SectionItem } from "./stored/records.ts";
import { sectionViewOf } from "./views.ts";

/** A section as it is to be, and the version that was edited. */
export type Edit = {
  appointmentId: string;
  patientId: string;
  section: SectionKey;
  version: number;
  data: Record<string, unknown>;
  typing: Typing;
};

export type SectionEdit = Edit & {
  /** What has to be written elsewhere in the same transaction. */
  besides: Operation[];
};

/** The item an edit makes. */
export const sectionItemOf = ({
  appointmentId,
  patientId,
  section,
  version,
  data,
  typing,
}: Edit): SectionItem => ({
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
    stored ? sectionViewOf(db.entities.section.parse({ Item: stored }).data as SectionItem) : undefined,
  );

/** Writes the item, on the condition that its version is the one that was edited. */
export function sectionWrite({ version }: Pick<Edit, "version">, item: SectionItem): Operation {
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
