import { Button } from "@mantine/core";
import { useEffect, useId, useRef } from "react";
import classes from "./question.module.css";

type QuestionProps = {
  title: string;
  text: string;
  /** The safe answer: it has the focus, and Esc chooses it. */
  stay: string;
  leave: string;
  onStay: () => void;
  onLeave: () => void;
};

/** Asks before unsaved input is discarded. The default answer loses nothing. */
export function ConfirmDialog({ title, text, stay, leave, onStay, onLeave }: QuestionProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    element.current?.querySelector("button")?.focus();
    // A dialog removed while it is open would leave the focus nowhere.
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      role="alertdialog"
      className={classes.dialog}
      aria-labelledby={id}
      aria-describedby={`${id}text`}
      onKeyDown={(event) => {
        // The dialog below has keys of its own.
        event.stopPropagation();
        if (event.key !== "Escape") return;
        event.preventDefault();
        onStay();
      }}
      onMouseDown={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        onStay();
      }}
      onClose={onStay}
    >
      <h2 id={id}>{title}</h2>
      <p id={`${id}text`}>{text}</p>
      <div className={classes.row}>
        <Button onClick={onStay}>{stay}</Button>
        <Button variant="default" onClick={onLeave}>
          {leave}
        </Button>
      </div>
    </dialog>
  );
}
