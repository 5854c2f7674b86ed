import fc from "fast-check";
import { batchPut, writeItems } from "../db/batch-write.ts";
import type { ArchiveRecord } from "../exports/archive-record.ts";
import { archivedAttributes } from "../exports/archive-record.ts";
import { type ArchiveKind, archiveKinds } from "../exports/kinds.ts";
import { env } from "../platform/env.ts";

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

const KINDS = Object.entries(archiveKinds).filter(([entity]) => entity !== "space");
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const demoId = (number: number) => `dem_01K0DEM0${String(number).padStart(17, "0")}${LETTERS[number % 32]}`;

/** Some records of every kind that an archive has. */
export const generatedRecords: fc.Arbitrary<Record<string, Record<string, unknown>[]>> = fc
  .record(
    Object.fromEntries(
      KINDS.map(([entity, kind]) => [entity, fc.array(recordOf(kind), { minLength: 1, maxLength: 3 })]),
    ),
  )
  // Objects without a prototype, which it generates, are nothing that the product stores.
  .map((records) => JSON.parse(JSON.stringify(records)));

/** Writes generated records into a space, each under a holder that is there: a patient, an appointment, a user. */
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
      await writeItems([batchPut(kind.entity.put(item as never).params({ table }) as { Item?: unknown })]);
    }
}

/** Ids under which the walk finds an item, and values without which it is left out. */
function idsOf(
  entity: string,
  kind: ArchiveKind,
  { own, holders }: { own: string; holders: Readonly<Record<string, string>> },
): Record<string, unknown> {
  const names = Object.keys(kind.entity.schema.attributes);
  const ids = names.filter((name) => name === "id" || name.endsWith("_id")).map((name) => [name, own]);
  const linked = Object.entries(holders).filter(([name]) => names.includes(name));
  return {
    ...Object.fromEntries(ids),
    ...Object.fromEntries(linked),
    ...(entity === "user" && { id: holders.user_id, role: "professional" }),
    ...((entity === "preMade" || entity === "preMadeHead") && { id: holders.pre_made }),
    ...(names.includes("company") && { company: "" }),
    ...(entity === "photo" || entity === "document" ? { state: "shown" } : {}),
  };
}
