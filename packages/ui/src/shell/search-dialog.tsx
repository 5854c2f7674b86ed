import { IconSearch } from "@tabler/icons-react";
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { Announced } from "../states/announced.tsx";
import { keysText, usePageCommands } from "./commands.ts";
import classes from "./search.module.css";

/** One search result. */
export type Found = { id: string; label: string; note?: string; run: () => void };

type SearchProps = {
  onClose: () => void;
  /** Searches patients on the server; undefined for users who may not see any. */
  findPatients?: (text: string, signal: AbortSignal) => Promise<Found[]>;
  screens: readonly Found[];
  actions: readonly Found[];
  /** What was typed while this dialog was loading. */
  initial?: RefObject<string>;
};

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
/** Whether each typed word is the beginning of a word of the label. */
export function matches(label: string, typed: string) {
  const words = plain(label).split(/\s+/);
  return plain(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** Pause in typing before the server is asked, milliseconds. */
const PAUSE = 180;

function usePatients(typed: string, find: SearchProps["findPatients"]) {
  const [patients, setPatients] = useState<Found[]>([]);
  const [busy, setBusy] = useState(false);
  const finder = useRef(find);
  finder.current = find;
  useEffect(() => {
    const text = typed.trim();
    if (text.length < 2 || !finder.current) {
      setPatients([]);
      setBusy(false);
      return;
    }
    const control = new AbortController();
    setBusy(true);
    const pause = setTimeout(() => {
      finder.current?.(text, control.signal).then(
        (found) => {
          setPatients(found);
          setBusy(false);
        },
        () => {
          if (control.signal.aborted) return;
          setPatients([]);
          setBusy(false);
        },
      );
    }, PAUSE);
    return () => {
      clearTimeout(pause);
      control.abort();
    };
  }, [typed]);
  return { patients, busy };
}

/** An Enter pressed while patients are being searched: opens the first result when they are there. */
function useEnterWhenFound(busy: boolean, open: () => void) {
  const [pressed, setPressed] = useState(false);
  const act = useRef(open);
  act.current = open;
  useEffect(() => {
    if (!pressed || busy) return;
    setPressed(false);
    act.current();
  }, [pressed, busy]);
  return { press: () => setPressed(true), forget: () => setPressed(false) };
}

/**
 * The search field: patients first, then actions of the page with their keys, screens and other actions. Arrows
 * move, Enter opens, Esc closes.
 */
export function SearchDialog({ onClose, findPatients, screens, actions, initial }: SearchProps) {
  const { t } = useTranslation("shell");
  const prefix = useId();
  const [typed, setTyped] = useState("");
  // By its id: patients who are found later do not move what is highlighted.
  const [marked, setMarked] = useState<string>();
  const { patients, busy } = usePatients(typed, findPatients);
  const dialog = useOpened(initial, setTyped);
  const groups = useGroups(typed, { patients, screens, actions });
  const flat = groups.flatMap(({ items }) => items);
  const chosen = Math.max(
    0,
    flat.findIndex(({ id }) => id === marked),
  );
  const open = (item: Found | undefined) => {
    if (!item) return;
    onClose();
    item.run();
  };
  const early = useEnterWhenFound(busy, () => open(flat[chosen]));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setMarked(flat.at((chosen + step) % Math.max(flat.length, 1))?.id);
    else if (event.key === "Enter" && busy && !flat.some(({ id }) => id === marked)) early.press();
    else if (event.key === "Enter") open(flat[chosen]);
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself; the click is the scrim's
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={t("search.open")}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={classes.field}>
        <IconSearch size={18} stroke={1.5} aria-hidden />
        <input
          role="combobox"
          aria-expanded="true"
          aria-controls={`${prefix}list`}
          aria-activedescendant={flat[chosen] ? `${prefix}${flat[chosen].id}` : undefined}
          aria-label={t("search.open")}
          placeholder={t("search.placeholder")}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setMarked(undefined);
            early.forget();
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <Results groups={groups} prefix={prefix} busy={busy} chosen={flat[chosen]} onOpen={open} />
    </dialog>
  );
}

/** The dialog, which opens with what was typed in its placeholder. */
function useOpened(initial: SearchProps["initial"], setTyped: (text: string) => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Runs before the next keystroke: one typed between the placeholder field's end and the dialog's opening would be
  // lost. The placeholder's text is read here instead of at the first render, because it accepts keystrokes until the
  // dialog replaces it.
  useLayoutEffect(() => {
    setTyped(initial?.current ?? "");
    dialog.current?.showModal();
  }, [initial, setTyped]);
  return dialog;
}

/** What fits the words typed, without groups that have nothing. */
function useGroups(
  typed: string,
  { patients, screens, actions }: Record<"patients" | "screens" | "actions", readonly Found[]>,
) {
  const here = usePageCommands().map(
    ({ id, label, keys, run }): Found => ({ id, label, ...(keys && { note: keysText(keys) }), run }),
  );
  return [
    { key: "patients" as const, items: patients },
    { key: "here" as const, items: here.filter(({ label }) => matches(label, typed)) },
    { key: "screens" as const, items: screens.filter(({ label }) => matches(label, typed)) },
    { key: "actions" as const, items: actions.filter(({ label }) => matches(label, typed)) },
  ].filter(({ items }) => items.length > 0);
}

type ResultsProps = {
  groups: ReturnType<typeof useGroups>;
  /** Before the ids of the list, its groups and its options. */
  prefix: string;
  chosen: Found | undefined;
  busy: boolean;
  onOpen: (item: Found) => void;
};

function Results({ groups, prefix, chosen, busy, onOpen }: ResultsProps) {
  const { t } = useTranslation("shell");
  return (
    <div className={classes.list} role="listbox" id={`${prefix}list`} aria-label={t("search.open")}>
      {groups.map(({ key, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox
        <div key={key} role="group" aria-labelledby={`${prefix}${key}`}>
          <div className={classes.group} id={`${prefix}${key}`}>
            {t(`search.${key}`)}
          </div>
          {items.map((item) => (
            <Option
              key={item.id}
              id={`${prefix}${item.id}`}
              item={item}
              selected={item === chosen}
              onOpen={onOpen}
            />
          ))}
        </div>
      ))}
      <Announced>
        {groups.length === 0 && (
          <p className={classes.none}>
            {busy ? t("search.searching") : `${t("search.none")}. ${t("search.noneHelp")}`}
          </p>
        )}
      </Announced>
    </div>
  );
}

type OptionProps = { id: string; item: Found; selected: boolean; onOpen: (item: Found) => void };

function Option({ id, item, selected, onOpen }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected) row.current?.scrollIntoView?.({ block: "nearest" });
  }, [selected]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above moves and opens by keyboard
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus (aria-activedescendant)
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={selected}
      className={classes.option}
      onClick={() => onOpen(item)}
    >
      <span>{item.label}</span>
      {item.note && <small>{item.note}</small>}
    </div>
  );
}
