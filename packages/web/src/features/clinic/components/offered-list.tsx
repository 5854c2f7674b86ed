import "@mantine/core/styles/ActionIcon.layer.css";
import { ActionIcon } from "@mantine/core";
import { CheckboxField } from "@meridian/ui/forms/fields";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { moveItem, type OfferedPart } from "../model/offered-order.ts";
import classes from "./offered-list.module.css";

type Named = { readonly key: string; readonly en: string; readonly pt: string };
type OfferedListProps = {
  /** Id of the list, to which the error summary links. */
  id: string;
  parts: readonly OfferedPart[];
  onChange: (parts: OfferedPart[]) => void;
  names: readonly Named[];
  regions: readonly Named[];
};

const nameIn = (terms: readonly Named[], key: string) =>
  terms.find((term) => term.key === key)?.[currentLanguage()] ?? key;

/** Tests or segments by region, each offered or not, and movable up and down. */
export function OfferedList({ id, parts, onChange, names, regions }: OfferedListProps) {
  return (
    <ol id={id} tabIndex={-1} className={classes.parts}>
      {parts.map((part, index) => {
        const name = nameIn(regions, part.region);
        return (
          <li key={part.region}>
            <Part
              name={name}
              items={part.items}
              names={names}
              onChange={(items) => onChange(parts.map((one) => (one === part ? { ...one, items } : one)))}
            />
            <Moves
              name={name}
              first={index === 0}
              last={index === parts.length - 1}
              onMove={(way) => onChange([...moveItem(parts, index, way)])}
            />
          </li>
        );
      })}
    </ol>
  );
}

type PartProps = {
  name: string;
  items: OfferedPart["items"];
  names: readonly Named[];
  onChange: (items: OfferedPart["items"]) => void;
};

/** One region, collapsed at first. */
function Part({ name, items, names, onChange }: PartProps) {
  const { t } = useTranslation("osteopathy");
  const [open, setOpen] = useState(false);
  const count = items.filter(({ offered }) => offered).length;
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <strong>{name}</strong>
        <span className="num">{t("settings.offered", { count, all: items.length })}</span>
      </summary>
      {open && (
        <>
          <button
            type="button"
            className={classes.all}
            onClick={() => onChange(items.map((item) => ({ ...item, offered: count === 0 })))}
          >
            {t(count > 0 ? "settings.none" : "settings.all", { name })}
          </button>
          <ol>
            {items.map((item, place) => (
              <li key={item.key}>
                <CheckboxField
                  label={nameIn(names, item.key)}
                  value={item.offered}
                  onChange={(offered) =>
                    onChange(items.map((one) => (one === item ? { ...one, offered } : one)))
                  }
                />
                <Moves
                  name={nameIn(names, item.key)}
                  first={place === 0}
                  last={place === items.length - 1}
                  onMove={(way) => onChange(moveItem(items, place, way))}
                />
              </li>
            ))}
          </ol>
        </>
      )}
    </details>
  );
}

type MovesProps = { name: string; first: boolean; last: boolean; onMove: (way: -1 | 1) => void };

function Moves({ name, first, last, onMove }: MovesProps) {
  const { t } = useTranslation("osteopathy");
  return (
    <span className={classes.reorder}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t("settings.up", { name })}
        disabled={first}
        onClick={() => onMove(-1)}
      >
        <IconChevronUp size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t("settings.down", { name })}
        disabled={last}
        onClick={() => onMove(1)}
      >
        <IconChevronDown size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </span>
  );
}
