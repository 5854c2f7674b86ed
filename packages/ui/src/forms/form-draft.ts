import { useCallback, useEffect, useRef, useState } from "react";
import { readDraft, removeDraft, saveDraft } from "../drafts/drafts.ts";
import { same } from "../drafts/same.ts";
import { holdPage } from "../drafts/unsent.ts";

type Values = Record<string, unknown>;

/** Milliseconds between a keystroke and its draft. */
const DRAFT_DELAY = 400;

/** Where an earlier draft waits while something else is typed in its form already. */
const earlier = (key: string) => `${key}@earlier`;

/** The fields somebody changed: the others follow the record when the draft is brought back. */
const changed = <V extends Values>(values: V, standing: V) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(value, standing[name])));

/** What an earlier visit left, to be written under the form's own name from now on. */
async function leftBefore(key: string) {
  const found = await readDraft<Values>(key);
  if (found) return found;
  const older = await readDraft<Values>(earlier(key));
  if (!older) return undefined;
  await saveDraft(key, older.value);
  await removeDraft(earlier(key));
  return older;
}

/** Brings back what an earlier visit left unsent, and keeps what is typed now. */
export function useFormDraft<V extends Values>(
  key: string | undefined,
  { values, standing, dirty }: { values: V; standing: V; dirty: boolean },
  restore: (values: Partial<V>) => void,
) {
  const [restored, setRestored] = useState(false);
  /** It is being sent, or was: leaving the screen then is no reason to keep it. */
  const sent = useRef(false);
  /** It was taken, or given up: a clock that was set before keeps nothing any more. */
  const over = useRef(false);
  const here = useRef(false);
  /** What is being kept; forgetting comes after it. */
  const keeping = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = useCallback((work: () => Promise<unknown>) => {
    keeping.current = keeping.current.then(work).catch(() => undefined);
  }, []);
  const keep = useCallback((name: string, typed: Values) => inTurn(() => saveDraft(name, typed)), [inTurn]);
  const put = useRef(restore);
  put.current = restore;
  const now = useRef({ dirty, typed: () => changed(values, standing) });
  now.current = { dirty, typed: () => changed(values, standing) };
  useEffect(() => {
    if (!key) return;
    here.current = true;
    let current = true;
    // What lies there is looked at before it is written over.
    inTurn(async () => {
      const found = await leftBefore(key);
      if (!found) return;
      // Another text is being typed already, for another patient perhaps: the two are not mixed.
      if (now.current.dirty || sent.current) return saveDraft(earlier(key), found.value);
      if (!current) return;
      put.current(found.value as Partial<V>);
      setRestored(true);
    });
    return () => {
      current = false;
      here.current = false;
      if (now.current.dirty && !sent.current) keep(key, now.current.typed());
    };
  }, [key, keep, inTurn]);
  const text = key && dirty ? JSON.stringify(changed(values, standing)) : undefined;
  useEffect(() => {
    if (!key || text === undefined) return;
    sent.current = false;
    over.current = false;
    const timer = setTimeout(() => !over.current && keep(key, JSON.parse(text) as Values), DRAFT_DELAY);
    return () => clearTimeout(timer);
  }, [key, text, keep]);
  useEffect(() => {
    if (!key || !dirty) return;
    return holdPage(async () => {
      if (!sent.current) keep(key, now.current.typed());
      await keeping.current;
    });
  }, [key, dirty, keep]);
  const forget = async () => {
    sent.current = true;
    over.current = true;
    setRestored(false);
    await keeping.current;
    if (key) await removeDraft(key);
  };
  return {
    restored,
    forget,
    sending: () => {
      sent.current = true;
    },
    /** What was typed after it was sent is what is kept from now on. */
    keepLater: async (typed: V, stands: V) => {
      sent.current = false;
      setRestored(false);
      if (key) keep(key, changed(typed, stands));
      await keeping.current;
    },
    /** It was not taken: what is typed is kept again, also where its screen was left meanwhile. */
    refused: () => {
      sent.current = false;
      if (key && !here.current && now.current.dirty) keep(key, now.current.typed());
    },
  };
}
