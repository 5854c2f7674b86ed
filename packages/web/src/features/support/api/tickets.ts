import type { RequestOf } from "@meridian/core/contracts/kernel/route";
import { supportRoutes } from "@meridian/core/contracts/support/support";
import { call } from "@meridian/ui/api/client";
import { ApiError } from "@meridian/ui/api/errors";
import { sendFile } from "@meridian/ui/api/put-file";
import { decodePicture, resizedJpeg } from "@meridian/ui/pictures/decode-picture";
import { useCursorList } from "@meridian/ui/table/cursor-list";
import { useQuery, useQueryClient } from "@tanstack/react-query";

const LIST = "support-tickets";
const keyOf = (ticket: string) => ["support-ticket", ticket] as const;

/** The longest side and the quality of a picture that is sent: a whole screen stays readable. */
const SIDE = 2000;
const QUALITY = 0.85;

/** The user's own tickets, newest first. */
export const useTickets = () =>
  useCursorList([LIST], (cursor, signal) =>
    call(supportRoutes.listTickets, {
      query: { limit: 10, ...(cursor && { cursor }) },
      ...(signal && { signal }),
    }),
  );

/** One of the user's own tickets with its answers. */
export const useTicket = (ticket: string, enabled: boolean) =>
  useQuery({
    queryKey: keyOf(ticket),
    queryFn: async ({ signal }) =>
      (await call(supportRoutes.getTicket, { params: { ticket }, signal, notFound: "throw" })).ticket,
    enabled,
  });

/** Uploads a picture, made smaller, and answers the name to send with the message. */
async function uploadScreenshot(file: File): Promise<string> {
  if (!["image/png", "image/jpeg"].includes(file.type))
    throw new ApiError(400, { code: "input.invalid", fields: { screenshot: "file.type" } });
  const picture = await resizedJpeg(await decodePicture(file, false), SIDE, QUALITY);
  const { screenshot, upload } = await call(supportRoutes.uploadScreenshot, {
    body: { content_type: "image/jpeg", size: picture.size },
  });
  await sendFile(upload, picture);
  return screenshot;
}

type NewTicket = Omit<RequestOf<typeof supportRoutes.createTicket>["body"], "screenshot">;

export function useTicketActions() {
  const client = useQueryClient();
  return {
    send: async ({ screenshot, ...body }: NewTicket & { screenshot: File | null }) => {
      const name = screenshot && (await uploadScreenshot(screenshot));
      const { ticket } = await call(supportRoutes.createTicket, { body: { ...body, screenshot: name } });
      client.setQueryData(keyOf(ticket.id), ticket);
      void client.invalidateQueries({ queryKey: [LIST] });
      return ticket;
    },
    reply: async (id: string, { text, screenshot }: { text: string; screenshot: File | null }) => {
      const name = screenshot && (await uploadScreenshot(screenshot));
      const { ticket } = await call(supportRoutes.replyToTicket, {
        params: { ticket: id },
        body: { text, screenshot: name },
        notFound: "throw",
      });
      client.setQueryData(keyOf(id), ticket);
      void client.invalidateQueries({ queryKey: [LIST] });
    },
  };
}
