import * as z from "zod";
import { id } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { linkChannels, linkDelivery, linkMessage } from "../notifications/link-delivery.ts";

const ofPatient = z.object({ patient: id("patient") });

/** The message with the link, and the one that reminds of a symptom, both without the key. */
export const monitoringMessages = linkMessage.extend({
  reminder: linkMessage.pick({ email: true, sms: true }),
});
export type MonitoringMessages = z.output<typeof monitoringMessages>;

/** Sending patients the link to their monitoring page. */
export const linkMessageRoutes = {
  previewLinkMessage: route({
    id: "monitoring.preview-link-message",
    method: "GET",
    path: "/patients/{patient}/monitoring-link/message",
    summary:
      "The message with the link and a reminder as they would be sent, and which channels reach the patient",
    access: { who: "space", can: "monitoring.read" },
    params: ofPatient,
    response: monitoringMessages,
    errors: ["patient.not_found"],
    touches: { table: "read" },
    // Two, and three for the published wording where the container does not know it.
    calls: 5,
  }),
  sendLink: route({
    id: "monitoring.send-link",
    method: "POST",
    path: "/patients/{patient}/monitoring-link/messages",
    summary:
      "Sends the patient the link by e-mail or text message; a new one with `replace` or where none works",
    access: { who: "space", can: "monitoring.write" },
    params: ofPatient,
    body: z.object({
      channels: linkChannels,
      /** Makes a new link; the earlier one stops working at once. */
      replace: z.boolean().default(false),
    }),
    status: 201,
    /** Without the link itself, because the answer is kept for a repeated request. */
    response: z.object({ messages: z.array(linkDelivery) }),
    errors: ["patient.not_found", "message.no_channel", "throttled"],
    touches: { table: "write", secret: true },
    calls: 4,
    idempotent: true,
  }),
} as const;
