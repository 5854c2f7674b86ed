import type { CatalogueKey } from "@meridian/core/clinical/catalogues/catalogues";
import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import { cataloguesRoutes } from "@meridian/core/contracts/catalogues/catalogues";
import type { EntryView } from "@meridian/core/contracts/catalogues/office";
import type { CallOf } from "@meridian/core/contracts/kernel/route";
import { call } from "@meridian/ui/api/client";
import { readAllPages } from "@meridian/ui/catalogue/use-catalogue";
import { useCursorList } from "@meridian/ui/table/cursor-list";
import { useQuery, useQueryClient } from "@tanstack/react-query";

type Routes = typeof cataloguesRoutes;
type Filters = Pick<NonNullable<CallOf<Routes["entries"]>["query"]>, "search" | "review" | "kind" | "sort">;

export const ROOT = "office-catalogues";
/** Forms and queues are based on it, so it must be the current content. */
const CURRENT = { staleTime: 0, gcTime: 0 } as const;

/** The catalogues with how much is left to review. */
export const useCatalogues = () =>
  useQuery({
    queryKey: [ROOT, "list"],
    queryFn: async ({ signal }) => (await call(cataloguesRoutes.list, { signal })).catalogues,
  });

/** One catalogue with what its fields are chosen from. */
export const useCatalogue = (catalogue: CatalogueKey) =>
  useQuery({
    queryKey: [ROOT, "one", catalogue],
    queryFn: ({ signal }) => call(cataloguesRoutes.get, { params: { catalogue }, signal }),
  });

/** A catalogue's entries as they are written now. */
export const useEntries = (catalogue: CatalogueKey, filters: Filters) =>
  useCursorList([ROOT, "entries", catalogue, filters], (cursor, signal) =>
    call(cataloguesRoutes.entries, {
      params: { catalogue },
      query: { ...filters, ...(cursor && { cursor }) },
      ...(signal && { signal }),
    }),
  );

/** A page of what is left to review, the most used first, after a key. */
export const readUnreviewed = (catalogue: CatalogueKey, cursor: string | undefined) =>
  call(cataloguesRoutes.entries, {
    params: { catalogue },
    query: { review: "unreviewed", sort: "use", limit: 20, ...(cursor && { cursor }) },
  });

export const useEntry = (catalogue: CatalogueKey, key: string) =>
  useQuery({
    queryKey: [ROOT, "entry", catalogue, key],
    queryFn: ({ signal }) => call(cataloguesRoutes.entry, { params: { catalogue, key }, signal }),
    ...CURRENT,
  });

/** What an entry said before, newest first. */
export const useHistory = (catalogue: CatalogueKey, key: string) =>
  useCursorList([ROOT, "history", catalogue, key], (cursor, signal) =>
    call(cataloguesRoutes.history, {
      params: { catalogue, key },
      query: { limit: 10, ...(cursor && { cursor }) },
      ...(signal && { signal }),
    }),
  );

/** What publishing would change. */
export const useUnpublished = (catalogue: CatalogueKey) =>
  useCursorList([ROOT, "changes", catalogue], (cursor, signal) =>
    call(cataloguesRoutes.changes, {
      params: { catalogue },
      query: { ...(cursor && { cursor }) },
      ...(signal && { signal }),
    }),
  );

/** The bibliography, to choose from. */
export const useBibliography = () =>
  useQuery({
    queryKey: ["bibliographic-references", "all"],
    queryFn: async ({ signal }) => {
      const pages = await readAllPages((query) =>
        call(backofficeRoutes.listReferences, { query: { ...query, limit: 100 }, signal }),
      );
      return pages.flatMap(({ items }) => items);
    },
  });

type NewEntry = CallOf<Routes["create"]>["body"];
type EntryChange = CallOf<Routes["update"]>["body"];
export type Fields = EntryView["fields"];

/** What can be done with the entries of a catalogue. */
export function useCatalogueActions(catalogue: CatalogueKey) {
  const client = useQueryClient();
  const followed = async <T>(work: Promise<T>): Promise<T> => {
    const answer = await work;
    await client.invalidateQueries({ queryKey: [ROOT] });
    return answer;
  };
  const of = (key: string) => ({ params: { catalogue, key }, notFound: "throw" as const });
  return {
    create: (body: NewEntry) => followed(call(cataloguesRoutes.create, { params: { catalogue }, body })),
    update: (key: string, body: EntryChange) => followed(call(cataloguesRoutes.update, { ...of(key), body })),
    review: ({ key, version }: EntryView, review: EntryView["review"], note = "") =>
      followed(call(cataloguesRoutes.review, { ...of(key), body: { version, review, note } })),
    revert: (key: string, version: number, to: number) =>
      followed(call(cataloguesRoutes.revert, { ...of(key), body: { version, to } })),
    publish: (version: number, note: string) =>
      followed(call(cataloguesRoutes.publish, { params: { catalogue }, body: { version, note } })),
  };
}
