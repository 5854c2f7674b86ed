import { Button } from "@mantine/core";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { insertAt } from "../frame/icd-field.tsx";
import classes from "./given.module.css";

type Entry = { id: string };
type Value<T> = { items: T[] };

type TreatmentListProps<T extends Entry> = {
  items: readonly T[];
  nameOf: (item: T) => string;
  onChange: (next: (now: Value<T>) => Value<T>) => void;
  onRemoved: (restore: (now: Value<T>) => Value<T>) => void;
  children: (item: T, set: (change: Partial<T>) => void) => ReactNode;
};

/** Treatments given, each with its name, what is details of it, and a way to take it away and back. */
export function TreatmentList<T extends Entry>({
  items,
  nameOf,
  onChange,
  onRemoved,
  children,
}: TreatmentListProps<T>) {
  const { t } = useTranslation("treatments");
  const remove = (item: T, at: number) => {
    onChange((now) => ({ ...now, items: now.items.filter(({ id }) => id !== item.id) }));
    onRemoved((now) =>
      now.items.some(({ id }) => id === item.id) ? now : { ...now, items: insertAt(now.items, item, at) },
    );
  };
  if (items.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t("list")}>
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

type QuickAddProps = {
  label: string;
  /** Something was chosen already: the rest waits behind a press. */
  folded?: boolean;
  items: readonly { id: string; label: string; title?: string; run: () => void }[];
};

/** What one press adds. */
export function QuickAdd({ label, items, folded = false }: QuickAddProps) {
  if (items.length === 0) return null;
  if (folded)
    return (
      <details>
        <summary>{label}</summary>
        <QuickAdd label={label} items={items} />
      </details>
    );
  return (
    <fieldset className={classes.quickAdd} data-roving>
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

/** What was given, to read: a name and what is details of it. */
export function TreatmentSummary({
  rows,
}: {
  rows: readonly {
    id: string;
    name: string;
    details: readonly (string | false | null | undefined)[];
    note: string;
  }[];
}) {
  return (
    <ul className={classes.read}>
      {rows.map(({ id, name, details, note }) => (
        <li key={id}>
          <strong>{name}</strong> <span>{details.filter(Boolean).join(" · ")}</span>
          {note && <p>{note}</p>}
        </li>
      ))}
    </ul>
  );
}
