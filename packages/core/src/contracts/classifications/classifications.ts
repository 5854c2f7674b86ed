import * as z from "zod";
import { bibliographyRoutes } from "../bibliography/bibliography.ts";
import { route } from "../kernel/route.ts";
import { clinicIcdRoutes, icdItem } from "./icd.ts";

const limit = z.coerce.number().int().min(1).max(50).default(20);
const searchQuery = z.object({ q: z.string().max(100).default(""), limit });

/** The source of a table and how reliable it is. Every screen that uses the table shows it. */
export const tableSource = z.object({
  origin: z.string(),
  checked: z.string(),
  weakness: z.string(),
  editable: z.boolean(),
});

export const icdChapter = z.object({
  number: z.int(),
  roman: z.string(),
  start: z.string(),
  end: z.string(),
  en: z.string(),
  pt: z.string(),
  es: z.string(),
});
export type IcdChapterItem = z.output<typeof icdChapter>;

export const farmGroupItem = z.object({
  code: z.string(),
  level: z.int(),
  parent: z.string().nullable(),
  en: z.string(),
  pt: z.string(),
});
export type FarmGroupItem = z.output<typeof farmGroupItem>;

export const drugItem = z.object({
  en: z.string(),
  pt: z.string(),
  farm_group: z.string(),
  pt_checked: z.boolean(),
});
export type DrugItem = z.output<typeof drugItem>;

/** What is published of a medicine that the back office added. */
const drugEntry = z.object({
  inn: z.string(),
  name_pt: z.string(),
  substances: z.array(z.string()),
  classes: z.array(z.string()),
  group: z.string(),
  atc: z.string(),
});
export type DrugEntry = z.output<typeof drugEntry>;

const words = z.object({ en: z.string(), pt: z.string() });
export const tcmPatternItem = z.object({
  key: z.string(),
  en: z.string(),
  pt: z.string(),
  channels: z.array(z.string()),
  tongue_body: z.array(words),
  tongue_coating: words,
  pulse: z.array(words),
  signs: z.array(words),
});
export type TcmPatternItem = z.output<typeof tcmPatternItem>;

/** Fact tables: the same for every clinic, so any signed-in user may read them. */
const anyone = { who: "session" } as const;

export const classificationsRoutes = {
  ...clinicIcdRoutes,
  ...bibliographyRoutes,
  farmGroups: route({
    id: "classifications.farm-groups",
    method: "GET",
    path: "/drugs/farm-groups",
    summary: "Pharmacotherapeutic groups",
    access: anyone,
    response: z.object({ farm_groups: z.array(farmGroupItem), source: tableSource }),
    errors: [],
    touches: { table: "read" },
    calls: 0,
    cacheable: true,
  }),
  drugs: route({
    id: "classifications.drugs",
    method: "GET",
    path: "/drugs/search",
    summary: "Medicines by the beginning of a word of their name",
    access: anyone,
    query: searchQuery,
    response: z.object({ drugs: z.array(drugItem) }),
    errors: [],
    touches: { table: "read" },
    // One request when the container has searched since the last publication, none without one.
    calls: 4,
  }),
  drugFacts: route({
    id: "classifications.drug-facts",
    method: "GET",
    path: "/drugs/facts",
    summary: "Medicines that the back office added, by their keys, with the classes that interactions name",
    access: anyone,
    query: z.object({
      keys: z
        .string()
        .max(16_000)
        .transform((keys) => [...new Set(keys.split(",").filter(Boolean))])
        .pipe(z.array(z.string().max(160)).max(120, { message: "list.too_long" })),
    }),
    response: z.object({ drugs: z.array(drugEntry) }),
    errors: [],
    touches: { table: "read" },
    calls: 3,
  }),
  icdChapters: route({
    id: "classifications.icd-chapters",
    method: "GET",
    path: "/icd/chapters",
    summary: "The 22 chapters of ICD-10",
    access: anyone,
    response: z.object({ icd_chapters: z.array(icdChapter), source: tableSource }),
    errors: [],
    touches: { table: "read" },
    calls: 0,
    cacheable: true,
  }),
  icdSearch: route({
    id: "classifications.icd-search",
    method: "GET",
    path: "/icd/search",
    summary: "ICD codes by code or words, in English and Portuguese, best first",
    access: anyone,
    query: searchQuery,
    response: z.object({ icd_codes: z.array(icdItem) }),
    errors: [],
    touches: { table: "read" },
    // One request when the container has searched since the release was published.
    calls: 3,
  }),
  tcmPatterns: route({
    id: "classifications.tcm-patterns",
    method: "GET",
    path: "/tcm/patterns",
    summary: "Chinese-medicine patterns with their usual tongue, pulse and signs",
    access: anyone,
    response: z.object({ patterns: z.array(tcmPatternItem), source: tableSource }),
    errors: [],
    touches: { table: "read" },
    calls: 0,
    cacheable: true,
  }),
} as const;
