import type { Campaign, CampaignCounts, CampaignRow } from "../contracts/campaigns/campaigns.ts";
import type { CampaignItem } from "./campaign.entity.ts";

function countsOf({ total, queued, sent, failed, skipped }: CampaignItem): CampaignCounts {
  return { total, waiting: total - queued - sent - failed - skipped, queued, sent, failed, skipped };
}

/** A mail as the list shows it. */
export const rowOf = (item: CampaignItem): CampaignRow => ({
  id: item.id,
  kind: item.kind,
  subject: { en: item.subject_en, pt: item.subject_pt },
  audience: item.audience,
  state: item.state,
  starts_at: item.starts_at ?? null,
  finished_at: item.finished_at ?? null,
  prepared: item.prepared,
  counts: countsOf(item),
  updated_at: item.updated_at,
  updated_by: item.updated_by_name,
  version: item.version,
});

export const viewOf = (item: CampaignItem): Campaign => ({
  ...rowOf(item),
  body: { en: item.body_en, pt: item.body_pt },
});

/** What the history keeps of a mail. */
export const revised = (item: CampaignItem) => ({
  kind: item.kind,
  subject_en: item.subject_en,
  subject_pt: item.subject_pt,
  body_en: item.body_en,
  body_pt: item.body_pt,
  ...item.audience,
  state: item.state,
  ...(item.starts_at !== undefined && { planned_for: item.starts_at }),
});
