import * as z from "zod";
import { date, id } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { anyFields, catalogueKey, entryKey, reviewState } from "./catalogue-schemas.ts";

/** What is published of a catalogue: the publication that clinics read, and in how many parts. */
const publication = z.object({
  catalogue: catalogueKey,
  publication: id("publication"),
  parts: z.int().min(0),
});
export type Publication = z.output<typeof publication>;

/** An entry as it was written over the base. */
const publishedEntry = z.object({
  key: entryKey,
  fields: anyFields.nullable(),
  retired: z.boolean(),
  review: reviewState,
  reviewed_on: date.nullable(),
  reference: z.string(),
});

/** What clinics read of the catalogues. */
export const publishedRoutes = {
  publications: route({
    id: "catalogues.publications",
    method: "GET",
    path: "/catalogues",
    summary:
      "Which publication of each catalogue applies now; a catalogue without one is as the product ships it",
    access: { who: "session" },
    response: z.object({ catalogues: z.array(publication) }),
    errors: [],
    touches: { table: "read" },
    // None while the container knows it.
    calls: 1,
  }),
  published: route({
    id: "catalogues.published",
    method: "GET",
    path: "/catalogues/{catalogue}/{publication}/{part}",
    summary: "A part of what a publication says over the product's own entries; it never changes",
    access: { who: "session" },
    params: z.object({
      catalogue: catalogueKey,
      publication: id("publication"),
      part: z.coerce.number().int().min(0).max(9999),
    }),
    response: z.object({ entries: z.array(publishedEntry) }),
    errors: ["publication.not_found"],
    touches: { table: "read" },
    calls: 1,
    cacheable: true,
  }),
} as const;
