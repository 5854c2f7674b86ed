import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import type { BibliographicReference } from "@meridian/core/contracts/bibliography/bibliography";
import type { CallOf } from "@meridian/core/contracts/kernel/route";
import { call } from "@meridian/ui/api/client";
import { useCursorList } from "@meridian/ui/table/cursor-list";
import { useQuery, useQueryClient } from "@tanstack/react-query";

const KEY = ["bibliographic-references"] as const;
type Filters = Pick<NonNullable<CallOf<typeof backofficeRoutes.listReferences>["query"]>, "search" | "kind">;

/** The bibliographic references that were searched for, by title. */
export const useReferences = (filters: Filters) =>
  useCursorList([...KEY, "list", filters], (cursor, signal) =>
    call(backofficeRoutes.listReferences, {
      query: { ...filters, ...(cursor && { cursor }) },
      ...(signal && { signal }),
    }),
  );

/** The entries of catalogues that are from a reference. */
export const useReferenceUses = (reference: string) =>
  useQuery({
    queryKey: [...KEY, "uses", reference],
    queryFn: async ({ signal }) =>
      (await call(backofficeRoutes.referenceUses, { params: { reference }, signal })).uses,
    staleTime: 0,
  });

export type ReferenceFields = Omit<BibliographicReference, "id" | "version">;

export function useReferenceActions() {
  const client = useQueryClient();
  const told = async <T>(work: Promise<T>): Promise<T> => {
    const answer = await work;
    await client.invalidateQueries({ queryKey: KEY });
    return answer;
  };
  return {
    create: (body: ReferenceFields) => told(call(backofficeRoutes.createReference, { body })),
    update: ({ id, version }: BibliographicReference, fields: ReferenceFields) =>
      told(
        call(backofficeRoutes.updateReference, {
          params: { reference: id },
          body: { ...fields, version },
          notFound: "throw",
        }),
      ),
    remove: (reference: string) =>
      told(call(backofficeRoutes.removeReference, { params: { reference }, notFound: "throw" })),
  };
}
