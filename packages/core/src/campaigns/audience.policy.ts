import type { CAMPAIGN_KINDS, CampaignAudience, ReceiverReason } from "../contracts/campaigns/campaigns.ts";
import type { Module, Role } from "../contracts/kernel/access.ts";
import { planStanding } from "../contracts/subscription/plan-standing.ts";

type SubscriptionState = CampaignAudience["subscriptions"][number];
type SpaceFacts = {
  plan: CampaignAudience["plans"][number];
  /** 0 for an expired plan, and without one. */
  daysLeft: number;
  modules: readonly Module[];
};
type UserFacts = { role: Role; owner: boolean; language: "en" | "pt" };

/** How a plan stands; null for a space that never had one. */
export function subscriptionState({
  plan,
  daysLeft,
}: Pick<SpaceFacts, "plan" | "daysLeft">): SubscriptionState | null {
  return plan === "none" ? null : planStanding(daysLeft);
}

const admits = (list: readonly string[], ...values: readonly (string | null)[]) =>
  list.length === 0 || values.some((value) => value !== null && list.includes(value));

/** Whether an audience has users of a space at all. */
export const includesSpace = (audience: CampaignAudience, space: SpaceFacts): boolean =>
  admits(audience.plans, space.plan) &&
  admits(audience.subscriptions, subscriptionState(space)) &&
  admits(audience.modules, ...space.modules);

/** Whether a user of a space that an audience includes is part of it. */
export const includesUser = (audience: CampaignAudience, { role, owner, language }: UserFacts): boolean =>
  (audience.recipients === "everyone" || owner || role === "manager") && admits(audience.languages, language);

type Circumstances = {
  /** Undefined where the user or the space is gone. */
  user: { active: boolean; news_stopped_at?: string | undefined } | undefined;
  space: { blocked?: unknown; closing?: unknown; closed_at?: string | undefined } | undefined;
};

/**
 * Why a user gets no mail, if so. Nobody gets one who cannot sign in any more; news are in addition not for those who
 * unsubscribed, and not for spaces that are blocked or about to be closed.
 */
export function skipReason(
  kind: (typeof CAMPAIGN_KINDS)[number],
  { user, space }: Circumstances,
): ReceiverReason | undefined {
  if (!user || !space || space.closed_at) return "removed";
  if (!user.active) return "deactivated";
  if (kind === "service") return undefined;
  if (user.news_stopped_at) return "unsubscribed";
  if (space.blocked) return "blocked";
  return space.closing ? "closing" : undefined;
}
