import {
  backofficeRoutes,
  type SPACE_KINDS,
  type SPACE_PLANS,
} from "@meridian/core/contracts/backoffice/backoffice";
import { call } from "@meridian/ui/api/client";
import { useCursorList } from "@meridian/ui/table/cursor-list";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { nextFilledPage } from "../../../reading/next-filled-page.ts";

export const subscriptionKey = (space: string) => ["space-subscription", space] as const;
export const spaceKey = (space: string) => ["space", space] as const;

export type SpacesFilter = {
  search: string;
  kind?: (typeof SPACE_KINDS)[number] | undefined;
  plan?: (typeof SPACE_PLANS)[number] | undefined;
};

/** The spaces that answer a search and the filters, newest first. */
export const useSpaces = ({ search, kind, plan }: SpacesFilter) =>
  useCursorList(["spaces", search, kind, plan], (from, signal) =>
    nextFilledPage(
      (cursor) =>
        call(backofficeRoutes.listSpaces, {
          query: {
            ...(search && { search }),
            ...(kind && { kind }),
            ...(plan && { plan }),
            ...(cursor && { cursor }),
          },
          ...(signal && { signal }),
        }),
      from,
    ),
  );

/** One space with its owner. */
export const useSpace = (space: string) =>
  useQuery({
    queryKey: spaceKey(space),
    queryFn: async ({ signal }) =>
      (await call(backofficeRoutes.getSpace, { params: { space }, signal })).space,
  });

/** A space's plan and modules, with what is left and used of them. */
export const useSpaceSubscription = (space: string) =>
  useQuery({
    queryKey: subscriptionKey(space),
    queryFn: ({ signal }) => call(backofficeRoutes.getSpaceSubscription, { params: { space }, signal }),
  });

/** Verifies a provider, which may then list its products. */
export function useVerifySpace(space: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(backofficeRoutes.verifySpace, { params: { space } }),
    onSuccess: ({ space: verified }) => {
      client.setQueryData(spaceKey(space), verified);
      return client.invalidateQueries({ queryKey: ["spaces"] });
    },
  });
}
