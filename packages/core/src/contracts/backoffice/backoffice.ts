import * as z from "zod";
import { alertAdminRoutes } from "../accounts/alerts.ts";
import { bibliographyAdminRoutes } from "../bibliography/bibliography.ts";
import { icdAdminRoutes } from "../classifications/icd.ts";
import { adminListDownloadRoutes } from "../exports/admin-list-downloads.ts";
import { id, page, pageQuery, text } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { legalTextAdminRoutes } from "../legal-texts/legal-texts.ts";
import { failedMessageRoutes } from "../notifications/failed-messages.ts";
import { planPaymentsAdminRoutes } from "../plan-payments/admin-payments.ts";
import { revisionsRoutes } from "../revisions/revisions.ts";
import { offersAdminRoutes } from "../subscription/offer-routes.ts";
import { PLAN_CODES } from "../subscription/offers.ts";
import { subscriptionSettingsRoutes } from "../subscription/subscription-settings.ts";
import { questionAnswerAdminRoutes } from "../support/question-answers.ts";
import { ticketInboxRoutes } from "../support/ticket-inbox.ts";
import { overviewRoutes } from "./overview.ts";
import { spaceDetail, spaceRow } from "./space-detail.ts";
import { spaceManagementRoutes } from "./space-management.ts";
import { spaceSubscriptionRoutes } from "./space-subscription.ts";

/** Filters of the list. `waiting` are providers that are not verified yet. */
export const SPACE_KINDS = ["clinic", "provider", "waiting"] as const;
/** Plans by which the list can be filtered; `none` is a clinic that never chose one. */
export const SPACE_PLANS = [...PLAN_CODES, "none"] as const;

const params = z.object({ space: id("space") });

export const backofficeRoutes = {
  ...icdAdminRoutes,
  ...bibliographyAdminRoutes,
  ...offersAdminRoutes,
  ...subscriptionSettingsRoutes,
  ...spaceSubscriptionRoutes,
  ...spaceManagementRoutes,
  ...planPaymentsAdminRoutes,
  ...overviewRoutes,
  ...questionAnswerAdminRoutes,
  ...ticketInboxRoutes,
  ...alertAdminRoutes,
  ...revisionsRoutes,
  ...adminListDownloadRoutes,
  ...failedMessageRoutes,
  ...legalTextAdminRoutes,
  listSpaces: route({
    id: "backoffice.list-spaces",
    method: "GET",
    path: "/backoffice/spaces",
    summary: "Every space, newest first",
    access: { who: "admin", level: "marketing" },
    query: pageQuery.extend({
      /** Part of the space's or the company's name, or of the VAT number. */
      search: text(100).default(""),
      kind: z.enum(SPACE_KINDS).optional(),
      plan: z.enum(SPACE_PLANS).optional(),
    }),
    response: page(spaceRow),
    errors: [],
    touches: { table: "read", secret: true },
    // One without a filter. A filtered page may be short or empty although `next` leads to more.
    calls: 4,
  }),
  getSpace: route({
    id: "backoffice.get-space",
    method: "GET",
    path: "/backoffice/spaces/{space}",
    summary: "One space, with its owner and plan",
    access: { who: "admin", level: "super" },
    params,
    response: z.object({ space: spaceDetail }),
    errors: ["space.not_found"],
    touches: { table: "read" },
    calls: 3,
  }),
  verifySpace: route({
    id: "backoffice.verify-space",
    method: "POST",
    path: "/backoffice/spaces/{space}/verify",
    summary: "Verifies an external entity, which may then list supplements and Chinese materia medica",
    access: { who: "admin", level: "super" },
    params,
    response: z.object({ space: spaceDetail }),
    errors: ["space.not_found", "space.not_an_entity"],
    touches: { table: "write" },
    calls: 4,
  }),
};
