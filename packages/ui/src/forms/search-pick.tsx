import { TextInput } from "@mantine/core";
import {
  type Dispatch,
  type KeyboardEvent,
  type ReactNode,
  type SetStateAction,
  useId,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { Announced } from "../states/announced.tsx";
import { Listbox, listedBy } from "./listbox.tsx";
import classes from "./search-pick.module.css";
import { marked, type Pick, type Search, useEarlyEnter, useFound } from "./use-found.ts";

type SearchPickProps = Search & {
  id?: string;
  label: ReactNode;
  help?: ReactNode;
  placeholder?: string;
  error?: string | undefined;
  autoFocus?: boolean;
  disabled?: boolean;
  /** The same where everything is at hand: an Enter that comes before `find` takes its own words, however fast one types. */
  findNow?: ((text: string) => Pick[]) | undefined;
  /**
   * Where a wrong choice does harm: nothing is highlighted at first, so that an arrow key goes to the first pick, and an
   * Enter takes what is `sure` and otherwise highlights the first. An Enter before the answer waits for it.
   */
  careful?: boolean;
  /** Said below the field when nothing was found. */
  nothing: string;
  failed: string;
};

/** Nothing is highlighted. */
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
  const { typed, type, found, shown, guessed, chosen, ...list } = useSearchPick(props);
  const listed = shown && found.items.length > 0;
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
        aria-expanded={listed}
        aria-autocomplete="list"
        {...listedBy(id, listed, chosen)}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={() => list.setOpen(true)}
        onBlur={() => list.setOpen(false)}
        onKeyDown={list.onKey}
      />
      <Announced>
        {guessed && <p className={classes.closest}>{t("didYouMean", { text: found.for })}</p>}
      </Announced>
      {listed && (
        <Listbox
          id={id}
          label={typeof label === "string" ? label : undefined}
          items={found.items}
          at={chosen}
          onTake={(index) => list.take(found.items[index])}
          onMark={list.mark}
        />
      )}
      <Answer
        text={[
          props.careful && list.waiting && t("searching"),
          list.missed && `${list.missed.why}: ${list.missed.text}`,
          shown && found.items.length === 0 && (found.failed ? failed : nothing),
        ]}
      />
    </div>
  );
}

/** The messages below the field, one line each. */
const Answer = ({ text }: { text: (string | false | undefined)[] }) => (
  <Announced>
    {text.map(
      (line) =>
        line && (
          <p key={line} className={classes.nothing}>
            {line}
          </p>
        ),
    )}
  </Announced>
);

/** What is typed, what was found for it, what is highlighted of it, and what the keys do with it. */
function useSearchPick(props: SearchPickProps) {
  const careful = props.careful ?? false;
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  // By its id: what is highlighted stays so when the list around it changes.
  const [markedId, setMarkedId] = useState<string>();
  const found = useFound(props, typed);
  const { items } = found;
  const shown = open && found.for !== "" && found.for === typed.trim();
  const guessed = shown && items[0]?.guess === true;
  const at = markedId === undefined ? NONE : items.findIndex(({ id }) => id === markedId);
  const chosen = at === NONE && !guessed && !careful ? 0 : at;
  const mark = (index: number) => setMarkedId(items[index]?.id);
  const take = (item: Pick | undefined) => {
    if (!item) return;
    setTyped("");
    setOpen(false);
    item.run();
  };
  const { enterEarly, ...early } = useTakingEarly(props, found, { setTyped, setOpen, take });
  const enter = () => {
    if (chosen !== NONE) return take(items[chosen]);
    const sure = careful && items.find((item) => item.sure);
    if (sure) take(sure);
    else mark(0);
  };
  const move = (step: number) => {
    const next = Math.max(0, Math.min(items.length - 1, chosen + step));
    mark(at === NONE && items[next]?.creates ? 0 : next);
  };
  const onKey = (event: KeyboardEvent) => {
    // Control or ⌘ with Enter is the page's.
    if (event.ctrlKey || event.metaKey) return;
    // What is typed here is not done with: an Enter that found nothing must not lead away from it.
    const isEnter = event.key === "Enter" && typed.trim() !== "" && !event.nativeEvent.isComposing;
    if (!shown && !isEnter) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (isEnter && found.pending) enterEarly(typed.trim());
    else if (!shown) setOpen(true);
    else if (step) move(step);
    else if (isEnter) enter();
    else if (event.key === "Escape") setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setMarkedId(undefined);
    early.forget();
  };
  return { ...early, typed, type, found, shown, guessed, chosen, mark, take, onKey, setOpen };
}

type Field = {
  setTyped: Dispatch<SetStateAction<string>>;
  setOpen: (open: boolean) => void;
  take: (item: Pick) => void;
};

/** An Enter that comes before the answer: what it does when the answer is there, and what of it was not found. */
function useTakingEarly(
  props: SearchPickProps,
  found: ReturnType<typeof useFound>,
  { setTyped, setOpen, take }: Field,
) {
  const [missed, setMissed] = useState<{ text: string; why: string }>();
  const takeEarly = (item: Pick) => {
    // What was typed while it was waited for stays.
    setTyped((now) => (now.startsWith(found.for) ? now.slice(found.for.length).trimStart() : now));
    setOpen(false);
    item.run();
  };
  const early = useEarlyEnter(found, takeEarly, () => undefined, props.careful ?? false);
  const takeWhenFound = async (text: string) => {
    // What is searched in is on its way: the words wait for it in their order, and the field is free for the next.
    setTyped("");
    setMissed(undefined);
    const picks = await props.find(text, new AbortController().signal).catch(() => undefined);
    const [first] = marked(picks ?? []);
    // Text typed since is kept; the suggested words are shown so that they can be edited.
    if (first?.guess) setTyped((now) => (now === "" ? text : now));
    if (first && !first.guess) first.run();
    else setMissed({ text, why: picks ? props.nothing : props.failed });
  };
  const enterEarly = (text: string) => {
    const [first] = marked(props.findNow?.(text) ?? []);
    // The list that is about to open asks.
    if (first?.guess) setOpen(true);
    else if (first) take(first);
    else if (props.findNow || props.pause !== 0) early.press();
    else void takeWhenFound(text);
  };
  const forget = () => {
    setMissed(undefined);
    early.forget();
  };
  return { missed, waiting: early.waiting && found.pending, enterEarly, forget };
}
