import { isDeepStrictEqual } from "node:util";
import * as Classifications from "../classifications/index.ts";
import { type CatalogueKey, catalogues } from "../clinical/catalogues/catalogues.ts";
import { blankFields } from "../clinical/catalogues/sheet.ts";
import type { ComparedRow, SheetComparison, WrittenRow } from "../contracts/catalogues/sheet.ts";
import { auditWrite } from "../db/audit.ts";
import { pause } from "../db/pause.ts";
import { readItems } from "../db/read-items.ts";
import { retryOn } from "../db/retry-on.ts";
import { transact } from "../db/transact.ts";
import { AppError } from "../platform/errors.ts";
import { baseOf } from "./bases.ts";
import type { CatalogueEntry, EntryFields } from "./catalogue.entity.ts";
import { ATTEMPTS, BUSY, entryWrites, headWrite, type Written } from "./changes.ts";
import { draftRow, readHead, stateOf } from "./drafts.ts";
import { db } from "./entities.ts";
import { checkedFields, isAsShipped, optionsOf } from "./fields.ts";
import { openCatalogue } from "./level.ts";

/** A row with what it would become, and what would be written for it. */
type Prepared = { comparison: SheetComparison; draft: CatalogueEntry | undefined; next: Written | undefined };
type Titles = ReadonlyMap<string, string | undefined>;

/**
 * What rows of a spreadsheet would change in a catalogue, in the order of the rows. One request for each hundred rows, and one for each
 * different source. Throws 403.
 */
export async function compareRows(catalogue: CatalogueKey, rows: readonly ComparedRow[]) {
  await openCatalogue(catalogue);
  const prepared = await prepareRows(catalogue, rows);
  return { items: prepared.map(({ comparison }) => comparison) };
}

/**
 * Writes rows as drafts, all of a request in one transaction: entries, their history, the audit trail and the catalogue's counts. A
 * row that says what is written already changes nothing; one that somebody changed since its `version` is answered as
 * stale and left alone. Nothing is published. Throws 403, 409 `catalogue.busy`.
 */
export async function writeRows(
  catalogue: CatalogueKey,
  rows: readonly (ComparedRow & { version: number })[],
): Promise<{ items: WrittenRow[] }> {
  await openCatalogue(catalogue);
  return retryOn([BUSY], () => writeOnce(catalogue, rows), { attempts: ATTEMPTS, pause });
}

async function writeOnce(
  catalogue: CatalogueKey,
  rows: readonly (ComparedRow & { version: number })[],
): Promise<{ items: WrittenRow[] }> {
  const [before, prepared] = await Promise.all([readHead(catalogue), prepareRows(catalogue, rows)]);
  let head = before;
  const items: WrittenRow[] = [];
  const writes = prepared.flatMap(({ comparison, draft, next }, index) => {
    const outcome = outcomeOf(comparison, rows[index]?.version);
    items.push({ number: comparison.number, outcome });
    if (outcome !== "written" || !next) return [];
    const { key, version } = comparison;
    const one = entryWrites(head, draft, { catalogue, key, version, action: "edit", next: () => next });
    head = one.head;
    return [...one.writes, auditWrite(one.audit)];
  });
  if (writes.length > 0) await transact({ writes: [...writes, headWrite(before, head)] });
  return { items };
}

function outcomeOf({ outcome, version }: SheetComparison, based: number | undefined): WrittenRow["outcome"] {
  if (outcome === "unchanged") return "unchanged";
  if (outcome === "invalid" || outcome === "unknown") return "refused";
  return version === based ? "written" : "stale";
}

async function prepareRows(catalogue: CatalogueKey, rows: readonly ComparedRow[]): Promise<Prepared[]> {
  // Known from here on, for the checks of all rows.
  await optionsOf(catalogue);
  const keyed = await Promise.all(rows.map(async (row) => ({ row, ...(await keyOf(catalogue, row)) })));
  const [stored, titles] = await Promise.all([
    readItems(keyed.flatMap(({ key }) => (key === "" ? [] : [entryKey(catalogue, key)]))),
    titlesOf(rows),
  ]);
  const drafts = new Map(
    stored.flatMap((Item) => {
      const { data } = db.entities.entry.parse({ Item });
      return data ? [[data.key, data] as const] : [];
    }),
  );
  const seen = new Set<string>();
  const facts = keyed.map(({ row, key, fault }): RowFacts => {
    const isRepeated = key !== "" && seen.has(key);
    seen.add(key);
    return {
      row,
      key,
      draft: drafts.get(key),
      titles,
      fault: isRepeated ? { key: "entry.repeated" } : fault,
    };
  });
  return Promise.all(facts.map((one) => prepareRow(catalogue, one)));
}

const entryKey = (catalogue: CatalogueKey, key: string) =>
  db.entities.entry.get({ catalogue, key }).params().Key as { pk: string; sk: string };

/** The titles of the sources that rows name. One request each. */
async function titlesOf(rows: readonly ComparedRow[]): Promise<Titles> {
  const ids = new Set(rows.flatMap(({ reference }) => (reference ? [reference] : [])));
  return new Map(
    await Promise.all([...ids].map(async (id) => [id, await Classifications.referenceTitle(id)] as const)),
  );
}

type Fault = Readonly<Record<string, string>> | undefined;

/** The key of the entry that a row is about. A row without one is about the entry that its fields name. */
async function keyOf(
  catalogue: CatalogueKey,
  { key, fields }: ComparedRow,
): Promise<{ key: string; fault?: Fault }> {
  if (key !== "" || !catalogues[catalogue].grows) return { key };
  try {
    return { key: baseOf(catalogue).keyOf(await checkedFields(catalogue, wholeFields(catalogue, fields))) };
  } catch (error) {
    return { key, fault: faultsOf(error) };
  }
}

const wholeFields = (catalogue: CatalogueKey, fields: EntryFields): EntryFields =>
  mergedFields(catalogue, fields, undefined);

/** Message codes by field of a refusal; anything else is thrown. */
function faultsOf(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof AppError) || !error.facts.fields) throw error;
  return Object.fromEntries(
    Object.entries(error.facts.fields).map(([name, code]) => [name.replace(/^fields\./, ""), code]),
  );
}

type RowFacts = {
  row: ComparedRow;
  key: string;
  fault: Fault;
  draft: CatalogueEntry | undefined;
  titles: Titles;
};

async function prepareRow(
  catalogue: CatalogueKey,
  { row, key, fault, draft, titles }: RowFacts,
): Promise<Prepared> {
  const current = key === "" ? undefined : draftRow(catalogue, key, draft);
  const comparison: SheetComparison = {
    number: row.number,
    outcome: "invalid",
    key,
    version: draft?.version ?? 0,
    before: stateOf(current),
    after: null,
    reference: false,
    faults: { ...fault },
  };
  const answer = (changes: Partial<SheetComparison>): Prepared => ({
    comparison: { ...comparison, ...changes },
    draft,
    next: undefined,
  });
  if (fault) return answer({});
  if (!current && !mayBeAdded(catalogue, key, row)) return answer({ outcome: "unknown" });
  const faults = { ...rowFaults(catalogue, row, current?.retired ?? false, titles) };
  let values = mergedFields(catalogue, row.fields, current?.fields);
  try {
    // What is there already is right, whatever the rules are today.
    if (!isDeepStrictEqual(values, current?.fields)) values = await checkedFields(catalogue, values);
    Object.assign(faults, identityFaults(catalogue, key, values, current?.fields));
  } catch (error) {
    Object.assign(faults, faultsOf(error));
  }
  if (Object.keys(faults).length > 0) return answer({ faults });
  const retired = row.retired ?? current?.retired ?? false;
  const source = sourceOf(row, draft, titles);
  const reference = source.reference_id !== draft?.reference_id;
  const isSame = current && isDeepStrictEqual(values, current.fields) && retired === current.retired;
  if (isSame && !reference) return answer({ outcome: "unchanged" });
  const outcome = !current ? "added" : retired && !current.retired ? "retired" : "changed";
  const fields = isAsShipped(catalogue, key, values) ? {} : { fields: values };
  return {
    draft,
    next: { ...fields, retired, review: "unreviewed", note: "", ...source },
    comparison: {
      ...comparison,
      outcome,
      reference,
      after: { fields: values as never, retired, review: "unreviewed" },
    },
  };
}

/** Whether a row without an entry names a new one: with a key that nobody has it must say what the key is made of. */
function mayBeAdded(catalogue: CatalogueKey, key: string, { fields }: ComparedRow): boolean {
  const { grows, identity } = catalogues[catalogue];
  return grows && key !== "" && identity.every((name) => Object.hasOwn(fields, name));
}

/** The fields of an entry with those of a row. Of a text in both languages a file may have one column. */
function mergedFields(catalogue: CatalogueKey, said: EntryFields, now: EntryFields | undefined): EntryFields {
  const before = now ?? blankFields(catalogues[catalogue]);
  return Object.fromEntries(
    Object.entries({ ...before, ...said }).map(([name, value]) => {
      const old = before[name];
      return [name, isWords(value) && isWords(old) ? { ...old, ...value } : value];
    }),
  );
}

const isWords = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function rowFaults(catalogue: CatalogueKey, row: ComparedRow, isRetired: boolean, titles: Titles) {
  const faults: Record<string, string> = {};
  if (row.retired && !isRetired && !catalogues[catalogue].retires) faults.retired = "catalogue.closed";
  if (row.reference && titles.get(row.reference) === undefined) faults.reference = "reference.not_found";
  return faults;
}

/** What names an entry stays; the key of a new one is made of its fields. */
function identityFaults(
  catalogue: CatalogueKey,
  key: string,
  values: EntryFields,
  now: EntryFields | undefined,
): Record<string, string> {
  if (!now) return baseOf(catalogue).keyOf(values) === key ? {} : { key: "entry.identity" };
  return Object.fromEntries(
    catalogues[catalogue].identity.flatMap((name) =>
      isDeepStrictEqual(values[name], now[name]) ? [] : [[name, "entry.identity"]],
    ),
  );
}

function sourceOf(
  { reference }: ComparedRow,
  draft: CatalogueEntry | undefined,
  titles: Titles,
): Pick<Written, "reference" | "reference_id"> {
  const id = reference === undefined ? draft?.reference_id : (reference ?? undefined);
  if (id === undefined) return { reference: "" };
  // The title of its time stays with a source that is kept.
  if (id === draft?.reference_id) return { reference: draft.reference, reference_id: id };
  return { reference: titles.get(id) ?? "", reference_id: id };
}
