import { type Draft, removeDraft, saveDraft } from "./drafts.ts";

type Movable<T> = Pick<Draft<T>, "key" | "value"> & Partial<Pick<Draft<T>, "baseVersion" | "edits">>;

/** Stores a draft under another key as well. */
export const copyDraft = <T>({ value, baseVersion = null, edits = [] }: Movable<T>, to: string) =>
  saveDraft(to, value, { baseVersion, edits });

/** Stores a draft under another key instead of its own. */
export async function moveDraft<T>(draft: Movable<T>, to: string) {
  if (draft.key === to) return;
  await copyDraft(draft, to);
  await removeDraft(draft.key);
}
