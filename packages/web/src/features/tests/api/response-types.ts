import { type ResponseType, type ResponseTypeForm, testsRoutes } from "@meridian/core/contracts/tests";
import { call } from "@meridian/ui/api/client";
import { useQuery, useQueryClient } from "@tanstack/react-query";

const LIST = ["response-types"] as const;

/** The space's sets of options. */
export const useResponseTypes = () =>
  useQuery({ queryKey: LIST, queryFn: ({ signal }) => call(testsRoutes.responseTypes, { signal }) });

export function useResponseTypeActions() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: LIST });
  return {
    create: async (body: ResponseTypeForm) => {
      const made = await call(testsRoutes.createResponseType, { body });
      await refresh();
      return made;
    },
    update: async ({ id: type, version }: Pick<ResponseType, "id" | "version">, body: ResponseTypeForm) => {
      const changed = await call(testsRoutes.updateResponseType, {
        params: { type },
        body: { ...body, version },
        notFound: "throw",
      });
      await refresh();
      return changed;
    },
    remove: async (type: string) => {
      await call(testsRoutes.removeResponseType, { params: { type }, notFound: "throw" });
      await refresh();
    },
    refresh,
  };
}
