import { useCallback, useEffect, useRef, useState } from "react";
import { DRAFT_DELAY } from "./autosave.ts";
import { inTime } from "./device.ts";
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
import { guardPage } from "./unsent-input.ts";

/**
 * What is typed in a form that is sent by hand: kept on this device until it is sent or given up, and found again where
 * the page ended. The browser asks before the page is left, unless `asks` is false. `keep` after every change; `drop` when it is given up, whose answer takes that back; `sent` when the
 * server has it, which ends once this device has forgotten it.
 */
export function useStoredForm<T>(key: string, enabled: boolean, { asks = true } = {}) {
  const [found, setFound] = useState<Draft<T>>();
  const last = useRef<{ value: T; baseVersion: number } | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const work = useRef<Promise<unknown>>(Promise.resolve());
  const release = useRef<(() => void) | undefined>(undefined);
  const touched = useRef(false);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { value, baseVersion } = last.current ?? {};
    work.current = work.current.then(async () => {
      if (value === undefined) await removeDraft(pageKey(key));
      else await saveDraft(pageKey(key), value, { baseVersion: baseVersion ?? null });
    });
  }, [key]);

  const hold = useCallback(() => {
    if (!asks) return;
    release.current ??= guardPage(async () => {
      if (timer.current !== undefined) write();
      await work.current;
    });
  }, [write, asks]);

  useEffect(() => {
    if (!enabled) return;
    let gone = false;
    const look = oneAtATime(async () => {
      const draft = (await draftsToTakeUp<T>(key)).at(-1);
      if (!draft || gone) return;
      if (touched.current) {
        // Something else is being typed already, which takes the page's name: this one waits for the next time.
        if (draft.key === pageKey(key))
          await saveDraft(looseKey(key), draft.value, { baseVersion: draft.baseVersion });
        return;
      }
      if (draft.key !== pageKey(key)) {
        await saveDraft(pageKey(key), draft.value, { baseVersion: draft.baseVersion });
        await removeDraft(draft.key);
      }
      hold();
      setFound(draft);
    });
    // What is typed is kept without waiting for a slow device; what that finds later is shown then.
    work.current = inTime(look).catch(() => undefined);
    const leave = () => timer.current !== undefined && write();
    window.addEventListener("pagehide", leave);
    return () => {
      gone = true;
      window.removeEventListener("pagehide", leave);
      leave();
      release.current = void release.current?.();
    };
  }, [key, enabled, write, hold]);

  const keep = useCallback(
    (value: T, baseVersion: number) => {
      last.current = { value, baseVersion };
      touched.current = true;
      hold();
      if (asks) void prepareDraft(pageKey(key), value, { baseVersion });
      timer.current ??= setTimeout(write, DRAFT_DELAY);
    },
    [write, hold, asks, key],
  );
  const drop = useCallback(() => {
    const given = last.current ?? found;
    last.current = undefined;
    write();
    // The page may be left once the draft is removed, unless something else was typed meanwhile.
    void work.current.then(() => {
      if (!last.current) release.current = void release.current?.();
    });
    setFound(undefined);
    return () => {
      if (!given) return;
      keep(given.value, given.baseVersion ?? 0);
      setFound({ key: pageKey(key), at: new Date().toISOString(), ...given });
    };
  }, [found, keep, key, write]);

  const sent = useCallback(async () => {
    last.current = undefined;
    write();
    await work.current;
    release.current = void release.current?.();
    setFound(undefined);
  }, [write]);

  return { found, keep, drop, sent };
}
