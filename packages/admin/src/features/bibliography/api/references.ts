import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import type { BibliographicReference } from "@meridian/core/contracts/bibliography/bibliography";
import { call } from "@meridian/ui/api/client";
import { useQuery, useQueryClient } from "@tanstack/react-query";

const KEY = ["bibliographic-references"] as const;

/** Every bibliographic reference, by title. */
export const useReferences = () =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call(backofficeRoutes.listReferences, { signal })).references,
  });

type Fields = Pick<BibliographicReference, "title" | "publisher" | "published_in">;

export function useReferenceActions() {
  const client = useQueryClient();
  const told = async <T>(work: Promise<T>): Promise<T> => {
    const answer = await work;
    await client.invalidateQueries({ queryKey: KEY });
    return answer;
  };
  return {
    create: (body: Fields) => told(call(backofficeRoutes.createReference, { body })),
    update: ({ id, version }: BibliographicReference, fields: Fields) =>
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
