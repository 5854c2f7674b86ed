import type * as z from "zod";
import type { Campaign, campaignsRoutes, newCampaign } from "../contracts/campaigns/campaigns.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import { put, transact, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import * as Revisions from "../revisions/index.ts";
import { fold } from "../text/fold.ts";
import { type CampaignItem, cursorAfter } from "./campaign.entity.ts";
import { db } from "./entities.ts";
import { revised, rowOf, viewOf } from "./view.ts";

const campaigns = db.entities.campaign;
type Fields = z.output<typeof newCampaign>;
type CampaignsQuery = RequestOf<typeof campaignsRoutes.listCampaigns>["query"];

const stored = ({ kind, subject, body, audience }: Fields) => ({
  kind,
  subject_en: subject.en,
  subject_pt: subject.pt,
  body_en: body.en,
  body_pt: body.pt,
  audience,
});

/** The largest number of requests for a filtered page; it may be incomplete then. */
const MOST_REQUESTS = 4;

/** A page of the mails, newest first. One request, up to four with a search or filter. */
export async function listCampaigns(query: CampaignsQuery) {
  const list = ["campaigns.list", query.search, query.state].join("|");
  const narrowed = Boolean(query.search || query.state);
  const found: CampaignItem[] = [];
  let cursor = await openCursor(list, query.cursor);
  for (let request = 0; request < (narrowed ? MOST_REQUESTS : 1); request += 1) {
    const page = await campaigns.query.primary({}).go({ cursor, order: "desc", limit: query.limit });
    found.push(...page.data.filter((item) => matches(item, query)));
    cursor = page.cursor;
    if (cursor === null || found.length >= query.limit) break;
  }
  const items = found.slice(0, query.limit);
  const last = items.at(-1);
  if (last && found.length > items.length) cursor = cursorAfter(last);
  return { items: items.map(rowOf), next: await sealCursor(list, cursor) };
}

const matches = (item: CampaignItem, { search, state }: CampaignsQuery): boolean =>
  (!state || item.state === state) && fold(`${item.subject_en}\n${item.subject_pt}`).includes(fold(search));

/** A mail as it is stored. One request. Throws 404 `campaign.not_found`. */
export async function readCampaign(id: string): Promise<CampaignItem> {
  const { data } = await campaigns.get({ id }).go({ consistent: true });
  if (!data) throw absent("campaign");
  return data;
}

/** One mail. One request. Throws 404 `campaign.not_found`. */
export const getCampaign = async (id: string): Promise<Campaign> => viewOf(await readCampaign(id));

/** Adds a draft. One request. */
export async function createCampaign(fields: Fields): Promise<Campaign> {
  const at = nowIso();
  const after: CampaignItem = {
    id: newId("campaign"),
    ...stored(fields),
    state: "draft",
    prepared: false,
    total: 0,
    queued: 0,
    sent: 0,
    failed: 0,
    skipped: 0,
    created_at: at,
    updated_at: at,
    updated_by_name: actor().name,
    version: 1,
  };
  const result = viewOf(after);
  await transact({
    writes: [put(campaigns.create(after).params()), revision(after)],
    audit: { action: "create", record: after.id },
    result,
  });
  return result;
}

/**
 * Changes a mail of which nothing is sent yet. Two requests. Throws 404 `campaign.not_found`, 409 `campaign.stale`, and
 * `campaign.started` where sending has begun.
 */
export async function updateCampaign(
  id: string,
  { version, ...fields }: Fields & { version: number },
): Promise<Campaign> {
  const before = await readCampaign(id);
  if (before.state !== "draft" && before.state !== "scheduled") throw started(before);
  return changed(before, version, { set: stored(fields), audit: "update", otherwise: started });
}

const started = (current: CampaignItem) =>
  new AppError("conflict", "campaign.started", { current: viewOf(current) });

export type CampaignChange = {
  set: Partial<CampaignItem>;
  remove?: (keyof CampaignItem)[];
  audit: "update" | "status";
  /** The refusal where the job or another administrator has changed the state. */
  otherwise: (current: CampaignItem) => Error;
};

/**
 * Makes an administrator's change on the condition that the mail has the version that was seen and the state that was read,
 * with its entry in the history. The job writes counts without a version, so they do not refuse it. One request.
 */
export async function changed(
  before: CampaignItem,
  version: number,
  { set, remove = [], audit, otherwise }: CampaignChange,
): Promise<Campaign> {
  const { id } = before;
  if (before.version !== version) throw stale("campaign", viewOf(before));
  const own = { ...set, updated_at: nowIso(), updated_by_name: actor().name };
  const after = without({ ...before, ...own, version: version + 1 }, remove);
  const patch = campaigns
    .patch({ id })
    .set(own)
    .remove(remove as never)
    .add({ version: 1 })
    .where((item, { eq }) => `${eq(item.version, version)} AND ${eq(item.state, before.state)}`);
  const refusal = (current: Record<string, unknown> | undefined) => {
    const found = current && (campaigns.parse({ Item: current }).data as CampaignItem | null);
    if (!found) return absent("campaign");
    return found.version === version ? otherwise(found) : stale("campaign", viewOf(found));
  };
  await transact({
    writes: [update(patch.params(), refusal), revision(after, before)],
    audit: { action: audit, record: id },
  });
  return viewOf(after);
}

const without = (item: CampaignItem, names: readonly (keyof CampaignItem)[]): CampaignItem =>
  Object.fromEntries(
    Object.entries(item).filter(([name]) => !names.includes(name as keyof CampaignItem)),
  ) as CampaignItem;

const revision = (after: CampaignItem, before?: CampaignItem) =>
  Revisions.revisionWrite({
    kind: "campaign",
    subject: after.id,
    version: after.version,
    title: after.subject_en,
    title_pt: after.subject_pt,
    before: before && revised(before),
    after: revised(after),
  });
