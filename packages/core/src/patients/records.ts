import type { EntityItem } from "electrodb";
import type { PatientEntity } from "./patient.entity.ts";
import type { MergeEntity, TokenEntity } from "./search-token.entity.ts";

/** One merge, stored with the remaining patient. */
export type MergedRecord = {
  id: string;
  /** The merged patient. */
  patient: string;
  name: string;
  merged_at: string;
  /** Ids of the merged patient and of all patients merged into that one before. */
  records: string[];
};

/** A patient as stored. */
export type PatientItem = Omit<EntityItem<typeof PatientEntity>, "merges"> & { merges?: MergedRecord[] };
export type TokenItem = EntityItem<typeof TokenEntity>;

/** A field of a patient that a merge can fill. */
export type FieldChange = { before: string | boolean | null; after: string | boolean | null };
export type MergeItem = Omit<EntityItem<typeof MergeEntity>, "changes"> & {
  changes: Record<string, FieldChange>;
};
