import * as z from "zod";
import { CATALOGUE_KEYS } from "../../clinical/catalogues/catalogues.ts";
import { id, page, pageQuery, requiredText, text, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { isDoi, isIsbn, plainDoi, plainIsbn } from "./identifiers.ts";

const fields = {
  title: requiredText(300),
  /** As they are cited: "Demo A, Demo B". */
  authors: text(300).default(""),
  edition: text(60).default(""),
  publisher: text(200).default(""),
  /** A year, with or without the edition: "2015", "1601, second edition". */
  published_in: text(60).default(""),
  /** Empty, or a DOI without its address. */
  doi: text(200)
    .overwrite(plainDoi)
    .refine((doi) => doi === "" || isDoi(doi), { message: "doi.invalid" })
    .default(""),
  /** Empty, or an ISBN with ten or thirteen digits and without hyphens. */
  isbn: text(30)
    .overwrite(plainIsbn)
    .refine((isbn) => isbn === "" || isIsbn(isbn), { message: "isbn.invalid" })
    .default(""),
};
/** Lists can be narrowed to books, to articles, and to what has neither number. */
export const REFERENCE_KINDS = ["book", "article", "unidentified"] as const;
/** Requests for all references: one for each megabyte. */
const ALL = 4;
/** Requests for everything written over all catalogues: one for each, and one for each further megabyte. */
const MOST_USE_READS = CATALOGUE_KEYS.length + 12;
/** An entry of a catalogue that is from a reference. */
const use = z.object({
  catalogue: z.enum(CATALOGUE_KEYS),
  key: z.string(),
  name: z.object({ en: z.string(), pt: z.string() }),
});
export type ReferenceUse = z.output<typeof use>;

export const bibliographicReference = z.object({ id: id("reference"), ...fields, version });
export type BibliographicReference = z.output<typeof bibliographicReference>;
export const newReference = z.object(fields);

const params = z.object({ reference: id("reference") });
const staff = { who: "admin", level: "staff" } as const;
const all = z.object({ references: z.array(bibliographicReference) });

/** The clinic's routes, spread into the domain `reference`. */
export const bibliographyRoutes = {
  references: route({
    id: "classifications.references",
    method: "GET",
    path: "/bibliographic-references",
    summary: "Books and articles a diagnosis may cite, by title",
    access: { who: "session" },
    response: all,
    errors: [],
    touches: { table: "read" },
    calls: ALL,
  }),
} as const;

/** The back office's routes, spread into the domain `backoffice`. */
export const bibliographyAdminRoutes = {
  listReferences: route({
    id: "backoffice.list-references",
    method: "GET",
    path: "/backoffice/bibliographic-references",
    summary: "Bibliographic references by title: those that contain every word, a page at a time",
    access: staff,
    query: pageQuery.extend({
      search: text(100).default(""),
      kind: z.enum(REFERENCE_KINDS).optional(),
    }),
    response: page(bibliographicReference),
    errors: [],
    touches: { table: "read" },
    calls: ALL,
  }),
  createReference: route({
    id: "backoffice.create-reference",
    method: "POST",
    path: "/backoffice/bibliographic-references",
    summary: "Adds a bibliographic reference",
    access: staff,
    body: newReference,
    response: bibliographicReference,
    status: 201,
    errors: ["reference.exists"],
    touches: { table: "write" },
    calls: ALL + 2,
    idempotent: true,
  }),
  updateReference: route({
    id: "backoffice.update-reference",
    method: "PUT",
    path: "/backoffice/bibliographic-references/{reference}",
    summary: "Changes a bibliographic reference",
    access: staff,
    params,
    body: newReference.extend({ version }),
    response: bibliographicReference,
    errors: ["reference.not_found", "reference.stale", "reference.exists"],
    touches: { table: "write" },
    calls: ALL + 2,
  }),
  referenceUses: route({
    id: "backoffice.reference-uses",
    method: "GET",
    path: "/backoffice/bibliographic-references/{reference}/uses",
    summary: "The entries of catalogues that are from a bibliographic reference",
    access: staff,
    params,
    response: z.object({ uses: z.array(use) }),
    errors: [],
    touches: { table: "read" },
    calls: MOST_USE_READS,
  }),
  removeReference: route({
    id: "backoffice.remove-reference",
    method: "DELETE",
    path: "/backoffice/bibliographic-references/{reference}",
    summary:
      "Removes a reference that no entry of a catalogue is from; diagnoses that cite it keep its title",
    access: staff,
    params,
    response: z.object({ result: z.literal("deleted") }),
    errors: ["reference.not_found", "reference.in_use"],
    touches: { table: "write" },
    calls: MOST_USE_READS + 2,
  }),
} as const;
