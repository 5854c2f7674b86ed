import fc from "fast-check";
import { SECTION_KEYS, sectionSpec } from "../contracts/visits/sections.ts";
import { batchPut, writeItems } from "../db/batch-write.ts";
import { originalsOf } from "../exports/archive-files.ts";
import type { ArchiveRecord } from "../exports/archive-record.ts";
import { archivedAttributes } from "../exports/archive-record.ts";
import { type ArchiveKind, archiveKinds } from "../exports/kinds.ts";
import { env } from "../platform/env.ts";
import { createFile, putFile } from "../platform/files.ts";
import { sectionValues } from "./section-values.ts";

type Declared = {
  type?: unknown;
  required?: boolean;
  items?: unknown;
  properties?: Readonly<Record<string, Declared>>;
};

const text = fc.stringMatching(/^[A-Za-zÀ-ú0-9 "'=;,\n+-]{1,30}$/);
const plainValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    text,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), tie("value"), { maxKeys: 3 }),
  ),
})).value;

function valuesOf({ type, items, properties }: Declared): fc.Arbitrary<unknown> {
  if (Array.isArray(type)) return fc.constantFrom(...type);
  if (type === "number") return fc.integer({ min: 0, max: 1_000_000 });
  if (type === "boolean") return fc.boolean();
  if (type === "string") return text;
  const inner =
    typeof items === "string" || Array.isArray(items) ? { type: items } : ((items ?? {}) as Declared);
  if (type === "list") return fc.array(valuesOf(inner), { maxLength: 3 });
  if (type === "set") return fc.uniqueArray(valuesOf(inner), { minLength: 1, maxLength: 3 });
  if (type === "map" && properties)
    return fc.record(
      Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, valuesOf(of)])),
    );
  return plainValue;
}

/** The table deletes an item at that time. */
const NEVER = ["expires_at"];

/** Records of a kind with any values of its attributes; those that are not required may be absent. */
const recordOf = (kind: ArchiveKind): fc.Arbitrary<Record<string, unknown>> => {
  const declared = kind.entity.schema.attributes as Readonly<Record<string, Declared>>;
  const names = archivedAttributes(kind).filter((name) => !NEVER.includes(name));
  const required = names.filter((name) => declared[name]?.required);
  return fc.record(Object.fromEntries(names.map((name) => [name, valuesOf(declared[name] ?? {})])), {
    requiredKeys: required,
  });
};

const kindOf = (entity: string) => archiveKinds[entity] as ArchiveKind;
const KINDS = Object.entries(archiveKinds).filter(([entity]) => entity !== "space");
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const demoId = (number: number) => `dem_01K0DEM0${String(number).padStart(17, "0")}${LETTERS[number % 32]}`;

/** A record of each section of the visit, with any content that its contract accepts. */
const everySection = fc.tuple(
  ...SECTION_KEYS.map((section) =>
    fc
      .tuple(recordOf(kindOf("section")), sectionValues(section))
      .map(([record, data]) => ({ ...record, section, step: sectionSpec(section).step, data })),
  ),
);

/** Amendments: a section's content before and after. */
const amended = fc
  .constantFrom(...SECTION_KEYS)
  .chain((section) =>
    fc
      .tuple(recordOf(kindOf("amendment")), sectionValues(section), sectionValues(section))
      .map(([record, old_value, new_value]) => ({ ...record, section, old_value, new_value })),
  );

/** A name of a picture, as a custom test and a receipt hold it. */
const PICTURE = "tim_01K0DEM0000000000000000001.png";

const recordsOf = (entity: string, kind: ArchiveKind): fc.Arbitrary<Record<string, unknown>[]> => {
  if (entity === "section") return everySection;
  return fc.array(entity === "amendment" ? amended : recordOf(kind), { minLength: 1, maxLength: 3 });
};

/** Some records of every kind that an archive has, and every section. */
export const generatedRecords: fc.Arbitrary<Record<string, Record<string, unknown>[]>> = fc
  .record(Object.fromEntries(KINDS.map(([entity, kind]) => [entity, recordsOf(entity, kind)])))
  // Objects without a prototype, which it generates, are nothing that the product stores.
  .map((records) => JSON.parse(JSON.stringify(records)));

/**
 * Writes generated records into a space, each under a holder that is there: a patient, an appointment, a user. The files
 * that they name are stored too: photos, documents, signed consents and pictures. Appointments are not signed, because a
 * generated one has no time or type that could be printed.
 */
export async function writeGenerated(
  space_id: string,
  records: Readonly<Record<string, readonly ArchiveRecord[]>>,
): Promise<void> {
  const table = env("TABLE_NAME");
  let number = 0;
  const nextId = () => {
    number += 1;
    return demoId(number);
  };
  const holders: Record<string, string> = { space_id };
  for (const id of ["patient_id", "appointment_id", "user_id", "test_id", "text_id", "pre_made"])
    holders[id] = nextId();
  for (const [entity, kind] of KINDS)
    for (const record of records[entity] ?? []) {
      const own = nextId();
      const item = { ...record, ...idsOf(entity, kind, { own, holders }), space_id };
      const put = batchPut(kind.entity.put(item as never).params({ table }) as { Item?: unknown });
      await writeItems([put]);
      for (const { key, type } of originalsOf(space_id, { ...item, __edb_e__: entity }))
        await (entity === "consent" ? createFile : putFile)(key, Buffer.from(`${key} of ${own}`), type);
    }
}

/** Kinds whose id is in the names of their files. */
const ID_OF_FILES: Readonly<Record<string, string>> = { consent: "cns", document: "doc", photo: "pho" };
/** Values that decide which files a record has. */
const FIXED: Readonly<Record<string, Record<string, unknown>>> = {
  appointment: { signed_at: undefined },
  consent: { document_hash: "0".repeat(64) },
  document: { format: "pdf" },
  photo: { mark: { content_type: "image/jpeg", has_view: true }, thumbnail_type: "image/jpeg" },
  customTestVersion: { content: { picture: PICTURE } },
};

/** Ids under which the walk finds an item, and values without which it is left out. */
function idsOf(
  entity: string,
  kind: ArchiveKind,
  { own, holders }: { own: string; holders: Readonly<Record<string, string>> },
): Record<string, unknown> {
  const names = Object.keys(kind.entity.schema.attributes);
  const named = own.replace("dem", ID_OF_FILES[entity] ?? "dem");
  const ids = names.filter((name) => name === "id" || name.endsWith("_id")).map((name) => [name, named]);
  const linked = Object.entries(holders).filter(([name]) => names.includes(name));
  return {
    ...Object.fromEntries(ids),
    ...Object.fromEntries(linked),
    ...(entity === "user" && { id: holders.user_id, role: "professional" }),
    ...((entity === "preMade" || entity === "preMadeHead") && { id: holders.pre_made }),
    ...(names.includes("company") && { company: "" }),
    ...(entity === "photo" || entity === "document" ? { state: "shown" } : {}),
    ...FIXED[entity],
  };
}
