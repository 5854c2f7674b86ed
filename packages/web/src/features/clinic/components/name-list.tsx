import { Button } from "@mantine/core";
import { TextField } from "@meridian/ui/forms/fields";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import { IconPlus } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import classes from "./clinic.module.css";

export type Named = { key: string; id?: string; name: string };

type NameListProps = {
  /** Id of the first field, to which the error summary links. */
  id: string;
  items: readonly Named[];
  onChange: (items: Named[]) => void;
  /** Label of an item ("Office 2") and of the add button. */
  itemLabel: (index: number) => string;
  add: string;
  errorOf: (index: number) => string | undefined;
};

let made = 0;
/** A new, empty row. */
export const newName = (name = ""): Named => ({ key: `new-${made++}`, name });

/** An editable list of names. Enter in the last one adds another. */
export function NameList({ id, items, onChange, itemLabel, add, errorOf }: NameListProps) {
  const { t } = useTranslation("ui");
  const change = (index: number, name: string) =>
    onChange(items.map((item, at) => (at === index ? { ...item, name } : item)));
  const now = useRef({ items, onChange });
  now.current = { items, onChange };
  const more = () => onChange([...items, newName()]);
  return (
    <>
      <ul className={classes.rows}>
        {items.map((item, index) => (
          <li
            key={item.key}
            className={classes.row}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
              event.preventDefault();
              more();
            }}
          >
            <TextField
              id={index === 0 ? id : `${id}-${item.key}`}
              label={itemLabel(index)}
              hideLabel
              value={item.name}
              onChange={(name) => change(index, name)}
              error={errorOf(index)}
              autoComplete="off"
              autoFocus={item.key.startsWith("new-") && item.name === "" && index > 0}
            />
            <RemoveButton
              trash
              label={`${t("action.remove")}: ${item.name || itemLabel(index)}`}
              name={item.name || itemLabel(index)}
              onRemove={() => {
                onChange(items.filter(({ key }) => key !== item.key));
                return () => {
                  const { items: current, onChange: set } = now.current;
                  set([...current.slice(0, index), item, ...current.slice(index)]);
                };
              }}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button
          variant="default"
          size="xs"
          onClick={more}
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
        >
          {add}
        </Button>
      </div>
    </>
  );
}
