import type { Campaign } from "@meridian/core/contracts/campaigns/campaigns";
import type { Tone } from "@meridian/ui/states/states";

/** The colour of a mail's state. */
export const STATE_TONES = {
  draft: "plain",
  scheduled: "blue",
  sending: "jade",
  paused: "amber",
  cancelled: "plain",
  sent: "green",
} as const satisfies Record<Campaign["state"], Tone>;
