import type { ReactNode } from "react";
import classes from "./search-pick.module.css";

export type FoundItem = {
  id: string;
  label: ReactNode;
  note?: ReactNode;
  /** An approximate match, which Enter takes only after it was highlighted. */
  guess?: boolean;
  /** Meant by what is typed, without a doubt: an Enter takes it before anything is highlighted. */
  sure?: boolean;
};

type FoundListProps = {
  /** Id of the field it belongs to. */
  id: string;
  label: string | undefined;
  items: readonly FoundItem[];
  /** Index of the highlighted item. */
  at: number;
  onTake: (index: number) => void;
  onMark: (index: number) => void;
};

/** ARIA attributes that connect a field with its list. None while the list is closed; no highlighted item below 0. */
export const listedBy = (id: string, open: boolean, at: number) =>
  open ? { "aria-controls": `${id}-list`, ...(at >= 0 && { "aria-activedescendant": `${id}-${at}` }) } : {};

/** The list of matches below a field. The focus stays in the field. */
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
        // Runs before the field loses the focus, which would close the list.
        onMouseDown={(event) => {
          event.preventDefault();
          onTake(index);
        }}
        onMouseMove={() => onMark(index)}
      >
        <span>{item.label}</span>
        {item.note && <small>{item.note}</small>}
        {item.sure && at < 0 && <kbd aria-hidden>↵</kbd>}
      </div>
    ))}
  </div>
);
