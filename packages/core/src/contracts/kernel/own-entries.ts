import * as z from "zod";

/** The owner of a catalogue entry. All null, false or empty for an entry of the system. */
export const ownership = z.object({
  user_id: z.string().nullable(),
  /** The owner's name when they last saved the entry. */
  user_name: z.string(),
  /** Visible to the owner's colleagues; a provider's entry to every clinic. */
  shared: z.boolean(),
  /** The provider who lists it; empty for a clinic's own entry. */
  company: z.string(),
  version: z.int().min(1).nullable(),
});
export type Ownership = z.output<typeof ownership>;

/** The owner of an entry that a user certainly made. */
export const owned = ownership.extend({ user_id: z.string(), version: z.int().min(1) });
export type Owned = z.output<typeof owned>;

/** The largest number of own entries of one kind per user. */
export const MAX_OWN_ENTRIES = 300;
