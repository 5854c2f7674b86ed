import * as z from "zod";
import { route } from "../kernel/route.ts";

/** Figures of the subscription that hold for every plan, and that an administrator edits. */
export const subscriptionSettings = z.object({
  /** Days that both clinics get when a referred one first pays. */
  referral_days: z.int().min(0).max(366),
  /** Days between two switches of the one active module. */
  switch_days: z.int().min(0).max(366),
  /** 0 while the defaults hold. */
  version: z.int().min(0),
});
export type SubscriptionSettings = z.output<typeof subscriptionSettings>;

const superAdmin = { who: "admin", level: "super" } as const;

/** Spread into the domain `backoffice`. */
export const subscriptionSettingsRoutes = {
  getSubscriptionSettings: route({
    id: "backoffice.get-subscription-settings",
    method: "GET",
    path: "/backoffice/subscription-settings",
    summary: "Days of a referral, and between two switches of the active module",
    access: superAdmin,
    response: subscriptionSettings,
    errors: [],
    touches: { table: "read" },
    calls: 1,
  }),
  updateSubscriptionSettings: route({
    id: "backoffice.update-subscription-settings",
    method: "PUT",
    path: "/backoffice/subscription-settings",
    summary: "Changes them for referrals that are rewarded and modules that are switched from now on",
    access: superAdmin,
    body: subscriptionSettings,
    response: subscriptionSettings,
    errors: ["subscription_settings.stale"],
    touches: { table: "write" },
    calls: 2,
  }),
} as const;
