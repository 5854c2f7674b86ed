import type { AppointmentItem } from "../appointments/index.ts";
import type { AmendmentView, SectionView } from "../contracts/visits/sections.ts";
import type { AmendmentItem, SectionItem } from "./stored/records.ts";

export const sectionViewOf = (item: SectionItem): SectionView => ({
  section: item.section as SectionView["section"],
  data: item.data,
  edit: item.edit,
  updated_at: item.updated_at,
  updated_by: item.updated_by,
  version: item.version,
});

export const amendmentViewOf = (item: AmendmentItem): AmendmentView => ({
  id: item.amendment_id,
  section: item.section,
  reason: item.reason,
  old_value: item.old_value ?? null,
  new_value: item.new_value,
  amended_by: item.amended_by,
  amended_at: item.amended_at,
});

/** The words that an ended visit was kept with, for the API. */
export const keptWordsOf = ({ term_words }: Pick<AppointmentItem, "term_words">) =>
  term_words && { words: term_words };
