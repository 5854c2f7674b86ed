import { Button } from "@mantine/core";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { putBack } from "../frame/icd-field.tsx";
import classes from "./given.module.css";

type Entry = { id: string };
type Value<T> = { items: T[] };

type GivenListProps<T extends Entry> = {
  items: readonly T[];
  nameOf: (item: T) => string;
  onChange: (next: (now: Value<T>) => Value<T>) => void;
  onRemoved: (restore: (now: Value<T>) => Value<T>) => void;
  children: (item: T, set: (change: Partial<T>) => void) => ReactNode;
};

/** Treatments given, each with its name, what is said of it, and a way to take it away and back. */
export function GivenList<T extends Entry>({
  items,
  nameOf,
  onChange,
  onRemoved,
  children,
}: GivenListProps<T>) {
  const { t } = useTranslation("treatments");
  const remove = (item: T, at: number) => {
    onChange((now) => ({ ...now, items: now.items.filter(({ id }) => id !== item.id) }));
    onRemoved((now) =>
      now.items.some(({ id }) => id === item.id) ? now : { ...now, items: putBack(now.items, item, at) },
    );
  };
  if (items.length === 0) return null;
  return (
    <ul className={classes.given} aria-label={t("list")}>
      {items.map((item, at) => (
        <li key={item.id} data-entry={item.id}>
          <div className={classes.entry}>
            {children(item, (change) =>
              onChange((now) => ({
                ...now,
                items: now.items.map((one) => (one.id === item.id ? { ...one, ...change } : one)),
              })),
            )}
          </div>
          <RemoveButton
            className={classes.remove}
            label={t("remove", { name: nameOf(item) })}
            onRemove={() => remove(item, at)}
          />
        </li>
      ))}
    </ul>
  );
}

type OfferedProps = {
  label: string;
  /** Something was chosen already: the rest waits behind a press. */
  folded?: boolean;
  items: readonly { id: string; label: string; title?: string; run: () => void }[];
};

/** What one press adds. */
export function Offered({ label, items, folded = false }: OfferedProps) {
  if (items.length === 0) return null;
  if (folded)
    return (
      <details>
        <summary>{label}</summary>
        <Offered label={label} items={items} />
      </details>
    );
  return (
    <fieldset className={classes.offered} data-roving>
      <legend>{label}</legend>
      {items.map(({ id, label: name, title, run }) => (
        <Button
          key={id}
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
          onClick={run}
          {...(title && { "aria-label": title })}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

/** What was given, to read: a name and what is said of it. */
export function GivenRead({
  rows,
}: {
  rows: readonly {
    id: string;
    name: string;
    said: readonly (string | false | null | undefined)[];
    note: string;
  }[];
}) {
  return (
    <ul className={classes.read}>
      {rows.map(({ id, name, said, note }) => (
        <li key={id}>
          <strong>{name}</strong> <span>{said.filter(Boolean).join(" · ")}</span>
          {note && <p>{note}</p>}
        </li>
      ))}
    </ul>
  );
}
