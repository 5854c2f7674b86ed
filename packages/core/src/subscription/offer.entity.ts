import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { MODULES } from "../contracts/kernel/access.ts";
import { type ModuleOffer, PLAN_CODES, type PlanTerms } from "../contracts/subscription/offers.ts";
import { table } from "../db/table.ts";

const written = {
  version: { type: "number", required: true },
  updated_at: { type: "string", required: true },
  updated_by: { type: "string", required: true },
} as const;

/**
 * A plan's terms as an administrator edited them. There is no item while the defaults hold.
 *
 * | access pattern | index   | key            |
 * |----------------|---------|----------------|
 * | one plan       | primary | constant, code |
 */
export const PlanEntity = new Entity({
  model: { entity: "subscription_plan", version: "1", service: "meridian" },
  attributes: {
    kind: { type: ["plan"] as const, required: true, default: "plan" },
    code: { type: PLAN_CODES, required: true },
    terms: { type: CustomAttributeType<Omit<PlanTerms, "code" | "version">>("any"), required: true },
    ...written,
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["kind"] },
      sk: { field: table.sortKey, composite: ["code"] },
    },
  },
});

/**
 * Figures that hold for every plan, as an administrator edited them. There is no item while the defaults hold.
 *
 * | access pattern | index   | key      |
 * |----------------|---------|----------|
 * | the figures    | primary | constant |
 */
export const SubscriptionSettingsEntity = new Entity({
  model: { entity: "subscription_settings", version: "1", service: "meridian" },
  attributes: {
    kind: { type: ["subscription_settings"] as const, required: true, default: "subscription_settings" },
    referral_days: { type: "number", required: true },
    switch_days: { type: "number", required: true },
    ...written,
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["kind"] },
      sk: { field: table.sortKey, composite: [] },
    },
  },
});

/**
 * A module as an administrator edited it. There is no item while the defaults hold.
 *
 * | access pattern | index   | key            |
 * |----------------|---------|----------------|
 * | one module     | primary | constant, code |
 */
export const ModuleEntity = new Entity({
  model: { entity: "subscription_module", version: "1", service: "meridian" },
  attributes: {
    kind: { type: ["module"] as const, required: true, default: "module" },
    code: { type: MODULES, required: true },
    offer: {
      type: CustomAttributeType<Omit<ModuleOffer, "code" | "version" | "picture_url">>("any"),
      required: true,
    },
    /** File name of the picture; absent without one. */
    picture: { type: "string" },
    ...written,
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["kind"] },
      sk: { field: table.sortKey, composite: ["code"] },
    },
  },
});

/**
 * A discount code and how often it was used.
 *
 * | access pattern            | index   | key            |
 * |---------------------------|---------|----------------|
 * | one code                  | primary | constant, code |
 * | all codes, alphabetically | primary | constant       |
 */
export const DiscountCodeEntity = new Entity({
  model: { entity: "discount_code", version: "1", service: "meridian" },
  attributes: {
    kind: { type: ["discount_code"] as const, required: true, default: "discount_code" },
    code: { type: "string", required: true },
    amount_cents: { type: "number", required: true },
    days: { type: "number", required: true },
    valid_from: { type: "string", required: true },
    valid_to: { type: "string", required: true },
    max_uses: { type: "number", required: true },
    max_uses_per_space: { type: "number", required: true },
    /** Raised when a payment begins and lowered when it fails; not part of the version. */
    uses: { type: "number", required: true, default: 0 },
    active: { type: "boolean", required: true },
    created_at: { type: "string", required: true, readOnly: true },
    ...written,
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["kind"] },
      sk: { field: table.sortKey, composite: ["code"] },
    },
  },
});
export type DiscountCodeItem = EntityItem<typeof DiscountCodeEntity>;
