import { RemoveButton } from "@meridian/ui/forms/remove-button";
import { useTranslation } from "react-i18next";
import classes from "./section.module.css";

type ChosenListProps = {
  items: readonly { id: string; code?: string; label: string }[];
  onRemove?: (at: number) => void;
};

/** The items chosen from a search, one a line. */
export function ChosenList({ items, onRemove }: ChosenListProps) {
  const { t } = useTranslation("visit");
  if (items.length === 0) return null;
  return (
    <ul className={classes.chosen}>
      {items.map(({ id, code, label }, at) => (
        <li key={id}>
          {code && <code>{code}</code>}
          <span>{label}</span>
          {onRemove && (
            <RemoveButton size="sm" label={t("remove", { name: label })} onRemove={() => onRemove(at)} />
          )}
        </li>
      ))}
    </ul>
  );
}
