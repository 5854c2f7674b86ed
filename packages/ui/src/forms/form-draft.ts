import { useCallback, useEffect, useRef, useState } from "react";
import { deepEqual } from "../drafts/deep-equal.ts";
import { DRAFT_DELAY, inTime } from "../drafts/device.ts";
import {
  draftsToTakeUp,
  looseKey,
  pageKey,
  prepareDraft,
  readDraft,
  removeDraft,
  saveDraft,
} from "../drafts/drafts.ts";
import { copyDraft, moveDraft } from "../drafts/move-draft.ts";
import { guardPage } from "../drafts/unsent-input.ts";

type Values = Record<string, unknown>;

/** The fields somebody changed: the others follow the record when the draft is brought back. */
const changed = <V extends Values>(values: V, stored: V) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !deepEqual(value, stored[name])));

type Left = { key: string; value: Values };

/** What an earlier look at the form left, or a page that ended. An older version of the product kept one for all pages. */
const leftBefore = async (key: string): Promise<Left | undefined> =>
  (await draftsToTakeUp<Values>(key)).at(-1) ?? readDraft<Values>(key);

/** Of another text than the one being typed: it waits for the next time the form is opened. */
async function setAside(key: string, found: Left, typed: Values | undefined) {
  const own = pageKey(key);
  if (found.key !== own) return;
  await copyDraft(found, looseKey(key));
  await (typed ? saveDraft(own, typed) : removeDraft(own));
}

/** All that this page's forms keep and forget, one after the other: one that opens again finds what it was left with. */
let turn: Promise<unknown> = Promise.resolve();
function inTurn(work: () => Promise<unknown>) {
  turn = turn.then(work).catch(() => undefined);
  return turn;
}
const keep = (key: string, typed: Values) => inTurn(() => saveDraft(pageKey(key), typed));

/** The value of the last drawing, for what runs later. */
function useLatest<T>(value: T) {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}

/** Does it after the delay, unless what it returns is called before. */
function later(work: () => unknown) {
  const timer = setTimeout(work, DRAFT_DELAY);
  return () => clearTimeout(timer);
}

/**
 * Hands over what an earlier visit left. The stored draft is read before it is overwritten. A slow device holds nothing up:
 * what it finds late is brought back then.
 */
function lookFor(key: string, take: (found: Left) => Promise<unknown>) {
  inTurn(async () => {
    let late = false;
    const look = leftBefore(key).then((found) => found && (late ? inTurn(() => take(found)) : take(found)));
    await inTime(look).catch(() => {
      late = true;
    });
  });
}

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
  const put = useLatest(restore);
  const now = useLatest({ dirty, typed: () => changed(values, stored) });
  useEffect(() => {
    if (!key) return;
    here.current = true;
    let current = true;
    const take = async (found: Left) => {
      // Another text is being typed already, for another patient perhaps: the two are not mixed.
      const { dirty: typing, typed } = now.current;
      if (typing || sent.current) return setAside(key, found, typing && !sent.current ? typed() : undefined);
      if (!current) return;
      put.current(found.value as Partial<V>);
      setRestored(true);
      await moveDraft(found, pageKey(key));
    };
    lookFor(key, take);
    return () => {
      current = false;
      here.current = false;
      if (now.current.dirty && !sent.current) keep(key, now.current.typed());
    };
  }, [key, put, now]);
  const text = key && dirty ? JSON.stringify(changed(values, stored)) : undefined;
  useEffect(() => {
    if (!key || text === undefined) return;
    sent.current = false;
    over.current = false;
    void prepareDraft(pageKey(key), JSON.parse(text));
    return later(() => !over.current && keep(key, JSON.parse(text) as Values));
  }, [key, text]);
  const keepUnsent = useCallback(() => {
    if (key && !sent.current) keep(key, now.current.typed());
    return turn;
  }, [key, now]);
  useEffect(() => (key && dirty ? guardPage(keepUnsent) : undefined), [key, dirty, keepUnsent]);
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
