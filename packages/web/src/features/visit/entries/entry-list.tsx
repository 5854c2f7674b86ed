import { RemoveButton } from "@meridian/ui/forms/remove-button";
import { type KeyboardEvent, memo, type ReactNode, type RefObject, useCallback, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { insertAt } from "../frame/icd-field.tsx";
import classes from "./entries.module.css";

export type RowProps<T> = {
  item: T;
  at: number;
  set: (change: Partial<T>) => void;
  /** The empty line at the end, where the next entry is begun. It is none until something is typed. */
  isNew: boolean;
  /** The id of the row's first field, where Enter leads. */
  mainId: string;
  /** Takes the entry away, with a way back; undefined for the empty line. */
  remove: ReactNode;
};

type EntryListProps<T> = {
  label: string;
  items: readonly T[];
  /** An entry with nothing in it. */
  blank: T;
  max: number;
  nameOf: (item: T) => string;
  onChange: (next: T[]) => void;
  onRemoved: (restore: (now: readonly T[]) => T[]) => void;
  /** Alt with an arrow moves an entry. */
  sortable?: boolean;
  /** An entry has a form of its own below its first field: Enter in that goes through it before the next entry. */
  fieldByField?: boolean;
  className?: string | undefined;
  children: (row: RowProps<T>) => ReactNode;
};

/** Where focus goes once the list is drawn with its new order. */
const focusSoon = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

/** A list that is written down one entry after the other: Enter leads to the next, an empty line is always there. */
export function EntryList<T>(props: EntryListProps<T>) {
  const { label, items, blank, max, onChange, className, children } = props;
  const { t } = useTranslation("visit");
  const id = useId();
  const mainId = (at: number) => `${id}-${at}`;
  const remove = (at: number) => {
    const item = items[at];
    if (item === undefined) return;
    onChange(items.filter((_, index) => index !== at));
    props.onRemoved((now) => insertAt(now, item, at));
    focusSoon(mainId(Math.min(at, items.length - 1)));
  };
  const onKey = (event: KeyboardEvent<HTMLElement>, at: number) => {
    if (
      event.key === "Enter" &&
      // Control or ⌘ with Enter finishes the appointment.
      !(event.shiftKey || event.ctrlKey || event.metaKey) &&
      !event.nativeEvent.isComposing &&
      movesOnEnter(event.target)
    ) {
      event.preventDefault();
      const fieldInside = props.fieldByField && fieldAfter(event.currentTarget, event.target);
      if (fieldInside) fieldInside.focus();
      else if (at < items.length) document.getElementById(mainId(at + 1))?.focus();
    }
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (props.sortable && event.altKey && step && movedItem(items, at, at + step)) {
      event.preventDefault();
      onChange(movedItem(items, at, at + step) ?? []);
      focusSoon(mainId(at + step));
    }
  };
  const list = useRef<List<T>>(undefined as never);
  list.current = { items, blank, onChange, remove, onKey };
  const rows = items.length < max ? [...items, blank] : items;
  return (
    <ul className={`${classes.entries} ${className ?? ""}`} aria-label={label}>
      {rows.map((item, at) => (
        <Row<T>
          // Entries have no id of their own; their order is what they are.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          item={item}
          at={at}
          list={list}
          isNew={at === items.length}
          mainId={mainId(at)}
          removeLabel={t("remove", { name: props.nameOf(item) || label })}
        >
          {children}
        </Row>
      ))}
    </ul>
  );
}

/** What a row does to the list as it is when something happens. */
type List<T> = Pick<EntryListProps<T>, "items" | "blank" | "onChange"> & {
  remove: (at: number) => void;
  onKey: (event: KeyboardEvent<HTMLElement>, at: number) => void;
};

type ListRowProps<T> = Pick<RowProps<T>, "item" | "at" | "isNew" | "mainId"> &
  Pick<EntryListProps<T>, "children"> & { list: RefObject<List<T>>; removeLabel: string };

/** Memoized: where `children` stays the same function, typing in one entry does not render the others. */
const Row = memo(<T,>({ item, at, isNew, mainId, list, removeLabel, children }: ListRowProps<T>) => {
  const set = useCallback(
    (change: Partial<T>) => {
      const { items, blank, onChange } = list.current;
      onChange(
        at >= items.length
          ? [...items, { ...blank, ...change }]
          : items.map((one, index) => (index === at ? { ...one, ...change } : one)),
      );
    },
    [list, at],
  );
  return (
    <li data-entry={at} data-next={isNew || undefined} onKeyDown={(event) => list.current.onKey(event, at)}>
      {children({
        item,
        at,
        isNew,
        mainId,
        set,
        remove: isNew ? null : (
          <RemoveButton
            className={classes.remove}
            label={removeLabel}
            onRemove={() => list.current.remove(at)}
          />
        ),
      })}
    </li>
  );
}) as <T>(props: ListRowProps<T>) => ReactNode;

/** Enter in a field leads on; on a button it presses. */
const movesOnEnter = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== "checkbox");

/** Where Enter goes within an entry's own form: not from its first field, which is written one after the other. */
function fieldAfter(entry: Element, from: EventTarget): HTMLElement | undefined {
  const fields = [...entry.querySelectorAll<HTMLElement>("input:not([type=date]), textarea")];
  const groupOf = (field: Element) => field.closest("fieldset") ?? field;
  const at = fields.indexOf(from as HTMLElement);
  if (at <= 0) return undefined;
  const here = groupOf(from as HTMLElement);
  return fields.slice(at).find((field) => groupOf(field) !== here);
}

/** The list with one entry moved; undefined where it would leave the list. */
export function movedItem<T>(items: readonly T[], from: number, to: number): T[] | undefined {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return undefined;
  return insertAt(
    items.filter((_, index) => index !== from),
    item,
    to,
  );
}
