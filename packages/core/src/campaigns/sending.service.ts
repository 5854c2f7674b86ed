import type { Campaign } from "../contracts/campaigns/campaigns.ts";
import { now, nowIso } from "../platform/clock.ts";
import { AppError, invalidField } from "../platform/errors.ts";
import { CAMPAIGNS_DUE, type CampaignItem, dueOrder } from "./campaign.entity.ts";
import { changed, readCampaign } from "./campaigns.service.ts";
import { viewOf } from "./view.ts";

/** Milliseconds by which a moment may be over when it arrives here. */
const LATE = 60_000;
/** Milliseconds up to the latest moment that can be planned. */
const FURTHEST = 365 * 86_400_000;

const wrongState = (current: CampaignItem) =>
  new AppError("conflict", "campaign.wrong_state", { current: viewOf(current) });

/** The attributes that make the job look at a moment (epoch milliseconds). */
const dueAt = (at: number, id: string) => ({ gsi3pk: CAMPAIGNS_DUE, gsi3sk: dueOrder(at, id) });

/** What makes the run that works on it stop: it may write nothing more. */
const LEASE: (keyof CampaignItem)[] = ["lease", "lease_until"];

/** Reads a mail that has to be in one of some states. Throws 404, and 409 `campaign.wrong_state`. */
async function readIn(id: string, ...states: CampaignItem["state"][]): Promise<CampaignItem> {
  const item = await readCampaign(id);
  if (!states.includes(item.state)) throw wrongState(item);
  return item;
}

type Send = { version: number; at: string | null };

/**
 * Sends a draft now or plans it; one that is planned can be planned anew. The job begins within a minute. Two requests.
 * Throws 404 `campaign.not_found`, 400 for the moment, 409 `campaign.stale` and `campaign.wrong_state`.
 */
export async function sendCampaign(id: string, { version, at }: Send): Promise<Campaign> {
  const moment = at === null ? now() : Date.parse(at);
  if (moment < now() - LATE) throw invalidField("at", "campaign.moment_past");
  if (moment > now() + FURTHEST) throw invalidField("at", "campaign.moment_far");
  const before = await readIn(id, "draft", "scheduled");
  return changed(before, version, {
    set: {
      state: at === null ? "sending" : "scheduled",
      starts_at: at === null ? nowIso() : new Date(moment).toISOString(),
      ...dueAt(moment, id),
    },
    audit: "status",
    otherwise: wrongState,
  });
}

/** Stops sending for now. What was queued is still sent. Two requests. Throws 404 and 409. */
export async function pauseCampaign(id: string, version: number): Promise<Campaign> {
  const before = await readIn(id, "sending");
  return changed(before, version, {
    set: { state: "paused", ...dueAt(now(), id) },
    remove: LEASE,
    audit: "status",
    otherwise: wrongState,
  });
}

/** Goes on sending. Two requests. Throws 404 and 409. */
export async function resumeCampaign(id: string, version: number): Promise<Campaign> {
  const before = await readIn(id, "paused");
  return changed(before, version, {
    set: { state: "sending", ...dueAt(now(), id) },
    remove: LEASE,
    audit: "status",
    otherwise: wrongState,
  });
}

/**
 * Ends sending for good; what was queued is still sent. One that is only planned becomes a draft again. Two requests. Throws
 * 404 and 409.
 */
export async function cancelCampaign(id: string, version: number): Promise<Campaign> {
  const before = await readIn(id, "scheduled", "sending", "paused");
  const planned = before.state === "scheduled";
  return changed(before, version, {
    set: planned ? { state: "draft" } : { state: "cancelled", finished_at: nowIso(), ...dueAt(now(), id) },
    remove: planned ? [...LEASE, "starts_at", "gsi3pk", "gsi3sk"] : LEASE,
    audit: "status",
    otherwise: wrongState,
  });
}
