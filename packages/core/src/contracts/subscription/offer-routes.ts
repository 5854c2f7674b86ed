import * as z from "zod";
import { MODULES } from "../kernel/access.ts";
import { cents, date, page, pageQuery, requiredText, text, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { discountCode, moduleOffer, PLAN_CODES, planTerms, priceTier } from "./offers.ts";

/** The version of a row that is edited; 0 where the product's defaults hold because there is no row yet. */
const rowVersion = z.int().min(0);

/** Price tiers by months, each number of months once. */
const tiers = z
  .array(priceTier)
  .max(8)
  .refine((rows) => new Set(rows.map(({ months }) => months)).size === rows.length, {
    message: "tiers.duplicate",
  });

const sellable = { message: "tiers.required", path: ["tiers"] };
const hasPrice = ({ on_sale, tiers: rows }: { on_sale: boolean; tiers: readonly unknown[] }) =>
  !on_sale || rows.length > 0;

/** What an administrator edits of a plan. Its code and its rule about modules are fixed. */
export const planEdit = planTerms
  .omit({ code: true, modules: true })
  .extend({
    max_professionals: z.int().min(0).max(1000),
    max_secretaries: z.int().min(0).max(1000),
    max_patients: z.int().min(1).max(1_000_000).nullable(),
    max_disk_bytes: z
      .int()
      .min(0)
      .max(10 * 1024 ** 4),
    sms_per_month: z.int().min(0).max(100_000),
    trial_days: z.int().min(1).max(366).nullable(),
    tiers,
    version: rowVersion,
  })
  .refine(hasPrice, sellable)
  .refine(({ sms, sms_per_month }) => sms || sms_per_month === 0, {
    message: "plan.sms_without",
    path: ["sms_per_month"],
  });

export const MAX_MODULE_TEXT = 2000;
const bothLanguages = <Text extends z.ZodType>(of: Text) => z.object({ en: of, pt: of });
const pictureName = z.string().regex(/^mpc_[0-9A-HJKMNP-TV-Z]{26}\.(png|jpg)$/, { message: "id.invalid" });

/** What an administrator edits of a module. */
export const moduleEdit = z
  .object({
    name: bothLanguages(requiredText(80)),
    description: bothLanguages(text(MAX_MODULE_TEXT)),
    /** The name of an uploaded picture; null removes it, absent keeps it. */
    picture: pictureName.nullable().optional(),
    tiers,
    on_sale: z.boolean(),
    version: rowVersion,
  })
  .refine(hasPrice, sellable);

export const MODULE_PICTURE_TYPES = { "image/png": "png", "image/jpeg": "jpg" } as const;
export const MAX_MODULE_PICTURE_BYTES = 2 * 1024 * 1024;
const pictureFile = z.object({
  content_type: z.enum(Object.keys(MODULE_PICTURE_TYPES) as [keyof typeof MODULE_PICTURE_TYPES], {
    message: "file.type",
  }),
  size: z
    .int()
    .min(1, { message: "file.empty" })
    .max(MAX_MODULE_PICTURE_BYTES, { message: "file.too_large" }),
});

const codeFields = discountCode.omit({ code: true, uses: true, created_at: true, version: true }).extend({
  amount_cents: cents,
  valid_from: date,
  valid_to: date,
});
type CodeFields = z.output<typeof codeFields>;
const inOrder = ({ valid_from, valid_to }: CodeFields) => valid_from <= valid_to;
const endsFirst = { message: "discount.end_before_start", path: ["valid_to"] };
const givesSomething = ({ amount_cents, days }: CodeFields) => amount_cents > 0 || days > 0;
const givesNothing = { message: "discount.nothing", path: ["amount_cents"] };
const typedCode = z.string().trim().toUpperCase().pipe(discountCode.shape.code);

export const newDiscountCode = codeFields
  .extend({ code: typedCode })
  .refine(inOrder, endsFirst)
  .refine(givesSomething, givesNothing);
export const discountCodeEdit = codeFields
  .extend({ version })
  .refine(inOrder, endsFirst)
  .refine(givesSomething, givesNothing);

const superAdmin = { who: "admin", level: "super" } as const;
const marketing = { who: "admin", level: "marketing" } as const;
const codeParams = z.object({ code: typedCode });

/** What is sold, as the back office edits it. Spread into the domain `backoffice`. */
export const offersAdminRoutes = {
  listPlans: route({
    id: "backoffice.list-plans",
    method: "GET",
    path: "/backoffice/subscription-plans",
    summary: "The terms and prices of every plan",
    access: superAdmin,
    response: z.object({ plans: z.array(planTerms) }),
    errors: [],
    touches: { table: "read" },
    calls: 1,
  }),
  updatePlan: route({
    id: "backoffice.update-plan",
    method: "PUT",
    path: "/backoffice/subscription-plans/{plan}",
    summary: "Changes a plan's terms for what is bought from now on",
    access: superAdmin,
    params: z.object({ plan: z.enum(PLAN_CODES) }),
    body: planEdit,
    response: planTerms,
    errors: ["plan.stale"],
    touches: { table: "write" },
    calls: 2,
  }),
  listModules: route({
    id: "backoffice.list-modules",
    method: "GET",
    path: "/backoffice/modules",
    summary: "Every module as it is sold",
    access: superAdmin,
    response: z.object({ modules: z.array(moduleOffer) }),
    errors: [],
    touches: { table: "read", files: "read" },
    calls: 1,
  }),
  uploadModulePicture: route({
    id: "backoffice.upload-module-picture",
    method: "POST",
    path: "/backoffice/modules/{module}/pictures",
    summary: "A link to upload a module's picture to; it is used once the module is saved with it",
    access: superAdmin,
    params: z.object({ module: z.enum(MODULES) }),
    body: pictureFile,
    status: 201,
    response: z.object({
      picture: pictureName,
      upload: z.object({ url: z.string(), headers: z.record(z.string(), z.string()) }),
    }),
    errors: [],
    touches: { files: "write" },
    calls: 0,
  }),
  updateModule: route({
    id: "backoffice.update-module",
    method: "PUT",
    path: "/backoffice/modules/{module}",
    summary: "Changes a module's texts, picture and prices, or discontinues it",
    access: superAdmin,
    params: z.object({ module: z.enum(MODULES) }),
    body: moduleEdit,
    response: moduleOffer,
    errors: ["module.stale", "file.not_found"],
    touches: { table: "write", files: "write" },
    calls: 2,
  }),
  listDiscountCodes: route({
    id: "backoffice.list-discount-codes",
    method: "GET",
    path: "/backoffice/discount-codes",
    summary: "Discount codes in alphabetical order",
    access: marketing,
    // `search` is the beginning of a code.
    query: pageQuery.extend({ search: text(30).default("") }),
    response: page(discountCode),
    errors: [],
    touches: { table: "read", secret: true },
    calls: 1,
  }),
  getDiscountCode: route({
    id: "backoffice.get-discount-code",
    method: "GET",
    path: "/backoffice/discount-codes/{code}",
    summary: "One discount code with its uses",
    access: marketing,
    params: codeParams,
    response: discountCode,
    errors: ["discount_code.not_found"],
    touches: { table: "read" },
    calls: 1,
  }),
  createDiscountCode: route({
    id: "backoffice.create-discount-code",
    method: "POST",
    path: "/backoffice/discount-codes",
    summary: "Adds a discount code",
    access: marketing,
    body: newDiscountCode,
    response: discountCode,
    status: 201,
    errors: ["discount_code.exists"],
    touches: { table: "write" },
    calls: 2,
    idempotent: true,
  }),
  updateDiscountCode: route({
    id: "backoffice.update-discount-code",
    method: "PUT",
    path: "/backoffice/discount-codes/{code}",
    summary: "Changes a discount code, or deactivates it; its uses stay counted",
    access: marketing,
    params: codeParams,
    body: discountCodeEdit,
    response: discountCode,
    errors: ["discount_code.not_found", "discount_code.stale"],
    touches: { table: "write" },
    calls: 2,
  }),
} as const;
