import * as z from "zod";
import { id, requiredText, text, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";

const fields = {
  title: requiredText(300),
  publisher: text(200).default(""),
  /** A year, with or without the edition: "2015", "1601, second edition". */
  published_in: text(60).default(""),
};

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
    calls: 1,
  }),
} as const;

/** The back office's routes, spread into the domain `backoffice`. */
export const bibliographyAdminRoutes = {
  listReferences: route({
    id: "backoffice.list-references",
    method: "GET",
    path: "/backoffice/bibliographic-references",
    summary: "Bibliographic references, by title",
    access: staff,
    response: all,
    errors: [],
    touches: { table: "read" },
    calls: 1,
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
    errors: [],
    touches: { table: "write" },
    calls: 2,
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
    errors: ["reference.not_found", "reference.stale"],
    touches: { table: "write" },
    calls: 2,
  }),
  removeReference: route({
    id: "backoffice.remove-reference",
    method: "DELETE",
    path: "/backoffice/bibliographic-references/{reference}",
    summary: "Takes a reference off the list; diagnoses that cite it keep its title",
    access: staff,
    params,
    response: z.object({ result: z.literal("deleted") }),
    errors: ["reference.not_found"],
    touches: { table: "write" },
    calls: 2,
  }),
} as const;
