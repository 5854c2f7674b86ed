import {
  type MessageStatus,
  notificationsRoutes,
  type PatientMessage,
} from "@meridian/core/contracts/notifications/notifications";
import { call } from "@meridian/ui/api/client";
import { useCursorList } from "@meridian/ui/table/cursor-list";
import { useQuery, useQueryClient } from "@tanstack/react-query";

/** The clinic's messages to patients, newest first, or those of one status. */
export const useMessages = (status: MessageStatus | undefined) =>
  useCursorList(["messages", "list", status ?? "all"], (cursor, signal) =>
    call(notificationsRoutes.list, { query: { status, cursor }, ...(signal && { signal }) }),
  );

/** One patient's messages, newest first. */
export const usePatientMessages = (patient: string) =>
  useCursorList(["messages", "patient", patient], (cursor, signal) =>
    call(notificationsRoutes.ofPatient, {
      params: { patient },
      query: { cursor },
      ...(signal && { signal }),
    }),
  );

/** One message with what it said. */
export const useMessage = (message: string) =>
  useQuery({
    queryKey: ["messages", "one", message],
    queryFn: ({ signal }) =>
      call(notificationsRoutes.read, { params: { message }, signal, notFound: "throw" }),
  });

/** Sends a failed message once more; the lists follow. */
export function useSendAgain() {
  const client = useQueryClient();
  return async ({ id }: PatientMessage) => {
    await call(notificationsRoutes.sendAgain, { params: { message: id } });
    await client.invalidateQueries({ queryKey: ["messages"] });
  };
}
