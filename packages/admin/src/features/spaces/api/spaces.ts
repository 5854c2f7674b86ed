import { backofficeRoutes } from "@meridian/core/contracts/backoffice";
import { call } from "@meridian/ui/api/client";
import { useCursorList } from "@meridian/ui/table/cursor-list";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

const spaceKey = (space: string) => ["space", space] as const;

/** Every space, newest first. */
export const useSpaces = () =>
  useCursorList(["spaces"], (cursor, signal) =>
    call(backofficeRoutes.listSpaces, { query: { ...(cursor && { cursor }) }, ...(signal && { signal }) }),
  );

/** One space with its owner. */
export const useSpace = (space: string) =>
  useQuery({
    queryKey: spaceKey(space),
    queryFn: async ({ signal }) =>
      (await call(backofficeRoutes.getSpace, { params: { space }, signal })).space,
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
