import * as z from "zod";
import { ALERT_PLANS } from "../accounts/alerts.ts";
import { MODULES } from "../kernel/access.ts";
import { id, instant, language, page, pageQuery, requiredText, text, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";

/** News that a user can unsubscribe from, or a mail about the service, which everybody gets. */
export const CAMPAIGN_KINDS = ["marketing", "service"] as const;
export const CAMPAIGN_STATES = ["draft", "scheduled", "sending", "paused", "cancelled", "sent"] as const;
/** How a space's plan stands: more than three days left, one to three, or none. */
export const SUBSCRIPTION_STATES = ["valid", "expiring", "expired"] as const;
export const CAMPAIGN_RECIPIENTS = ["managers", "everyone"] as const;
/** What became of the mail to one user. `queued` is on its way, or waits to be tried again. */
export const RECEIVER_STATES = ["waiting", "queued", "sent", "failed", "skipped"] as const;
/** Why somebody was skipped, or why sending failed. */
export const RECEIVER_REASONS = [
  "unsubscribed",
  "deactivated",
  "blocked",
  "closing",
  "removed",
  "refused",
  "unreachable",
  "unknown_outcome",
] as const;
export type ReceiverReason = (typeof RECEIVER_REASONS)[number];

export const MAX_CAMPAIGN_SUBJECT = 150;
export const MAX_CAMPAIGN_BODY = 5000;
/** Days for which the receivers of a mail are listed, and for which it can be scheduled ahead. */
export const RECEIVERS_KEPT_DAYS = 365;

/** Whom a mail is for. An empty list is everybody; several lists narrow each other. */
export const campaignAudience = z.object({
  plans: z.array(z.enum(ALERT_PLANS)).max(ALERT_PLANS.length),
  subscriptions: z.array(z.enum(SUBSCRIPTION_STATES)).max(SUBSCRIPTION_STATES.length),
  /** Spaces in which at least one of these modules works. */
  modules: z.array(z.enum(MODULES)).max(MODULES.length),
  /** The user's language. */
  languages: z.array(language).max(2),
  /** Managers and owners, or every user. */
  recipients: z.enum(CAMPAIGN_RECIPIENTS),
});
export type CampaignAudience = z.output<typeof campaignAudience>;

const subject = z.object({
  en: requiredText(MAX_CAMPAIGN_SUBJECT),
  pt: requiredText(MAX_CAMPAIGN_SUBJECT),
});
/** May hold the formatting of `text/rich-text.ts`. */
const body = z.object({ en: requiredText(MAX_CAMPAIGN_BODY), pt: requiredText(MAX_CAMPAIGN_BODY) });
const kind = z.enum(CAMPAIGN_KINDS);

const fields = { kind, subject, body, audience: campaignAudience };
export const newCampaign = z.object(fields);
export const campaignEdit = z.object({ ...fields, version });

const count = z.int().min(0);
export const campaignCounts = z.object({
  total: count,
  waiting: count,
  queued: count,
  sent: count,
  failed: count,
  skipped: count,
});
export type CampaignCounts = z.output<typeof campaignCounts>;

const head = {
  id: id("campaign"),
  kind,
  subject: z.object({ en: z.string(), pt: z.string() }),
  audience: campaignAudience,
  state: z.enum(CAMPAIGN_STATES),
  /** When sending is planned for or began. */
  starts_at: instant.nullable(),
  finished_at: instant.nullable(),
  /** Whether every receiver is known; until then the counts grow. */
  prepared: z.boolean(),
  counts: campaignCounts,
  updated_at: instant,
  updated_by: z.string(),
  version,
};
export const campaignRow = z.object(head);
export type CampaignRow = z.output<typeof campaignRow>;
export const campaign = z.object({ ...head, body: z.object({ en: z.string(), pt: z.string() }) });
export type Campaign = z.output<typeof campaign>;

/** What became of the mail to one user. Names are read when the list is shown: null where the user or the space is gone. */
export const receiver = z.object({
  user: z.string(),
  space: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  space_name: z.string().nullable(),
  state: z.enum(RECEIVER_STATES),
  reason: z.enum(RECEIVER_REASONS).nullable(),
  /** Since when it is so. */
  at: instant,
});
export type Receiver = z.output<typeof receiver>;

const marketing = { who: "admin", level: "marketing" } as const;
const params = z.object({ campaign: id("campaign") });
const action = { access: marketing, params, body: z.object({ version }), response: campaign } as const;
const ACTION_ERRORS = ["campaign.not_found", "campaign.stale", "campaign.wrong_state"] as const;

/** Mails to a part of the clinics. A domain of its own, because a stack can hold only so many routes. */
export const campaignsRoutes = {
  listCampaigns: route({
    id: "campaigns.list-campaigns",
    method: "GET",
    path: "/backoffice/emails",
    summary: "Mails to clinics, newest first",
    access: marketing,
    query: pageQuery.extend({
      /** Part of a subject in either language. */
      search: text(100).default(""),
      state: z.enum(CAMPAIGN_STATES).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    response: page(campaignRow),
    errors: [],
    touches: { table: "read", secret: true },
    // One without a search or filter. A filtered page may be short or empty although `next` leads to more.
    calls: 4,
  }),
  getCampaign: route({
    id: "campaigns.get-campaign",
    method: "GET",
    path: "/backoffice/emails/{campaign}",
    summary: "One mail to clinics, with its progress",
    access: marketing,
    params,
    response: campaign,
    errors: ["campaign.not_found"],
    touches: { table: "read" },
    calls: 1,
  }),
  createCampaign: route({
    id: "campaigns.create-campaign",
    method: "POST",
    path: "/backoffice/emails",
    summary: "Adds a draft of a mail to clinics",
    access: marketing,
    body: newCampaign,
    status: 201,
    response: campaign,
    errors: [],
    touches: { table: "write" },
    calls: 1,
    idempotent: true,
  }),
  updateCampaign: route({
    id: "campaigns.update-campaign",
    method: "PUT",
    path: "/backoffice/emails/{campaign}",
    summary: "Changes a mail to clinics that is not being sent yet",
    access: marketing,
    params,
    body: campaignEdit,
    response: campaign,
    errors: ["campaign.not_found", "campaign.stale", "campaign.started"],
    touches: { table: "write" },
    calls: 2,
  }),
  countReceivers: route({
    id: "campaigns.count-receivers",
    method: "POST",
    path: "/backoffice/emails/count",
    summary: "How many users an audience has, counted a page of spaces at a time",
    access: marketing,
    body: z.object({ kind, audience: campaignAudience, cursor: z.string().max(2048).optional() }),
    response: z.object({
      spaces: count,
      /** Users who would get the mail now, and those who would be skipped. */
      users: count,
      skipped: count,
      next: z.string().nullable(),
    }),
    errors: ["cursor.invalid"],
    touches: { table: "read", secret: true },
    // A page of spaces, and the users of each.
    calls: 26,
  }),
  sendTestMail: route({
    id: "campaigns.send-test-mail",
    method: "POST",
    path: "/backoffice/emails/test",
    summary: "Sends what is typed in one language to oneself",
    access: marketing,
    body: z.object({
      kind,
      language,
      subject: requiredText(MAX_CAMPAIGN_SUBJECT),
      body: requiredText(MAX_CAMPAIGN_BODY),
    }),
    status: 201,
    response: z.object({ to: z.string() }),
    errors: [],
    touches: { table: "write" },
    calls: 2,
    idempotent: true,
  }),
  sendCampaign: route({
    ...action,
    id: "campaigns.send-campaign",
    method: "POST",
    path: "/backoffice/emails/{campaign}/send",
    summary: "Sends a mail to clinics now, or schedules it for a moment",
    body: z.object({
      version,
      /** When to begin; null for now. */
      at: instant.nullable(),
    }),
    errors: [...ACTION_ERRORS, "campaign.moment_past", "campaign.moment_far"],
    touches: { table: "write" },
    calls: 2,
  }),
  pauseCampaign: route({
    ...action,
    id: "campaigns.pause-campaign",
    method: "POST",
    path: "/backoffice/emails/{campaign}/pause",
    summary: "Stops sending a mail to clinics for now; what is on its way arrives",
    errors: ACTION_ERRORS,
    touches: { table: "write" },
    calls: 2,
  }),
  resumeCampaign: route({
    ...action,
    id: "campaigns.resume-campaign",
    method: "POST",
    path: "/backoffice/emails/{campaign}/resume",
    summary: "Goes on sending a mail to clinics where it was paused",
    errors: ACTION_ERRORS,
    touches: { table: "write" },
    calls: 2,
  }),
  cancelCampaign: route({
    ...action,
    id: "campaigns.cancel-campaign",
    method: "POST",
    path: "/backoffice/emails/{campaign}/cancel",
    summary: "Ends sending a mail to clinics for good; one that is only scheduled becomes a draft again",
    errors: ACTION_ERRORS,
    touches: { table: "write" },
    calls: 2,
  }),
  listReceivers: route({
    id: "campaigns.list-receivers",
    method: "GET",
    path: "/backoffice/emails/{campaign}/receivers",
    summary: "Who a mail to clinics is for, and what became of it",
    access: marketing,
    params,
    query: pageQuery.extend({
      state: z.enum(RECEIVER_STATES).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(50),
    }),
    response: page(receiver),
    errors: ["campaign.not_found"],
    touches: { table: "read", secret: true },
    calls: 3,
  }),
} as const;
