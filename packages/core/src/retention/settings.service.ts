import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import {
  COUNTED_PROPOSALS,
  type RetentionSettings,
  type retentionRoutes,
} from "../contracts/retention/retention.ts";
import {
  RETENTION_KINDS,
  type RetentionKind,
  type RetentionPeriods,
  SUGGESTED_PERIODS,
} from "../contracts/retention/retention-kinds.ts";
import { readItems } from "../db/read-items.ts";
import { put, transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { stale } from "../platform/errors.ts";
import * as Spaces from "../spaces/index.ts";
import { db } from "./entities.ts";

type Key = { pk: string; sk: string };
const settingsKey = (space: string) => db.entities.settings.get({ space_id: space }).params().Key as Key;
const progressKey = (space: string) => db.entities.progress.get({ space_id: space }).params().Key as Key;

/** A clinic's periods, those of kinds that nobody set included, with how far the job is with them. One request. */
export async function readRetention(space: string) {
  const items = await readItems([settingsKey(space), progressKey(space)]);
  const of = (entity: string) => items.find(({ __edb_e__ }) => __edb_e__ === entity);
  const settings = of("retentionSettings");
  const progress = of("retentionProgress");
  return {
    settings: (settings && db.entities.settings.parse({ Item: settings }).data) || undefined,
    progress: (progress && db.entities.progress.parse({ Item: progress }).data) || undefined,
  };
}
type StoredSettings = Awaited<ReturnType<typeof readRetention>>["settings"];

export const periodsOf = (settings: StoredSettings): RetentionPeriods => ({
  ...SUGGESTED_PERIODS,
  ...settings?.periods,
});

const view = (settings: StoredSettings, name: string | null): RetentionSettings => ({
  periods: periodsOf(settings),
  version: settings?.version ?? 0,
  updated_at: settings?.updated_at ?? null,
  updated_by_name: name,
});

/** How long each kind is kept, and how many proposals wait. Two requests and one for each kind. */
export async function getRetention(): Promise<ResponseOf<typeof retentionRoutes.get>> {
  const { spaceId: space } = actor();
  const [{ settings, progress }, ...counts] = await Promise.all([
    readRetention(space),
    ...RETENTION_KINDS.map((kind) => countOpen(space, kind)),
  ]);
  return {
    settings: view(settings, await nameOf(settings)),
    open: Object.fromEntries(RETENTION_KINDS.map((kind, index) => [kind, counts[index] ?? 0])) as Record<
      RetentionKind,
      number
    >,
    checked_at: progress?.completed_at ?? null,
  };
}

async function nameOf(settings: StoredSettings): Promise<string | null> {
  if (!settings) return null;
  const { users } = await Spaces.spacesAndUsersIn(
    [],
    [{ space: settings.space_id, user: settings.updated_by }],
  );
  return users[0]?.name ?? null;
}

/** Open proposals of a kind, at most `COUNTED_PROPOSALS`. One request. */
async function countOpen(space_id: string, kind: RetentionKind): Promise<number> {
  const { data } = await db.entities.proposal.query
    .byState({ space_id, kind, state: "open" })
    .go({ limit: COUNTED_PROPOSALS, attributes: ["subject"] });
  return data.length;
}

type Changes = RequestOf<typeof retentionRoutes.update>["body"];

/** Sets the periods. Throws 409 `retention.stale` with the current ones. Two requests. */
export async function updateRetention({ version, periods }: Changes): Promise<RetentionSettings> {
  const { id, name, spaceId: space_id } = actor();
  const { settings: before } = await readRetention(space_id);
  if ((before?.version ?? 0) !== version) throw stale("retention", view(before, await nameOf(before)));
  const item = { space_id, periods, updated_at: nowIso(), updated_by: id, version: version + 1 };
  const unchanged = db.entities.settings
    .put(item)
    .where((stored, { eq, notExists }) =>
      before ? eq(stored.version, before.version) : notExists(stored.version),
    );
  const result = view(item, name);
  await transact({
    writes: [put(unchanged.params(), () => stale("retention", undefined))],
    audit: { action: "update", record: "retention" },
    result,
  });
  return result;
}
