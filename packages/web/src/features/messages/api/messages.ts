import {
  type MessageStatus,
  messagesRoutes,
  type PatientMessage,
} from "@meridian/core/contracts/patient-messages";
import { call } from "@meridian/ui/api/client";
import { useCursorList } from "@meridian/ui/table/cursor-list";
import { useQuery, useQueryClient } from "@tanstack/react-query";

/** The clinic's messages to patients, newest first, or those of one status. */
export const useMessages = (status: MessageStatus | undefined) =>
  useCursorList(["messages", "list", status ?? "all"], (cursor, signal) =>
    call(messagesRoutes.list, { query: { status, cursor }, ...(signal && { signal }) }),
  );

/** One patient's messages, newest first. */
export const usePatientMessages = (patient: string) =>
  useCursorList(["messages", "patient", patient], (cursor, signal) =>
    call(messagesRoutes.ofPatient, { params: { patient }, query: { cursor }, ...(signal && { signal }) }),
  );

/** One message with what it said. */
export const useMessage = (message: string) =>
  useQuery({
    queryKey: ["messages", "one", message],
    queryFn: ({ signal }) => call(messagesRoutes.read, { params: { message }, signal, notFound: "throw" }),
  });

/** Sends a failed message once more; the lists follow. */
export function useSendAgain() {
  const client = useQueryClient();
  return async ({ id }: PatientMessage) => {
    await call(messagesRoutes.sendAgain, { params: { message: id } });
    await client.invalidateQueries({ queryKey: ["messages"] });
  };
}
