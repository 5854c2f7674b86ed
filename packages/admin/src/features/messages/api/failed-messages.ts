import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import type { FailedMessage } from "@meridian/core/contracts/notifications/failed-messages";
import { call } from "@meridian/ui/api/client";
import { useCursorList } from "@meridian/ui/table/cursor-list";
import { useQueryClient } from "@tanstack/react-query";

const LIST = "failed-messages";

/** Messages that failed, newest first. */
export const useFailedMessages = () =>
  useCursorList([LIST], (cursor, signal) =>
    call(backofficeRoutes.listFailedMessages, {
      query: { ...(cursor && { cursor }) },
      ...(signal && { signal }),
    }),
  );

/** Sends a failed message again; the list is read anew, also after a refusal. */
export function useSendAgain() {
  const client = useQueryClient();
  return async ({ id: message, space }: FailedMessage) => {
    try {
      return await call(backofficeRoutes.sendFailedMessage, {
        params: { message },
        body: { space },
        notFound: "throw",
      });
    } finally {
      await client.invalidateQueries({ queryKey: [LIST] });
    }
  };
}
