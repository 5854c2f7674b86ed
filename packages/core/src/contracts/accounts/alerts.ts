import * as z from "zod";
import { MODULES } from "../kernel/access.ts";
import {
  date,
  id,
  instant,
  language,
  page,
  pageQuery,
  requiredText,
  text,
  version,
} from "../kernel/primitives.ts";
import { richTextBlocks } from "../kernel/rich-text.ts";
import { route } from "../kernel/route.ts";
import { PLAN_CODES } from "../subscription/offers.ts";

export const ALERT_ROLES = ["manager", "professional", "receptionist", "student", "external_entity"] as const;
export const ALERT_PLANS = [...PLAN_CODES, "none"] as const;
export const ALERT_STATES = ["draft", "published"] as const;
export const ALERT_TIMES = ["now", "later", "ended"] as const;

/** Announcements that have not ended there can be: one request reads them all. */
export const MAX_RUNNING_ALERTS = 50;
export const MAX_ALERT_BODY = 600;

/** An announcement in the reader's language. */
export const alert = z.object({
  id: z.string(),
  title: z.string(),
  body: richTextBlocks,
  /** Whether the user may hide it. */
  dismissible: z.boolean(),
  created_at: instant,
});

/** Whom an announcement is for. An empty list is everybody; several lists narrow each other. */
const audience = z.object({
  roles: z.array(z.enum(ALERT_ROLES)).max(ALERT_ROLES.length),
  plans: z.array(z.enum(ALERT_PLANS)).max(ALERT_PLANS.length),
  /** Users with at least one of these modules. */
  modules: z.array(z.enum(MODULES)).max(MODULES.length),
  languages: z.array(language).max(2),
});
export type AlertAudience = z.output<typeof audience>;

const bothLanguages = <Text extends z.ZodType>(of: Text) => z.object({ en: of, pt: of });

const fields = {
  title: bothLanguages(requiredText(120)),
  /** May hold the formatting of `text/rich-text.ts`. */
  body: bothLanguages(requiredText(MAX_ALERT_BODY)),
  audience,
  /** Days in the reader's time zone, both included; `null` is without an end. */
  starts_on: date,
  ends_on: date.nullable(),
  dismissible: z.boolean(),
  state: z.enum(ALERT_STATES),
};

/** An announcement as the back office edits it. */
export const editedAlert = z.object({
  id: id("alert"),
  ...fields,
  updated_at: instant,
  updated_by: z.string(),
  version,
});
export type EditedAlert = z.output<typeof editedAlert>;

const inOrder = ({ starts_on, ends_on }: { starts_on: string; ends_on: string | null }) =>
  ends_on === null || starts_on <= ends_on;
const endsFirst = { message: "discount.end_before_start", path: ["ends_on"] };
export const newAlert = z.object(fields).refine(inOrder, endsFirst);
export const alertEdit = z.object({ ...fields, version }).refine(inOrder, endsFirst);

/** The clinic's routes, spread into the domain `accounts`. */
export const alertRoutes = {
  listAlerts: route({
    id: "accounts.list-alerts",
    method: "GET",
    path: "/alerts",
    summary: "The announcements for this user, newest first, without those they hid",
    access: { who: "session" },
    response: z.object({ alerts: z.array(alert) }),
    errors: [],
    touches: { table: "read" },
    calls: 2,
  }),
  hideAlerts: route({
    id: "accounts.hide-alerts",
    method: "POST",
    path: "/alerts/hide",
    summary: "Hides announcements for this user for good: those named, or all shown now",
    access: { who: "session" },
    body: z.object({ ids: z.array(id("alert")).max(100).optional() }),
    response: z.literal("OK"),
    errors: [],
    touches: { table: "write" },
    // One more where old ones are forgotten.
    calls: 4,
    needsPlan: false,
  }),
} as const;

const superAdmin = { who: "admin", level: "super" } as const;
const params = z.object({ alert: id("alert") });

/** The back office's routes, spread into the domain `backoffice`. */
export const alertAdminRoutes = {
  listAlerts: route({
    id: "backoffice.list-alerts",
    method: "GET",
    path: "/backoffice/alerts",
    summary: "Announcements, newest first",
    access: superAdmin,
    query: pageQuery.extend({
      /** Part of a title in either language. */
      search: text(100).default(""),
      state: z.enum(ALERT_STATES).optional(),
      time: z.enum(ALERT_TIMES).optional(),
    }),
    response: page(editedAlert),
    errors: [],
    touches: { table: "read", secret: true },
    // One without a search or filter. A filtered page may be short or empty although `next` leads to more.
    calls: 4,
  }),
  getAlert: route({
    id: "backoffice.get-alert",
    method: "GET",
    path: "/backoffice/alerts/{alert}",
    summary: "One announcement",
    access: superAdmin,
    params,
    response: editedAlert,
    errors: ["alert.not_found"],
    touches: { table: "read" },
    calls: 1,
  }),
  createAlert: route({
    id: "backoffice.create-alert",
    method: "POST",
    path: "/backoffice/alerts",
    summary: "Adds an announcement",
    access: superAdmin,
    body: newAlert,
    status: 201,
    response: editedAlert,
    errors: ["alert.too_many"],
    touches: { table: "write" },
    calls: 2,
    idempotent: true,
  }),
  updateAlert: route({
    id: "backoffice.update-alert",
    method: "PUT",
    path: "/backoffice/alerts/{alert}",
    summary: "Changes an announcement, publishes it or takes it back",
    access: superAdmin,
    params,
    body: alertEdit,
    response: editedAlert,
    errors: ["alert.not_found", "alert.stale", "alert.too_many"],
    touches: { table: "write" },
    calls: 3,
  }),
} as const;
