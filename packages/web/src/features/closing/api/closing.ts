import { type ClosingReason, closingRoutes } from "@meridian/core/contracts/closing/closing";
import { call } from "@meridian/ui/api/client";
import { readUser } from "@meridian/ui/session/load-user";
import { useQuery, useQueryClient } from "@tanstack/react-query";

const key = ["closing"];

/** Whether the clinic is to be closed. */
export const useClosing = () =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(closingRoutes.get, { signal })).closing,
  });

type Asked = { reason: ClosingReason; space_name: string; password: string; totp: string };

/** Asks to close the clinic and withdraws that; the banner above every screen follows. */
export function useClosingActions() {
  const client = useQueryClient();
  const followed = () => Promise.all([client.invalidateQueries({ queryKey: key }), readUser()]);
  return {
    request: async (body: Asked) => {
      await call(closingRoutes.request, { body });
      await followed();
    },
    withdraw: async () => {
      await call(closingRoutes.withdraw);
      await followed();
    },
  };
}
