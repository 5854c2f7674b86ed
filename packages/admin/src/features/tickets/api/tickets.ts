import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import type { RequestOf } from "@meridian/core/contracts/kernel/route";
import type { SupportTicket, TicketRow } from "@meridian/core/contracts/support/ticket-inbox";
import { call } from "@meridian/ui/api/client";
import { useCursorList } from "@meridian/ui/table/cursor-list";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { nextFilledPage } from "../../../reading/next-filled-page.ts";

const LIST = "tickets";
const keyOf = (ticket: string) => ["ticket", ticket] as const;

export type TicketsFilter = {
  search: string;
  state: TicketRow["state"] | undefined;
  topic: TicketRow["topic"] | undefined;
};

/** The inbox, the ticket that changed last first. */
export const useTickets = ({ search, state, topic }: TicketsFilter) =>
  useCursorList([LIST, search, state, topic], (from, signal) =>
    nextFilledPage(
      (cursor) =>
        call(backofficeRoutes.listTickets, {
          query: {
            ...(search && { search }),
            ...(state && { state }),
            ...(topic && { topic }),
            ...(cursor && { cursor }),
          },
          ...(signal && { signal }),
        }),
      from,
    ),
  );

export const useTicket = (ticket: string) =>
  useQuery({
    queryKey: keyOf(ticket),
    queryFn: async ({ signal }) =>
      (await call(backofficeRoutes.getTicket, { params: { ticket }, signal })).ticket,
  });

type AnswerFields = Omit<RequestOf<typeof backofficeRoutes.answerTicket>["body"], "version">;

/** What an administrator does with a ticket, based on the version that was read. */
export function useTicketActions({ id, version }: SupportTicket) {
  const client = useQueryClient();
  const params = { ticket: id };
  const stored = async (work: Promise<{ ticket: SupportTicket }>) => {
    try {
      client.setQueryData(keyOf(id), (await work).ticket);
    } catch (error) {
      // After 409 the next try is based on the current version.
      await client.invalidateQueries({ queryKey: keyOf(id) });
      throw error;
    } finally {
      void client.invalidateQueries({ queryKey: [LIST] });
    }
  };
  return {
    answer: (fields: AnswerFields) =>
      stored(
        call(backofficeRoutes.answerTicket, { params, body: { ...fields, version }, notFound: "throw" }),
      ),
    note: (text: string) =>
      stored(call(backofficeRoutes.noteTicket, { params, body: { text, version }, notFound: "throw" })),
    setState: (state: SupportTicket["state"]) =>
      stored(call(backofficeRoutes.setTicketState, { params, body: { state, version }, notFound: "throw" })),
  };
}
