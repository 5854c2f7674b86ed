import type { DraftKeys } from "../drafts/drafts.ts";

/** What a session says of a user's keys: `draft_key` (base64 of 32 bytes) is the current one. */
export const draftKeys = (draft_key: string, more: Partial<DraftKeys> = {}): DraftKeys => ({
  draft_key,
  draft_key_id: "key-1",
  other_draft_keys: [],
  ...more,
});
