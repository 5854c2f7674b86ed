import { batchPut, writeItems } from "../db/batch-write.ts";
import * as Patients from "../patients/index.ts";
import { env } from "../platform/env.ts";
import * as Spaces from "../spaces/index.ts";
import { ArchiveRefused, type DataFile } from "./archive-reader.ts";
import { type ArchiveRecord, archivedAttributes } from "./archive-record.ts";
import { recordSchema } from "./archive-schema.ts";
import { type ArchiveKind, archiveKinds } from "./kinds.ts";

/** Bytes of the largest record: the table's limit for an item, with room for its keys. */
const MAX_RECORD_BYTES = 390_000;
/** Ids become parts of keys and names of files. */
const ID = /^[\w-]{1,120}$/;
/** Roles that a clinic's user can have. */
const ROLES = ["manager", "professional", "receptionist", "student"];
/** Patients whose search rows are written at the same time. */
const CONCURRENT = 5;

const schemas = new Map<ArchiveKind, ReturnType<typeof recordSchema>>();
function schemaOf(kind: ArchiveKind) {
  const schema = schemas.get(kind) ?? recordSchema(kind);
  schemas.set(kind, schema);
  return schema;
}

/** The records of a file, each checked against its kind's schema. Throws {@link ArchiveRefused} naming file and line. */
export function recordsIn(file: DataFile, content: Uint8Array): ArchiveRecord[] {
  const lines = Buffer.from(content).toString().split("\n");
  return lines.flatMap((line, index) => {
    if (line === "") return [];
    const record = recordIn(file.kind, line);
    if (!record) throw new ArchiveRefused("record", `${file.name}:${index + 1}`);
    return [record];
  });
}

function recordIn(kind: ArchiveKind, line: string): ArchiveRecord | undefined {
  if (Buffer.byteLength(line) > MAX_RECORD_BYTES) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  const { success, data } = schemaOf(kind).safeParse(value);
  const record = data as ArchiveRecord;
  if (!success) return undefined;
  const ids = Object.entries(record).filter(([name]) => name === "id" || name.endsWith("_id"));
  if (ids.some(([, id]) => id !== "" && !(typeof id === "string" && ID.test(id)))) return undefined;
  if (kind === archiveKinds.user && !ROLES.includes(String(record.role))) return undefined;
  return record;
}

/** Writes the records of one file into a space. Safe to repeat. */
export async function writeRecords(
  space_id: string,
  kind: ArchiveKind,
  records: readonly ArchiveRecord[],
): Promise<void> {
  if (kind === archiveKinds.space) return writeSettings(space_id, records);
  const table = env("TABLE_NAME");
  const puts = records.map((record) => {
    const item = { ...record, ...adapted(kind, record), space_id } as never;
    return batchPut(kind.entity.put(item).params({ table }) as { Item?: unknown });
  });
  await writeItems(puts);
  if (kind === archiveKinds.patient) await indexPatients(space_id, records);
}

/** What an import does not take from an archive. */
function adapted(kind: ArchiveKind, { id }: ArchiveRecord): ArchiveRecord {
  // People of the archive have no account here: their names stay with what they wrote. The subject is one that no account
  // has, because without one the account would be found by the e-mail, and it may belong to another clinic.
  if (kind === archiveKinds.user) return { active: false, owner: false, subject: `former#${id}` };
  // Entries of a provider would be listed in every clinic.
  if (kind.holder === "user" && "company" in kind.entity.schema.attributes) return { company: "" };
  return {};
}

/** The settings become those of the archive: what it does not have is removed. */
async function writeSettings(id: string, [settings]: readonly ArchiveRecord[]): Promise<void> {
  if (!settings) return;
  const dropped = archivedAttributes(archiveKinds.space as ArchiveKind).filter((name) => !(name in settings));
  await Spaces.db.entities.space
    .patch({ id })
    .set(settings as never)
    .remove(dropped as never)
    .add({ version: 1 })
    .go();
}

async function indexPatients(space_id: string, records: readonly ArchiveRecord[]): Promise<void> {
  const patients = records.map((record) => ({ ...record, space_id }) as unknown as Patients.PatientItem);
  for (let from = 0; from < patients.length; from += CONCURRENT)
    await Promise.all(patients.slice(from, from + CONCURRENT).map(Patients.indexWritten));
}
