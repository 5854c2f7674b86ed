import * as z from "zod";
import { owned } from "../kernel/own-entries.ts";
import { id, requiredText, text, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { minutes } from "../visits/sections/other-treatments.ts";
import { type PreMadeCategory, type PreMadeContent, preMadeCategory } from "./pre-made.ts";

/** The largest numbers of custom treatments, and of pre-made treatments of all kinds, per user. */
export const MAX_CUSTOM_TREATMENTS = 200;
export const MAX_PRE_MADE = 400;
/** The largest number of pre-made treatments of one custom treatment. They are deleted with it in one write. */
export const MAX_OF_CUSTOM = 20;

/** A treatment that a clinic added. Price lists refer to it by its id. */
export const customTreatment = owned.extend({
  id: id("customTreatment"),
  name: z.string(),
  description: z.string(),
  /** Its usual duration. */
  minutes: z.int().nullable(),
});
export type CustomTreatment = z.output<typeof customTreatment>;
export const customTreatmentForm = z.object({
  name: requiredText(120),
  description: text(2000).default(""),
  minutes: minutes.nullable().default(null),
  /** Colleagues can see and use it; only its owner can change it. */
  shared: z.boolean().default(false),
});
export type CustomTreatmentForm = z.output<typeof customTreatmentForm>;

/** A pre-made treatment in a list: its name and a short summary. */
export const preMadeHead = owned.extend({
  id: id("preMade"),
  category: preMadeCategory,
  name: z.string(),
  /** Codes of points and techniques, names of everything else. */
  summary: z.array(z.string()),
  /** Number of entries. */
  size: z.int(),
});
export type PreMadeHead = z.output<typeof preMadeHead>;

const content = z.object({ items: z.array(z.record(z.string(), z.unknown())).max(120) });
/** A pre-made treatment with its content, whose shape depends on the category: see `contracts/treatments/pre-made.ts`. */
export const preMade = preMadeHead.extend({ content });
export type PreMade = Omit<z.output<typeof preMade>, "content"> & { content: PreMadeContent };

const preMadeForm = z.object({
  name: requiredText(120),
  content,
  shared: z.boolean().default(false),
});
export type PreMadeForm = z.output<typeof preMadeForm>;
export type NewPreMade = PreMadeForm & { category: PreMadeCategory };

// The module depends on the pre-made treatment's category, so the service checks it.
const reads = { who: "space", can: "catalogue.read" } as const;
const writes = { who: "space", can: "catalogue.write" } as const;
const others = { module: "others" } as const;
const ofTreatment = z.object({ treatment: id("customTreatment") });
const ofPreMade = z.object({ pre_made: id("preMade") });
const removed = z.object({ id: z.string() });
const NOT_OWNED = "module.not_owned";

/** Custom treatments of clinics, and pre-made treatments of any treatment. */
export const treatmentsRoutes = {
  listCustom: route({
    id: "treatments.list-custom",
    method: "GET",
    path: "/custom-treatments",
    summary: "The user's own custom treatments and those shared in the space, by name",
    access: { ...reads, ...others },
    response: z.object({ items: z.array(customTreatment), next: z.null() }),
    errors: [],
    touches: { table: "read" },
    calls: 2,
  }),
  createCustom: route({
    id: "treatments.create-custom",
    method: "POST",
    path: "/custom-treatments",
    summary: "Makes a custom treatment",
    access: { ...writes, ...others },
    body: customTreatmentForm,
    response: customTreatment,
    status: 201,
    errors: ["name.exists", "catalogue.full"],
    touches: { table: "write" },
    calls: 1,
    idempotent: true,
  }),
  getCustom: route({
    id: "treatments.get-custom",
    method: "GET",
    path: "/custom-treatments/{treatment}",
    summary: "A custom treatment: one's own, or one that is shared",
    access: { ...reads, ...others },
    params: ofTreatment,
    response: customTreatment,
    errors: ["custom_treatment.not_found"],
    touches: { table: "read" },
    calls: 2,
  }),
  updateCustom: route({
    id: "treatments.update-custom",
    method: "PATCH",
    path: "/custom-treatments/{treatment}",
    summary: "Changes one of the user's own custom treatments",
    access: { ...writes, ...others },
    params: ofTreatment,
    body: customTreatmentForm.extend({ version }),
    response: customTreatment,
    errors: [
      "custom_treatment.not_found",
      "custom_treatment.not_own",
      "custom_treatment.stale",
      "name.exists",
    ],
    touches: { table: "write" },
    calls: 3,
  }),
  removeCustom: route({
    id: "treatments.remove-custom",
    method: "DELETE",
    path: "/custom-treatments/{treatment}",
    summary:
      "Deletes one of the user's own custom treatments with its pre-made ones; visits keep what they recorded",
    access: { ...writes, ...others },
    params: ofTreatment,
    response: removed,
    errors: ["custom_treatment.not_found", "custom_treatment.not_own", "custom_treatment.stale"],
    touches: { table: "write" },
    calls: 3,
  }),
  restoreCustom: route({
    id: "treatments.restore-custom",
    method: "POST",
    path: "/custom-treatments/{treatment}/restore",
    summary: "Takes the deletion of a custom treatment back, within a day; its pre-made ones come with it",
    access: { ...writes, ...others },
    params: ofTreatment,
    response: customTreatment,
    errors: ["custom_treatment.not_found", "custom_treatment.stale", "name.exists", "catalogue.full"],
    touches: { table: "write" },
    calls: 2,
  }),
  listPreMade: route({
    id: "treatments.list-pre-made",
    method: "GET",
    path: "/pre-made-treatments",
    summary: "Pre-made treatments, own and shared, by name: of one category, or of all the user's modules",
    access: reads,
    query: z.object({ category: preMadeCategory.optional() }),
    response: z.object({ items: z.array(preMadeHead), next: z.null() }),
    errors: [NOT_OWNED],
    touches: { table: "read" },
    calls: 2,
  }),
  createPreMade: route({
    id: "treatments.create-pre-made",
    method: "POST",
    path: "/pre-made-treatments",
    summary: "Makes a pre-made treatment",
    access: writes,
    body: preMadeForm.extend({ category: preMadeCategory }),
    response: preMade,
    status: 201,
    errors: [NOT_OWNED, "name.exists", "catalogue.full", "custom_treatment.not_found"],
    touches: { table: "write" },
    calls: 5,
    idempotent: true,
  }),
  getPreMade: route({
    id: "treatments.get-pre-made",
    method: "GET",
    path: "/pre-made-treatments/{pre_made}",
    summary: "A pre-made treatment with what it holds",
    access: reads,
    params: ofPreMade,
    response: preMade,
    errors: ["pre_made.not_found", NOT_OWNED],
    touches: { table: "read" },
    calls: 1,
  }),
  updatePreMade: route({
    id: "treatments.update-pre-made",
    method: "PATCH",
    path: "/pre-made-treatments/{pre_made}",
    summary: "Changes one of the user's own pre-made treatments",
    access: writes,
    params: ofPreMade,
    body: preMadeForm.extend({ version }),
    response: preMade,
    errors: ["pre_made.not_found", "pre_made.not_own", "pre_made.stale", "name.exists", NOT_OWNED],
    touches: { table: "write" },
    calls: 4,
  }),
  removePreMade: route({
    id: "treatments.remove-pre-made",
    method: "DELETE",
    path: "/pre-made-treatments/{pre_made}",
    summary: "Deletes one of the user's own pre-made treatments",
    access: writes,
    params: ofPreMade,
    response: removed,
    errors: ["pre_made.not_found", "pre_made.not_own", "pre_made.stale", NOT_OWNED],
    touches: { table: "write" },
    calls: 2,
  }),
} as const;
