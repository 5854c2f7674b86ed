import { type ActorSpace, inContext } from "../platform/context.ts";
import { wholeFile } from "../platform/files.ts";
import * as Printing from "../printing/index.ts";
import * as Spaces from "../spaces/index.ts";
import { csvSeparator } from "../text/csv.ts";
import { originalsOf, visitFile } from "./archive-files.ts";
import { kindOf, recordOf, type StoredItem } from "./archive-record.ts";
import type { ExportJob } from "./export-job.entity.ts";
import { type FinishedPart, type PartWriter, partWriter } from "./part-writer.ts";
import { walk } from "./walk.ts";

/** Bytes at which a part is complete. A file store takes ten thousand parts, and five megabytes as the smallest. */
const PART_BYTES = 8 * 1024 ** 2;
/** Names of pictures that are remembered, so that each is in the archive once. */
const MAX_PICTURES = 1000;

/** What the archive of a space is made with. */
export type ExportSource = { user: Spaces.UserItem; space: Spaces.SpaceItem };

/** A file that is made or read when its turn comes. */
type PendingFile = { name: string; read: () => Promise<Uint8Array | null> };

export type PartProgress = (patients: number) => Promise<void>;

/** The next part of an export's archive, made from where the export stands. `isLast` after the end of the walk. */
export async function makePart(
  job: ExportJob,
  source: ExportSource,
  progress: PartProgress,
  partBytes = PART_BYTES,
): Promise<FinishedPart & { isLast: boolean }> {
  const part = partWriter(job.position, {
    modified: Date.parse(job.created_at),
    separator: csvSeparator(source.user.language),
  });
  const { position } = part;
  for await (const batch of walk(job.space_id, position.cursor ?? null)) {
    const files = job.with_files ? filesOf(job.space_id, batch.items, source) : [];
    if (position.file === undefined) addRecords(part, batch.items);
    for (const file of files) {
      if (position.file !== undefined && file.name <= position.file) continue;
      await addFile(part, file);
      if (part.size() < partBytes) continue;
      // The rest of this batch follows in the next part: its records are written, and its files up to this one.
      position.file = file.name;
      return { ...part.finish(), isLast: false };
    }
    delete position.file;
    position.cursor = batch.cursor;
    position.patients += batch.patients;
    if (batch.cursor === null || part.size() >= partBytes) break;
    await progress(position.patients);
  }
  return { ...part.finish(), isLast: position.cursor === null };
}

function addRecords(part: PartWriter, items: readonly StoredItem[]): void {
  for (const item of items) {
    const kind = kindOf(item);
    const record = kind && recordOf(kind, item);
    if (kind && record) part.addRecord(kind, record);
  }
}

/** The files of a batch, in the order of their names, so that a part that continues knows which are done. */
function filesOf(space: string, items: readonly StoredItem[], source: ExportSource): PendingFile[] {
  const files = new Map<string, PendingFile>();
  for (const item of items) {
    for (const { name, key } of originalsOf(space, item))
      files.set(name, { name, read: () => wholeFile(key) });
    if (item.__edb_e__ !== "appointment" || !item.signed_at) continue;
    const name = visitFile(item);
    files.set(name, { name, read: () => printVisit(String(item.appointment_id), source) });
  }
  return [...files.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

async function addFile(part: PartWriter, { name, read }: PendingFile): Promise<void> {
  const { position } = part;
  const isPicture = name.startsWith("files/pictures/");
  if (isPicture && position.pictures.includes(name)) return;
  const content = await read();
  if (!content || (isPicture && position.pictures.length >= MAX_PICTURES)) {
    position.missing += 1;
    return;
  }
  if (isPicture) position.pictures.push(name);
  const folder = name.slice(0, name.indexOf("/", name.startsWith("files/") ? 6 : 0));
  position.counts[folder] = (position.counts[folder] ?? 0) + 1;
  part.addFile(name, content, !name.endsWith(".json"));
}

/** A PDF as a manager who treats would print it. */
function printVisit(appointment: string, { user, space }: ExportSource): Promise<Uint8Array> {
  const manager = Spaces.actorOf({ ...user, role: "manager", practises: true }, space);
  const actor = { ...manager, space: manager.space satisfies ActorSpace };
  return inContext({ requestId: "export", actor, dynamoCalls: 0 }, () =>
    Printing.visitPdf(appointment, undefined, { isAudited: false }),
  );
}
