import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import type { SpaceDetail } from "@meridian/core/contracts/backoffice/space-detail";
import { call } from "@meridian/ui/api/client";
import { ApiError } from "@meridian/ui/api/errors";
import { useQueryClient } from "@tanstack/react-query";
import { spaceKey, subscriptionKey } from "./spaces.ts";

/** Decisions about a space. After each, and after 409, the screen shows the space as it is now. */
export function useSpaceDecisions({ id, version }: Pick<SpaceDetail, "id" | "version">) {
  const client = useQueryClient();
  const decided = async (work: Promise<{ space: SpaceDetail }>) => {
    try {
      const { space } = await work;
      client.setQueryData(spaceKey(id), space);
      await Promise.all([
        client.invalidateQueries({ queryKey: ["spaces"] }),
        client.invalidateQueries({ queryKey: subscriptionKey(id) }),
      ]);
    } catch (error) {
      if (error instanceof ApiError && error.status === 409)
        await client.invalidateQueries({ queryKey: spaceKey(id) });
      throw error;
    }
  };
  const params = { space: id };
  return {
    grantDays: (days: number, reason: string) =>
      decided(call(backofficeRoutes.grantDays, { params, body: { days, reason, version } })),
    block: (reason: string) =>
      decided(call(backofficeRoutes.blockSpace, { params, body: { reason, version } })),
    unblock: (reason: string) =>
      decided(call(backofficeRoutes.unblockSpace, { params, body: { reason, version } })),
    setEarlyAccess: (features: SpaceDetail["early_access"], reason: string) =>
      decided(call(backofficeRoutes.setEarlyAccess, { params, body: { features, reason, version } })),
    decideProof: (approved: boolean, reason: string) =>
      decided(call(backofficeRoutes.decideStudentProof, { params, body: { approved, reason, version } })),
    openProof: () => call(backofficeRoutes.openStudentProof, { params, notFound: "throw" }),
  };
}
