import { useEffect, useRef, useState } from "react";
import { deepEqual } from "../drafts/deep-equal.ts";
import { draftsToTakeUp, looseKey, pageKey, readDraft, removeDraft, saveDraft } from "../drafts/drafts.ts";
import { guardPage } from "../drafts/unsent-input.ts";

type Values = Record<string, unknown>;

/** Milliseconds between a keystroke and its draft. */
const DRAFT_DELAY = 400;

/** The fields somebody changed: the others follow the record when the draft is brought back. */
const changed = <V extends Values>(values: V, stored: V) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !deepEqual(value, stored[name])));

/** What an earlier look at the form left, or a page that ended; from now on it is this page's. */
async function leftBefore(key: string) {
  const own = pageKey(key);
  // An older version of the product kept one for all pages.
  const found = (await draftsToTakeUp<Values>(key)).at(-1) ?? (await readDraft<Values>(key));
  if (!found || found.key === own) return found;
  await saveDraft(own, found.value);
  await removeDraft(found.key);
  return found;
}

/** Of another text than the one being typed: it waits for the next time the form is opened. */
async function setAside(key: string, value: Values) {
  await saveDraft(looseKey(key), value);
  await removeDraft(pageKey(key));
}

/** All that this page's forms keep and forget, one after the other: one that opens again finds what it was left with. */
let turn: Promise<unknown> = Promise.resolve();
function inTurn(work: () => Promise<unknown>) {
  turn = turn.then(work).catch(() => undefined);
  return turn;
}
const keep = (key: string, typed: Values) => inTurn(() => saveDraft(pageKey(key), typed));

/** Brings back what an earlier visit left unsent, and keeps what is typed now. */
export function useFormDraft<V extends Values>(
  key: string | undefined,
  { values, stored, dirty }: { values: V; stored: V; dirty: boolean },
  restore: (values: Partial<V>) => void,
) {
  const [restored, setRestored] = useState(false);
  /** It is being sent, or was: leaving the screen then is no reason to keep it. */
  const sent = useRef(false);
  /** It was taken, or given up: a clock that was set before keeps nothing any more. */
  const over = useRef(false);
  const here = useRef(false);
  const put = useRef(restore);
  put.current = restore;
  const now = useRef({ dirty, typed: () => changed(values, stored) });
  now.current = { dirty, typed: () => changed(values, stored) };
  useEffect(() => {
    if (!key) return;
    here.current = true;
    let current = true;
    // The stored draft is read before it is overwritten.
    inTurn(async () => {
      const found = await leftBefore(key);
      if (!found) return;
      // Another text is being typed already, for another patient perhaps: the two are not mixed.
      if (now.current.dirty || sent.current) return setAside(key, found.value);
      if (!current) return;
      put.current(found.value as Partial<V>);
      setRestored(true);
    });
    return () => {
      current = false;
      here.current = false;
      if (now.current.dirty && !sent.current) keep(key, now.current.typed());
    };
  }, [key]);
  const text = key && dirty ? JSON.stringify(changed(values, stored)) : undefined;
  useEffect(() => {
    if (!key || text === undefined) return;
    sent.current = false;
    over.current = false;
    const timer = setTimeout(() => !over.current && keep(key, JSON.parse(text) as Values), DRAFT_DELAY);
    return () => clearTimeout(timer);
  }, [key, text]);
  useEffect(() => {
    if (!key || !dirty) return;
    return guardPage(async () => {
      if (!sent.current) keep(key, now.current.typed());
      await turn;
    });
  }, [key, dirty]);
  const forget = async () => {
    sent.current = true;
    over.current = true;
    setRestored(false);
    if (key) await inTurn(() => removeDraft(pageKey(key)));
  };
  return {
    restored,
    forget,
    sending: () => {
      sent.current = true;
    },
    /** What was typed after it was sent is what is kept from now on. */
    keepLater: async (typed: V, stored: V) => {
      sent.current = false;
      setRestored(false);
      if (key) await keep(key, changed(typed, stored));
    },
    /** It was not taken: what is typed is kept again, also where its screen was left meanwhile. */
    refused: () => {
      sent.current = false;
      if (key && !here.current && now.current.dirty) keep(key, now.current.typed());
    },
  };
}
