import * as z from "zod";
import { id, language } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { CHANNEL_BLOCKS, MESSAGE_CHANNELS } from "../notifications/notifications.ts";
import { linkDelivery } from "./monitored-symptoms.ts";

const ofPatient = z.object({ patient: id("patient") });
const channel = z.enum(MESSAGE_CHANNELS);

/** The message with the patient's link as it would be sent now. Its texts do not hold the key. */
export const linkMessage = z.object({
  /** The patient's. */
  language,
  channels: z.array(
    z.object({
      channel,
      /** The patient's address, or empty. */
      to: z.string(),
      /** What keeps the message from the patient; null where nothing does. */
      blocked: z.enum(CHANNEL_BLOCKS).nullable(),
    }),
  ),
  email: z.object({ subject: z.string(), text: z.string() }),
  sms: z.object({ text: z.string() }),
});
export type LinkMessage = z.output<typeof linkMessage>;

/** Sending patients the link to their monitoring page. */
export const linkMessageRoutes = {
  previewLinkMessage: route({
    id: "monitoring.preview-link-message",
    method: "GET",
    path: "/patients/{patient}/monitoring-link/message",
    summary: "The message with the link as it would be sent, and which channels reach the patient",
    access: { who: "space", can: "monitoring.read" },
    params: ofPatient,
    response: linkMessage,
    errors: ["patient.not_found"],
    touches: { table: "read" },
    calls: 2,
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
      channels: z
        .array(channel)
        .min(1, { message: "required" })
        .transform((channels) => [...new Set(channels)]),
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
