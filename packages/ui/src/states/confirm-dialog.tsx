import { Button } from "@mantine/core";
import { useEffect, useId, useRef } from "react";
import classes from "./question.module.css";

type QuestionProps = {
  title: string;
  text: string;
  /** What loses nothing: it has the focus, and Esc means it. */
  stay: string;
  leave: string;
  onStay: () => void;
  onLeave: () => void;
};

/** A question before something typed is given up. Whoever answers without reading loses nothing. */
export function Question({ title, text, stay, leave, onStay, onLeave }: QuestionProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    element.current?.showModal();
    element.current?.querySelector("button")?.focus();
    // Taken off the page while it is open, the browser would leave the focus nowhere.
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
        // What it is asked over has keys of its own.
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
