import { useCallback, useEffect, useRef, useState } from "react";
import { DRAFT_DELAY, inTime } from "./device.ts";
import {
  type Draft,
  draftsToTakeUp,
  looseKey,
  oneAtATime,
  pageKey,
  prepareDraft,
  removeDraft,
  saveDraft,
} from "./drafts.ts";
import { copyDraft, moveDraft } from "./move-draft.ts";
import { guardPage } from "./unsent-input.ts";

/** What this page keeps of a form: what was typed last, the clock that writes it, what is being written, and the guard. */
type Kept<T> = {
  last: { value: T; baseVersion: number } | undefined;
  /** Whether something was typed here, be it sent or given up since. */
  isTouched: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  work: Promise<unknown>;
  release: (() => void) | undefined;
};

const nothingKept = <T>(): Kept<T> => ({
  last: undefined,
  isTouched: false,
  timer: undefined,
  release: undefined,
  work: Promise.resolve(),
});

/** Writes what was typed last, or forgets the draft where nothing is. */
function writeLast<T>(key: string, kept: Kept<T>) {
  clearTimeout(kept.timer);
  kept.timer = undefined;
  const { value, baseVersion } = kept.last ?? {};
  kept.work = kept.work.then(async () => {
    if (value === undefined) await removeDraft(pageKey(key));
    else await saveDraft(pageKey(key), value, { baseVersion: baseVersion ?? null });
  });
}

/** The page may be left without a question. */
function letGo<T>(kept: Kept<T>) {
  kept.release?.();
  kept.release = undefined;
}

/**
 * The draft of an earlier page, which is this page's from now on. Where something else is being typed already, that takes
 * the page's name, and the earlier one waits for the next time.
 */
async function takenUp<T>(key: string, kept: Kept<T>, isGone: () => boolean): Promise<Draft<T> | undefined> {
  const draft = (await draftsToTakeUp<T>(key)).at(-1);
  if (!draft || isGone()) return undefined;
  if (!kept.isTouched) {
    await moveDraft(draft, pageKey(key));
    return draft;
  }
  if (draft.key === pageKey(key)) await copyDraft(draft, looseKey(key));
  return undefined;
}

/**
 * What is typed in a form that is sent by hand: kept on this device until it is sent or given up, and found again where
 * the page ended. The browser asks before the page is left, unless `asks` is false. `keep` after every change; `drop` when
 * it is given up, whose answer takes that back; `sent` when the server has it, which ends once this device has forgotten it.
 */
export function useStoredForm<T>(key: string, enabled: boolean, { asks = true } = {}) {
  const [found, setFound] = useState<Draft<T>>();
  const kept = useRef(nothingKept<T>());

  const write = useCallback(() => writeLast(key, kept.current), [key]);

  const hold = useCallback(() => {
    if (!asks) return;
    kept.current.release ??= guardPage(async () => {
      if (kept.current.timer !== undefined) write();
      await kept.current.work;
    });
  }, [write, asks]);

  useEffect(() => {
    if (!enabled) return;
    let gone = false;
    const look = oneAtATime(async () => {
      const draft = await takenUp(key, kept.current, () => gone);
      if (!draft) return;
      hold();
      setFound(draft);
    });
    // What is typed is kept without waiting for a slow device; what that finds later is shown then.
    kept.current.work = inTime(look).catch(() => undefined);
    const leave = () => kept.current.timer !== undefined && write();
    window.addEventListener("pagehide", leave);
    return () => {
      gone = true;
      window.removeEventListener("pagehide", leave);
      leave();
      letGo(kept.current);
    };
  }, [key, enabled, write, hold]);

  const keep = useCallback(
    (value: T, baseVersion: number) => {
      Object.assign(kept.current, { last: { value, baseVersion }, isTouched: true });
      hold();
      if (asks) void prepareDraft(pageKey(key), value, { baseVersion });
      kept.current.timer ??= setTimeout(write, DRAFT_DELAY);
    },
    [write, hold, asks, key],
  );
  const drop = useCallback(() => {
    const given = kept.current.last ?? found;
    kept.current.last = undefined;
    write();
    // The page may be left once the draft is removed, unless something else was typed meanwhile.
    void kept.current.work.then(() => !kept.current.last && letGo(kept.current));
    setFound(undefined);
    return () => {
      if (!given) return;
      keep(given.value, given.baseVersion ?? 0);
      setFound({ key: pageKey(key), at: new Date().toISOString(), ...given });
    };
  }, [found, keep, key, write]);

  const sent = useCallback(async () => {
    kept.current.last = undefined;
    write();
    await kept.current.work;
    letGo(kept.current);
    setFound(undefined);
  }, [write]);

  return { found, keep, drop, sent };
}
