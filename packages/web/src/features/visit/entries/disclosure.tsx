import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import classes from "./disclosure.module.css";

type DisclosureProps = {
  name: string;
  /** Its content in one line, readable without opening. */
  summary: string;
  /** Whether the content may be relevant. */
  relevant?: boolean;
  action?: ReactNode;
  children: ReactNode;
};

/** A line that says what was answered and opens to answer. */
export function Disclosure({ name, summary, relevant, action, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className={classes.head}>
        <button
          type="button"
          className={classes.name}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <IconChevronDown size={16} stroke={1.5} aria-hidden />
          <span>{name}</span>
          <span className={classes.summary} data-relevant={relevant || undefined}>
            {summary}
          </span>
        </button>
        {action}
      </div>
      <div id={id} hidden={!open} className={classes.details}>
        {open && children}
      </div>
    </>
  );
}
