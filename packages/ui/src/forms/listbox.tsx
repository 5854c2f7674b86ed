import type { ReactNode } from "react";
import classes from "./search-pick.module.css";

export type FoundItem = {
  id: string;
  label: ReactNode;
  note?: ReactNode;
  /** Not what was typed, but near it: taken only where it was chosen knowingly. */
  guess?: boolean;
};

type FoundListProps = {
  /** Of the field it belongs to. */
  id: string;
  label: string | undefined;
  items: readonly FoundItem[];
  /** Which of them Enter would take. */
  at: number;
  onTake: (index: number) => void;
  onMark: (index: number) => void;
};

/** What a field says of its list: which there is, and which of it is marked. Nothing while it is closed; none is marked below 0. */
export const listedBy = (id: string, open: boolean, at: number) =>
  open ? { "aria-controls": `${id}-list`, ...(at >= 0 && { "aria-activedescendant": `${id}-${at}` }) } : {};

/** What was found for a field, below it. The focus stays in the field. */
export const Listbox = ({ id, label, items, at, onTake, onMark }: FoundListProps) => (
  <div id={`${id}-list`} role="listbox" aria-label={label} className={classes.list}>
    {items.map((item, index) => (
      <div
        key={item.id}
        id={`${id}-${index}`}
        role="option"
        tabIndex={-1}
        aria-selected={index === at}
        className={classes.option}
        // Before the field loses the focus, which would close the list.
        onMouseDown={(event) => {
          event.preventDefault();
          onTake(index);
        }}
        onMouseMove={() => onMark(index)}
      >
        <span>{item.label}</span>
        {item.note && <small>{item.note}</small>}
      </div>
    ))}
  </div>
);
