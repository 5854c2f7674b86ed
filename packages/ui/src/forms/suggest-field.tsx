import { TextInput } from "@mantine/core";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type FieldProps, inputProps } from "./fields.tsx";
import { Listbox, listedBy } from "./listbox.tsx";
import classes from "./search-pick.module.css";
import { type Pick, useEarlyEnter, useFound } from "./use-found.ts";

type SuggestFieldProps = FieldProps<string> & {
  /** What to offer; `run` of a taken one sets the value. */
  find: (text: string, signal: AbortSignal) => Promise<Pick[]>;
  /** Below the field, of what was chosen. */
  note?: string | undefined;
};

/**
 * A text chosen from a list or typed freely: every keystroke is saved, and a list of known texts opens below. Arrows
 * move, Enter chooses, Esc closes the list and keeps the text.
 */
export function SuggestField({ find, note, ...props }: SuggestFieldProps) {
  const { t } = useTranslation("ui");
  const own = useId();
  const id = props.id ?? own;
  const list = useSuggestions(find);
  const { items, open, chosen } = list;
  return (
    <div className={classes.pick}>
      <TextInput
        autoComplete="off"
        {...inputProps(props)}
        ref={list.input}
        id={id}
        role="combobox"
        aria-expanded={open}
        aria-autocomplete="list"
        {...listedBy(id, open, chosen)}
        {...(note && { "aria-describedby": `${id}-note` })}
        value={props.value}
        onChange={(event) => {
          props.onChange(event.currentTarget.value);
          list.ask(event.currentTarget.value);
        }}
        onBlur={list.leave}
        onKeyDown={list.onKey}
      />
      {open && (
        <Listbox
          id={id}
          label={props.label}
          items={[...items, { id: "", label: t("field.ownWords", { words: props.value }) }]}
          at={chosen}
          onTake={list.take}
          onMark={list.mark}
        />
      )}
      {note && (
        <p id={`${id}-note`} className={classes.nothing}>
          {note}
        </p>
      )}
    </div>
  );
}

/** What is asked for, what was found for it, and what the keys do with it. */
function useSuggestions(find: SuggestFieldProps["find"]) {
  const [asked, setAsked] = useState("");
  const [at, setAt] = useState(0);
  const found = useFound({ find }, asked);
  const items = asked !== "" && found.for === asked.trim() ? found.items : [];
  const open = items.length > 0;
  // The last option keeps the typed text.
  const chosen = Math.min(at, items.length);
  const take = (index: number) => {
    setAsked("");
    items[index]?.run();
  };
  const input = useRef<HTMLInputElement>(null);
  const early = useEarlyEnter(
    found,
    (first) => {
      setAsked("");
      first.run();
    },
    () => {
      setAsked("");
      // The typed text is kept: Enter moves to the next field.
      if (document.activeElement === input.current)
        input.current?.dispatchEvent(
          new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }),
        );
    },
  );
  const onKey = (event: KeyboardEvent) => {
    // Control or ⌘ with Enter is the page's.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (event.key === "Enter" && found.pending) {
      early.press();
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (!open) return;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move) setAt(Math.max(0, Math.min(items.length, chosen + move)));
    else if (event.key === "Enter") take(chosen);
    else if (event.key === "Escape") setAsked("");
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    input,
    items,
    open,
    chosen,
    take,
    onKey,
    mark: setAt,
    ask: (text: string) => {
      setAsked(text);
      setAt(0);
      early.forget();
    },
    leave: () => !early.waiting && setAsked(""),
  };
}
