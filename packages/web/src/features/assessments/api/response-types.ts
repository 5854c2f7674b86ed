import {
  assessmentsRoutes,
  type ResponseType,
  type ResponseTypeForm,
} from "@meridian/core/contracts/assessments/assessments";
import { call } from "@meridian/ui/api/client";
import { useQuery, useQueryClient } from "@tanstack/react-query";

const LIST = ["response-types"] as const;

/** The clinic's response types, which are sets of options. */
export const useResponseTypes = () =>
  useQuery({ queryKey: LIST, queryFn: ({ signal }) => call(assessmentsRoutes.responseTypes, { signal }) });

export function useResponseTypeActions() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: LIST });
  return {
    create: async (body: ResponseTypeForm) => {
      const made = await call(assessmentsRoutes.createResponseType, { body });
      await refresh();
      return made;
    },
    update: async ({ id: type, version }: Pick<ResponseType, "id" | "version">, body: ResponseTypeForm) => {
      const changed = await call(assessmentsRoutes.updateResponseType, {
        params: { type },
        body: { ...body, version },
        notFound: "throw",
      });
      await refresh();
      return changed;
    },
    remove: async (type: string) => {
      await call(assessmentsRoutes.removeResponseType, { params: { type }, notFound: "throw" });
      await refresh();
    },
    refresh,
  };
}
