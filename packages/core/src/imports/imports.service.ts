import {
  IMPORT_UNDO_DAYS,
  type Import,
  type importsRoutes,
  type PlanRoom,
} from "../contracts/imports/imports.ts";
import { can } from "../contracts/kernel/access.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import { put, transact, update } from "../db/transact.ts";
import * as Patients from "../patients/index.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { db } from "./entities.ts";
import type { ImportItem } from "./import.entity.ts";

type Routes = typeof importsRoutes;

/** An import as the API shows it. */
export const importView = (item: ImportItem): Import => {
  const { space_id, import_id, ...rest } = item;
  return {
    ...rest,
    id: import_id,
    kind: item.kind ?? "patients",
    values: item.values ?? [],
    finished_at: item.finished_at ?? null,
    undo_until: undoUntil(item),
  };
};

/** The last moment at which an import can be undone. */
export const undoUntil = ({ started_at }: ImportItem) =>
  new Date(Date.parse(started_at) + IMPORT_UNDO_DAYS * 86_400_000).toISOString();

export const keyOf = (importId: string) => ({ space_id: actor().spaceId, import_id: importId });

/** An import of the actor's space. One request. Throws 404. */
export async function readImport(importId: string): Promise<ImportItem> {
  const { data } = await db.entities.import.get(keyOf(importId)).go({ consistent: true });
  if (!data) throw absent("import");
  return data as ImportItem;
}

export const get = async (importId: string) => importView(await readImport(importId));

/** The plan's limit and the patients that count, for a plan with a limit. One request at most. */
async function planRoom(): Promise<PlanRoom> {
  const limit = actor().space.maxPatients;
  return limit === null ? null : { limit, patients: await Patients.countActive() };
}

/** A page of imports, newest first, with the room in the plan. Two requests at most. */
export async function list({
  cursor,
  limit,
}: RequestOf<Routes["list"]>["query"]): Promise<ResponseOf<Routes["list"]>> {
  const from = await openCursor("imports", cursor);
  const [page, room] = await Promise.all([
    db.entities.import.query
      .primary({ space_id: actor().spaceId })
      .go({ cursor: from, limit, order: "desc" }),
    planRoom(),
  ]);
  return {
    room,
    items: page.data.map((item) => importView(item as ImportItem)),
    next: await sealCursor("imports", page.cursor),
  };
}

/**
 * Begins an import. 403 `access.denied` for appointments if the actor may not book. 403 `plan.max_patients` with the plan's limit, the patients there are and those to be added if the plan has no room for all new patients, so that
 * nobody finds out in the middle. Two requests.
 */
export async function start({
  new_patients,
  ...reading
}: RequestOf<Routes["start"]>["body"]): Promise<Import> {
  const { id, name, spaceId } = actor();
  if (reading.kind === "appointments" && !can(actor(), "appointments.write"))
    throw new AppError("forbidden", "access.denied");
  const room = await planRoom();
  if (room && room.patients + new_patients > room.limit)
    throw new AppError("forbidden", "plan.max_patients", { details: { ...room, added: new_patients } });
  const item: ImportItem = {
    ...reading,
    space_id: spaceId,
    import_id: newId("import"),
    state: "running",
    created: 0,
    merged: 0,
    skipped: 0,
    removed: 0,
    started_at: nowIso(),
    started_by: id,
    started_by_name: name,
  };
  const view = importView(item);
  await transact({
    writes: [put(db.entities.import.create(item).params())],
    audit: { action: "import", record: item.import_id },
    result: view,
  });
  return view;
}

/**
 * Ends an import, or keeps what an undo that was stopped left of it. Finishing one that is finished changes nothing. Three requests. Throws 403 and
 * 409.
 */
export async function finish(importId: string, skipped: number): Promise<Import> {
  const item = await readImport(importId);
  if (item.state === "done") return importView(item);
  if (item.state === "undone") throw closed();
  const isUndoing = item.state === "undoing";
  if (isUndoing) mustBeOwn(item);
  const changes = isUndoing ? {} : { skipped, finished_at: nowIso() };
  const change = db.entities.import
    .patch(keyOf(importId))
    .set({ ...changes, state: "done" as const })
    .where(({ state }, { eq }) => eq(state, item.state));
  await transact({
    writes: [update(change.params(), closed)],
    ...(isUndoing && { audit: { action: "update" as const, record: importId } }),
  });
  // Rows may have been added since it was read.
  return importView(await readImport(importId));
}

/** Only whoever began an import, and those who manage patients, may undo it. */
export function mustBeOwn({ started_by }: ImportItem) {
  if (started_by !== actor().id && !can(actor(), "patients.manage"))
    throw new AppError("forbidden", "import.not_yours");
}

/** The error of a change to an import that has ended. */
export const closed = () => new AppError("conflict", "import.closed");
