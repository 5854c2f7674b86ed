import * as z from "zod";

/** Whose an entry of a catalogue is. All null, false or empty where it is the system's. */
export const ownership = z.object({
  user_id: z.string().nullable(),
  /** As its owner was called when last saving it. */
  user_name: z.string(),
  /** Seen by the owner's colleagues; a provider's, by every clinic. */
  shared: z.boolean(),
  /** The provider who lists it; empty for a clinic's own. */
  company: z.string(),
  version: z.int().min(1).nullable(),
});
export type Ownership = z.output<typeof ownership>;

/** The same where somebody made it for certain. */
export const owned = ownership.extend({ user_id: z.string(), version: z.int().min(1) });
export type Owned = z.output<typeof owned>;

/** The most own entries of one kind that a user keeps. */
export const MAX_OWN_ENTRIES = 300;
