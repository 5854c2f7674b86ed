import * as Classifications from "../classifications/index.ts";
import { type CatalogueKey, catalogues } from "../clinical/catalogues/catalogues.ts";
import type { FieldDescriptions } from "../clinical/catalogues/description.ts";
import type { cataloguesRoutes } from "../contracts/catalogues/catalogues.ts";
import type { EntryView } from "../contracts/catalogues/office.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, invalidField } from "../platform/errors.ts";
import * as Revisions from "../revisions/index.ts";
import { baseOf, shippedRow } from "./bases.ts";
import type { CatalogueEntry, EntryFields } from "./catalogue.entity.ts";
import { type Written, writeEntry } from "./changes.ts";
import { draftRow } from "./drafts.ts";
import { db } from "./entities.ts";
import { checkedFields, isAsShipped } from "./fields.ts";
import { openCatalogue } from "./level.ts";

type Routes = typeof cataloguesRoutes;
type Said = Pick<RequestOf<Routes["create"]>["body"], "reference" | "note" | "reviewed">;

/** The reference with its title of today. One request if one is named. Throws 400 where it does not exist. */
async function referenceOf(reference: string | null): Promise<Pick<Written, "reference" | "reference_id">> {
  if (reference === null) return { reference: "" };
  const title = await Classifications.referenceTitle(reference);
  if (title === undefined) throw invalidField("reference", "reference.not_found");
  return { reference: title, reference_id: reference };
}

const reviewedNow = () => ({
  reviewed_at: nowIso(),
  reviewed_by: actor().id,
  reviewed_by_name: actor().name,
});

const reviewOf = ({ reviewed }: Said): Pick<Written, "review" | "reviewed_at"> =>
  reviewed ? { review: "reviewed", ...reviewedNow() } : { review: "unreviewed" };

const present = (view: EntryView | null) => {
  if (!view) throw absent("entry");
  return { entry: view };
};

/**
 * Adds an entry. Four requests, and those of {@link checkedFields}. Throws 400 for its fields, 409 `entry.exists`, or `catalogue.closed` where the product alone
 * says which entries there are.
 */
export async function createEntry(
  catalogue: CatalogueKey,
  { fields, ...said }: RequestOf<Routes["create"]>["body"],
) {
  await openCatalogue(catalogue);
  if (!catalogues[catalogue].grows) throw new AppError("conflict", "catalogue.closed");
  const values = await checkedFields(catalogue, fields);
  const key = baseOf(catalogue).keyOf(values);
  const exists = () =>
    new AppError("conflict", "entry.exists", { fields: { [namingField(catalogue)]: "entry.exists" } });
  if (shippedRow(catalogue, key)) throw exists();
  const source = await referenceOf(said.reference);
  const written = await db.entities.entry.get({ catalogue, key }).go({ consistent: true });
  // An entry that was taken back may be added again.
  if (written.data?.fields) throw exists();
  const view = await writeEntry({
    catalogue,
    key,
    version: written.data?.version ?? 0,
    action: "edit",
    next: () => ({ fields: values, retired: false, ...reviewOf(said), ...source, note: said.note }),
    result: (entry) => ({ entry }),
  });
  return present(view);
}

/** The field of an entry that shows that there is one of that name already. */
function namingField(catalogue: CatalogueKey): string {
  const { identity, fields } = catalogues[catalogue];
  const [first = ""] = [...identity, ...Object.keys(fields)];
  const kind = (fields as FieldDescriptions)[first]?.kind;
  return kind === "words" ? `fields.${first}.en` : `fields.${first}`;
}

/**
 * Changes or retires an entry. What names it cannot be changed. Four requests, and those of {@link checkedFields}. Throws 400 for its fields, 404
 * `entry.not_found`, 409 `entry.stale`, or `catalogue.closed` where nothing can be retired.
 */
export async function updateEntry(
  catalogue: CatalogueKey,
  key: string,
  { version, fields, retired, ...said }: RequestOf<Routes["update"]>["body"],
) {
  await openCatalogue(catalogue);
  if (retired && !catalogues[catalogue].retires) throw new AppError("conflict", "catalogue.closed");
  const values = await checkedFields(catalogue, fields);
  const source = await referenceOf(said.reference);
  const view = await writeEntry({
    catalogue,
    key,
    version,
    action: "edit",
    next: (current) => {
      requireIdentity(catalogue, key, values, current);
      return {
        ...(isAsShipped(catalogue, key, values) ? {} : { fields: values }),
        retired,
        ...reviewOf(said),
        ...source,
        note: said.note,
      };
    },
  });
  return present(view);
}

/** Throws 404 where there is no such entry, and 400 where the fields are another entry's. */
function requireIdentity(
  catalogue: CatalogueKey,
  key: string,
  values: EntryFields,
  current: CatalogueEntry | undefined,
) {
  const now = draftRow(catalogue, key, current)?.fields;
  if (!now) throw absent("entry");
  for (const name of catalogues[catalogue].identity)
    if (values[name] !== now[name]) throw invalidField(`fields.${name}`, "entry.identity");
}

/**
 * Accepts or disputes an entry as it is, or takes either back. Three requests. Throws 400 for a dispute without a reason, 404
 * `entry.not_found`, 409 `entry.stale`.
 */
export async function reviewEntry(
  catalogue: CatalogueKey,
  key: string,
  { version, review, note }: RequestOf<Routes["review"]>["body"],
) {
  await openCatalogue(catalogue);
  if (review === "disputed" && note === "") throw invalidField("note", "required");
  const view = await writeEntry({
    catalogue,
    key,
    version,
    action: "review",
    next: (current) => {
      if (!draftRow(catalogue, key, current)) throw absent("entry");
      const { fields, retired = false, reference = "", reference_id } = current ?? {};
      return {
        retired,
        reference,
        review,
        note,
        ...(fields && { fields }),
        ...(reference_id && { reference_id }),
        ...(review !== "unreviewed" && reviewedNow()),
      };
    },
  });
  return present(view);
}

/**
 * Writes an entry as it was in an earlier version, or as the product ships it. Up to five requests. Null where it was added and is
 * taken back. Throws 404 `entry.not_found` or `revision.not_found`, 409 `entry.stale`.
 */
export async function revertEntry(
  catalogue: CatalogueKey,
  key: string,
  { version, to }: RequestOf<Routes["revert"]>["body"],
) {
  await openCatalogue(catalogue);
  const written = to === 0 ? AS_SHIPPED : await writtenThen(catalogue, key, to);
  const entry = await writeEntry({
    catalogue,
    key,
    version,
    action: "revert",
    next: (current) => {
      if (!current) throw absent("entry");
      return written;
    },
  });
  return { entry };
}

const AS_SHIPPED: Written = { retired: false, review: "unreviewed", reference: "", note: "" };

/** What an entry said in a version, with the review of that time. Up to two requests. Throws 404 `revision.not_found`. */
async function writtenThen(catalogue: CatalogueKey, key: string, version: number): Promise<Written> {
  const { written } = await Revisions.stateIn(Revisions.entrySubject(catalogue, key), version);
  if (!written) throw absent("revision");
  const { fields, reviewed_at, reviewed_by, reviewed_by_name, reference_id } = written as Written;
  const { retired, review, reference, note } = written as Written;
  return {
    retired,
    review,
    reference,
    note,
    ...(fields && { fields }),
    ...(reviewed_at && { reviewed_at }),
    ...(reviewed_by && { reviewed_by }),
    ...(reviewed_by_name && { reviewed_by_name }),
    ...(reference_id && { reference_id }),
  };
}
