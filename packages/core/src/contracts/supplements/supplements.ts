import * as z from "zod";
import type { Review } from "../../clinical/catalogues/overlay.ts";
import { CONTENT_UNITS, UNITS, VOLUME_UNITS } from "../../clinical/supplements/supplement-units.ts";
import { ownership } from "../kernel/own-entries.ts";
import { cents, id, language, requiredText, text, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { intake } from "../visits/sections/supplements.ts";

const quantity = z
  .number({ message: "quantity.invalid" })
  .positive({ message: "quantity.invalid" })
  .max(1_000_000, { message: "quantity.invalid" });

/** A plant, nutrient or other ingredient contained in one unit of a product. */
export const productContent = z.object({
  kind: z.enum(["plant", "nutrient", "ingredient"]),
  /** Key of its row in the tables or of its entry in the catalogue of ingredients. */
  key: z.string().regex(/^[a-z0-9_]{2,60}$/, { message: "id.invalid" }),
  /** As the label states it; null if it does not. */
  amount: quantity.nullable().default(null),
  unit: z.enum(CONTENT_UNITS).default("mg"),
});
export type ProductContent = z.output<typeof productContent>;

/** The facts of a product, as its maker or a clinic enters them. */
export const productFacts = z.object({
  name: requiredText(160),
  /** The maker or provider. */
  brand: text(120).default(""),
  properties: z.array(requiredText(120)).max(20, { message: "list.too_long" }).default([]),
  contents: z.array(productContent).max(40, { message: "list.too_long" }).default([]),
  /** The unit that is taken: capsule, tablet and so on. */
  unit: z.enum(UNITS).default("capsule"),
  units_per_box: quantity.max(100_000, { message: "quantity.invalid" }).nullable().default(null),
  volume: quantity.nullable().default(null),
  volume_unit: z.enum(VOLUME_UNITS).default("ml"),
  /** Price of a box. */
  price: cents.nullable().default(null),
  ...intake,
  cautions: text(1000).default(""),
  /** No longer offered. Existing recommendations keep it. */
  archived: z.boolean().default(false),
});
export type ProductFacts = z.output<typeof productFacts>;

/** A product as every user reads it. */
export const product = productFacts.extend(ownership.shape).extend({ id: id("product") });
export type Product = z.output<typeof product>;

export const productForm = productFacts.extend({
  /** Colleagues can see and use it; only its owner can change it. Every clinic sees what a provider shares. */
  shared: z.boolean().default(false),
});
export type ProductForm = z.output<typeof productForm>;

/** A plant of the tables, its texts in one language. Grams of the dried part a day. */
export const listedPlant = z.object({
  key: z.string(),
  scientific: z.string(),
  name: z.string(),
  /** In both languages, for the search. */
  names: z.array(z.string()),
  part: z.string(),
  dose_min_g: z.number().nullable(),
  dose_max_g: z.number().nullable(),
  uses: z.array(z.string()),
  cautions: z.array(z.string()),
});
/** What the back office decided about an entry of a table. */
type Decided = {
  /** No longer to be chosen; still read where it was. */
  retired?: boolean;
  /** Absent while nobody decided. */
  review?: Review;
};
export type ListedPlant = z.output<typeof listedPlant> & Decided;

/** A nutrient of the tables, its texts in one language. */
export const listedNutrient = z.object({
  key: z.string(),
  name: z.string(),
  names: z.array(z.string()),
  unit: z.string(),
  /** Nutrient reference value of the EU, per day. */
  nrv: z.number(),
  /** Upper level for adults, per day; null if none is known. */
  ul: z.number().nullable(),
  note: z.string(),
});
export type ListedNutrient = z.output<typeof listedNutrient> & Decided;

/** An ingredient that is neither a plant nor a nutrient of the tables, its name in one language. */
export type ListedIngredient = { key: string; name: string; names: string[] } & Decided;

const tableSource = z.object({ origin: z.string(), weakness: z.string() });

/** The system's plants and nutrients. `version` changes with any row. */
export const supplementTables = z.object({
  version: z.string(),
  plants: z.array(listedPlant),
  nutrients: z.array(listedNutrient),
  /** Source of each row and how reliable it is. */
  sources: z.object({ plants: tableSource, nutrients: tableSource }),
});
/** The tables with what is published over them. */
export type SupplementTables = Omit<z.output<typeof supplementTables>, "plants" | "nutrients"> & {
  plants: ListedPlant[];
  nutrients: ListedNutrient[];
};

/**
 * Who may read: the clinic's users by role and module, and providers, who have no modules, for the entries they list.
 */
const reads = { who: "space", can: "catalogue.read", module: "fito", providers: true } as const;
const writes = { who: "space", can: "catalogue.write", module: "fito", providers: true } as const;

export const supplementsRoutes = {
  tables: route({
    id: "supplements.tables",
    method: "GET",
    path: "/supplements/tables",
    summary: "The plants and nutrients everybody has; a repeated read is a 304",
    access: reads,
    // Sent by an interface that has just changed its language. Without it, the user's language.
    query: z.object({ language: language.optional() }),
    response: supplementTables,
    errors: [],
    touches: {},
    calls: 0,
    cacheable: true,
  }),
  own: route({
    id: "supplements.own",
    method: "GET",
    path: "/supplements/products",
    summary: "Products that the user made, and those colleagues share; of a provider, what it lists",
    access: reads,
    response: z.object({ products: z.array(product) }),
    errors: [],
    touches: { table: "read" },
    calls: 2,
  }),
  listed: route({
    id: "supplements.listed",
    method: "GET",
    path: "/supplements/listed",
    summary: "Products that verified providers list for every clinic, newest first, a page at a time",
    access: { who: "space", can: "catalogue.read", module: "fito" },
    query: z.object({ cursor: z.string().max(2048).optional() }),
    response: z.object({ products: z.array(product), next: z.string().nullable() }),
    errors: [],
    touches: { table: "read", secret: true },
    calls: 1,
  }),
  newProduct: route({
    id: "supplements.new-product",
    method: "POST",
    path: "/supplements/products/new",
    summary: "Makes a product of the user's own, or lists a provider's",
    access: writes,
    body: productForm,
    response: z.object({ product }),
    status: 201,
    errors: ["name.exists", "catalogue.full", "entity.unverified"],
    touches: { table: "write" },
    // The last ones are the plants and ingredients that the back office added, where a product names one.
    calls: 4,
    idempotent: true,
  }),
  editProduct: route({
    id: "supplements.edit-product",
    method: "POST",
    path: "/supplements/products/{id}/edit",
    summary: "Changes one of the user's own products; archived, it is no longer offered",
    access: writes,
    params: z.object({ id: id("product") }),
    body: productForm.extend({ version }),
    response: z.object({ product }),
    errors: ["product.not_found", "product.not_own", "product.stale", "name.exists", "entity.unverified"],
    touches: { table: "write" },
    calls: 5,
  }),
} as const;
