import * as z from "zod";
import { instant, language } from "../kernel/primitives.ts";
import { CHANNEL_BLOCKS, MESSAGE_CHANNELS, MESSAGE_REASONS, MESSAGE_STATUSES } from "./notifications.ts";

/** A message that carried a patient's link. */
export const linkDelivery = z.object({
  message: z.string(),
  channel: z.enum(MESSAGE_CHANNELS),
  to: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  reason: z.enum(MESSAGE_REASONS).nullable(),
  created_at: instant,
  settled_at: instant.nullable(),
});
export type LinkDelivery = z.output<typeof linkDelivery>;

/** The message with a patient's link as it would be sent now. Its texts do not hold the key. */
export const linkMessage = z.object({
  /** The patient's. */
  language,
  channels: z.array(
    z.object({
      channel: z.enum(MESSAGE_CHANNELS),
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

/** The ways a link is sent, each once. */
export const linkChannels = z
  .array(z.enum(MESSAGE_CHANNELS))
  .min(1, { message: "required" })
  .transform((channels) => [...new Set(channels)]);
