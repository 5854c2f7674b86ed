import { TextInput } from "@mantine/core";
import { isGuessed } from "@meridian/core/text/near-spelling";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type FoundItem, Listbox, listedBy } from "./listbox.tsx";
import classes from "./search-pick.module.css";

export type Pick = FoundItem & { run: () => void };

/** Picks made of what a search guessed, marked as such; for lists that are put together of several. */
export const marked = (found: Pick[]): Pick[] =>
  isGuessed(found) ? Array.from(found, (pick) => ({ ...pick, guess: true })) : found;

/** Several searches in one list: what answers first, then what was guessed. */
export function together(...lists: Pick[][]): Pick[] {
  const all = lists.flatMap(marked);
  return [...all.filter(({ guess }) => !guess), ...all.filter(({ guess }) => guess)];
}

type SearchPickProps = {
  id?: string;
  label: ReactNode;
  help?: ReactNode;
  placeholder?: string;
  error?: string | undefined;
  autoFocus?: boolean;
  disabled?: boolean;
  /** Characters before something is looked for. */
  least?: number;
  /** Milliseconds of silence before something is looked for; none where nothing has to be asked for. */
  pause?: number;
  find: (text: string, signal: AbortSignal) => Promise<Pick[]>;
  /** The same where everything is at hand: an Enter that comes before `find` takes its own words, however fast one types. */
  findNow?: ((text: string) => Pick[]) | undefined;
  /** Said below the field when nothing was found. */
  nothing: string;
  failed: string;
};

/** Milliseconds of silence before something is looked for. */
const PAUSE = 160;

/** How long an Enter waits for the answer to what was typed before it, milliseconds. */
const PATIENCE = 2000;

type Found = { for: string; items: Pick[]; failed?: boolean };

/** What a search answered to what is typed: asked after a pause, the last one wins. `pending` until it answered. */
export function useFound({ find, least = 2, pause = PAUSE }: Search, typed: string) {
  const [found, setFound] = useState<Found>({ for: "", items: [] });
  const finder = useRef(find);
  finder.current = find;
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
  }, [typed, least, pause]);
  const text = typed.trim();
  return { ...found, pending: text.length >= least && found.for !== text };
}

/**
 * Handles Enter pressed before the search answered: takes the first result when it arrives, or calls `otherwise` if
 * there is none or none in time. Call `press` on Enter, and `forget` when typing continues.
 */
export function useEarlyEnter(
  found: Found & { pending: boolean },
  take: (first: Pick) => void,
  otherwise: () => void,
) {
  const [waiting, setWaiting] = useState(false);
  const act = useRef({ take, otherwise });
  act.current = { take, otherwise };
  const { pending, items } = found;
  useEffect(() => {
    if (!waiting) return;
    const end = () => {
      setWaiting(false);
      const first = pending ? undefined : items[0];
      if (first?.guess) return;
      if (first) act.current.take(first);
      else act.current.otherwise();
    };
    if (!pending) return end();
    const patience = setTimeout(end, PATIENCE);
    return () => clearTimeout(patience);
  }, [waiting, pending, items]);
  return { waiting, press: () => setWaiting(true), forget: () => setWaiting(false) };
}
type Search = {
  find: SearchPickProps["find"];
  least?: number | undefined;
  pause?: number | undefined;
};

/** Nothing is marked: the first of the list is a guess, which an Enter does not take before it was looked at. */
const NONE = -1;

/**
 * A field that looks while one types: arrows move, Enter takes, Esc closes the list and keeps the text. What is only near
 * the words typed is offered as "did you mean": the first Enter marks it, the second takes it.
 */
export function SearchPick(props: SearchPickProps) {
  const { label, help, placeholder, error, autoFocus, disabled, nothing, failed } = props;
  const { t } = useTranslation("ui");
  const own = useId();
  const id = props.id ?? own;
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(NONE);
  const found = useFound({ find: props.find, least: props.least, pause: props.pause }, typed);
  const shown = open && found.for !== "" && found.for === typed.trim();
  const guessed = shown && found.items[0]?.guess === true;
  const chosen = at === NONE && !guessed ? 0 : Math.min(at, found.items.length - 1);
  const take = (item: Pick | undefined) => {
    if (!item) return;
    setTyped("");
    setOpen(false);
    item.run();
  };
  const [missed, setMissed] = useState<{ text: string; why: string }>();
  const takeEarly = (item: Pick) => {
    // What was typed while it was waited for stays.
    setTyped((now) => (now.startsWith(found.for) ? now.slice(found.for.length).trimStart() : now));
    setOpen(false);
    item.run();
  };
  const early = useEarlyEnter(found, takeEarly, () => undefined);
  const soon = () => {
    const text = typed.trim();
    const [first] = marked(props.findNow?.(text) ?? []);
    // The list that is about to open asks.
    if (first?.guess) return setOpen(true);
    if (first) return take(first);
    if (props.findNow || props.pause !== 0) return early.press();
    // What is searched in is on its way: the words wait for it in their order, and the field is free for the next.
    setTyped("");
    setMissed(undefined);
    props.find(text, new AbortController().signal).then(
      (picks) => {
        const [first] = marked(picks);
        // Text typed since is kept; the suggested words are shown so that they can be edited.
        if (first?.guess) setTyped((now) => (now === "" ? text : now));
        if (first?.guess) setMissed({ text, why: nothing });
        else if (first) first.run();
        else setMissed({ text, why: nothing });
      },
      () => setMissed({ text, why: failed }),
    );
  };
  const onKey = (event: KeyboardEvent) => {
    // What is typed here is not done with: an Enter that found nothing must not lead away from it.
    const enter = event.key === "Enter" && typed.trim() !== "" && !event.nativeEvent.isComposing;
    if (!shown && !enter) return;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (enter && found.pending) soon();
    else if (!shown) setOpen(true);
    else if (move) setAt(Math.max(0, Math.min(found.items.length - 1, chosen + move)));
    else if (enter && chosen === NONE) setAt(0);
    else if (enter) take(found.items[chosen]);
    else if (event.key === "Escape") setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={classes.pick}>
      <TextInput
        id={id}
        label={label}
        description={help}
        placeholder={placeholder}
        error={error}
        autoFocus={autoFocus}
        disabled={disabled}
        autoComplete="off"
        role="combobox"
        aria-expanded={shown && found.items.length > 0}
        aria-autocomplete="list"
        {...listedBy(id, shown && found.items.length > 0, chosen)}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setMissed(undefined);
          setOpen(true);
          setAt(NONE);
          early.forget();
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKey}
      />
      {guessed && (
        <p className={classes.guess} role="status">
          {t("didYouMean", { text: found.for })}
        </p>
      )}
      {shown && found.items.length > 0 && (
        <Listbox
          id={id}
          label={typeof label === "string" ? label : undefined}
          items={found.items}
          at={chosen}
          onTake={(index) => take(found.items[index])}
          onMark={setAt}
        />
      )}
      {missed && (
        <p className={classes.nothing} role="status">
          {missed.why}: {missed.text}
        </p>
      )}
      {shown && found.items.length === 0 && (
        <p className={classes.nothing} role="status">
          {found.failed ? failed : nothing}
        </p>
      )}
    </div>
  );
}
