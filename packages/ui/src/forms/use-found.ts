import { isGuessed } from "@meridian/core/text/near-spelling";
import { useEffect, useRef, useState } from "react";
import type { FoundItem } from "./listbox.tsx";

export type Pick = FoundItem & {
  run: () => void;
  /** Starts something new with the typed words: the first press of an arrow key never leads to it past what was found. */
  creates?: boolean;
};

/** Picks made of what a search guessed, marked as such; for lists that are put together of several. */
export const marked = (found: Pick[]): Pick[] =>
  isGuessed(found) ? Array.from(found, (pick) => ({ ...pick, guess: true })) : found;

/** Several searches in one list: what answers first, then what was guessed. */
export function together(...lists: Pick[][]): Pick[] {
  const all = lists.flatMap(marked);
  return [...all.filter(({ guess }) => !guess), ...all.filter(({ guess }) => guess)];
}

export type Search = {
  find: (text: string, signal: AbortSignal) => Promise<Pick[]>;
  /** Characters before something is looked for. */
  least?: number | undefined;
  /** What is searched, where it may arrive or change while somebody types: the same words are then looked for again. */
  among?: unknown;
  /** Milliseconds of silence before something is looked for; none where nothing has to be asked for. */
  pause?: number | undefined;
};

/** Milliseconds of silence before something is looked for. */
const PAUSE = 160;

/** How long an Enter waits for the answer to what was typed before it, milliseconds. */
const PATIENCE = 2000;

type Found = { for: string; items: Pick[]; failed?: boolean };

/** What a search answered to what is typed: asked after a pause, the last one wins. `pending` until it answered. */
export function useFound({ find, among, least = 2, pause = PAUSE }: Search, typed: string) {
  const [found, setFound] = useState<Found>({ for: "", items: [] });
  const finder = useRef(find);
  finder.current = find;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `among` says when the same words find something else
  useEffect(() => {
    const text = typed.trim();
    if (text.length < least) {
      setFound({ for: "", items: [] });
      return;
    }
    const control = new AbortController();
    const waiting = setTimeout(() => {
      finder.current(text, control.signal).then(
        (items) => {
          if (!control.signal.aborted) setFound({ for: text, items: marked(items) });
        },
        () => {
          if (!control.signal.aborted) setFound({ for: text, items: [], failed: true });
        },
      );
    }, pause);
    return () => {
      clearTimeout(waiting);
      control.abort();
    };
  }, [typed, among, least, pause]);
  const text = typed.trim();
  return { ...found, pending: text.length >= least && found.for !== text };
}

/**
 * Handles Enter pressed before the search answered: takes the first result when it arrives, or calls `otherwise` if
 * there is none or none in time. With `sureOnly` it waits as long as the search does, and takes only what is `sure`.
 * Call `press` on Enter, and `forget` when typing continues.
 */
export function useEarlyEnter(
  found: Found & { pending: boolean },
  take: (first: Pick) => void,
  otherwise: () => void,
  sureOnly = false,
) {
  const [waiting, setWaiting] = useState(false);
  const act = useRef({ take, otherwise });
  act.current = { take, otherwise };
  const { pending, items } = found;
  useEffect(() => {
    if (!waiting) return;
    const end = () => {
      setWaiting(false);
      const first = pending ? undefined : sureOnly ? items.find(({ sure }) => sure) : items[0];
      if (first?.guess) return;
      if (first) act.current.take(first);
      else act.current.otherwise();
    };
    if (!pending) return end();
    if (sureOnly) return;
    const patience = setTimeout(end, PATIENCE);
    return () => clearTimeout(patience);
  }, [waiting, pending, items, sureOnly]);
  return { waiting, press: () => setWaiting(true), forget: () => setWaiting(false) };
}
