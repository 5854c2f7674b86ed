import { CATALOGUE_KEYS, type CatalogueKey } from "../clinical/catalogues/catalogues.ts";
import { catalogueKind } from "../contracts/revisions/revisions.ts";
import { type EarlierRevisionItem, WHOLE_CATALOGUE } from "./earlier-revision.entity.ts";
import type { RevisionItem } from "./revision.entity.ts";

/** What an entry of a catalogue is called in the history and in the audit trail; without a key, the catalogue itself. */
export const entrySubject = (catalogue: CatalogueKey, key = WHOLE_CATALOGUE) =>
  key === WHOLE_CATALOGUE ? catalogueKind(catalogue) : `${catalogueKind(catalogue)}_${key}`;

/** The catalogue and key that a subject names, if it is an entry of a catalogue. */
export function entryNamed(subject: string): { catalogue: CatalogueKey; key: string } | undefined {
  const catalogue = CATALOGUE_KEYS.find((one) => subject.startsWith(`${catalogueKind(one)}_`));
  return catalogue && { catalogue, key: subject.slice(catalogueKind(catalogue).length + 1) };
}

/** A change of when catalogues had a history of their own, as changes are kept now. Its name was not stored. */
export function asRevision(item: EarlierRevisionItem): RevisionItem {
  const { catalogue, key, action, version, note, reference, before, after } = item;
  const { fields, retired, review, reviewed_at, reviewed_by, reviewed_by_name, reference_id } = item;
  const title = key === WHOLE_CATALOGUE ? "" : key;
  return {
    list: "revisions",
    kind: catalogueKind(catalogue),
    subject: entrySubject(catalogue, key),
    version,
    title,
    action: action === "edit" ? "update" : action,
    note,
    reference,
    before,
    after,
    written: {
      fields,
      retired,
      review,
      reviewed_at,
      reviewed_by,
      reviewed_by_name,
      reference_id,
      reference,
      note,
    },
    at: item.updated_at,
    by: item.updated_by,
    by_name: item.updated_by_name,
  };
}
