import { CloseButton } from "@mantine/core";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { FIELD } from "../focus/controls.ts";
import { useConfirmClose } from "../forms/confirm-close.tsx";
import classes from "./dialog.module.css";

type DialogProps = { title: ReactNode; onClose: () => void; children: ReactNode; wide?: boolean };

/** The first field, and of a group of radios the chosen one. */
function firstField(dialog: HTMLElement): HTMLElement | undefined {
  const fields = [...dialog.querySelectorAll<HTMLInputElement>(FIELD)];
  const [first] = fields;
  if (first?.type !== "radio") return first;
  return fields.find(({ name, checked }) => name === first.name && checked) ?? first;
}

/**
 * A dialog in the upper part of the page, or a sheet from below on a phone. Esc closes it, after a question when
 * something typed was not sent. The focus returns to where it was.
 */
export function Dialog({ title, onClose, children, wide }: DialogProps) {
  const { t } = useTranslation("ui");
  const element = useRef<HTMLDialogElement>(null);
  const before = useRef<Element>(null);
  const heading = useId();
  const name = useRef<HTMLHeadingElement>(null);
  const asked = useConfirmClose(onClose);
  useEffect(() => {
    before.current ??= document.activeElement;
    element.current?.showModal();
    // By default the browser would focus the close button, and a space typed too early would press it. Without a field
    // the title has the focus: of two buttons the first may be the one that cannot be undone.
    const begin = element.current && firstField(element.current);
    (begin ?? name.current)?.focus();
    // A dialog removed while it is open would leave the focus nowhere.
    return () => {
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      className={wide ? `${classes.dialog} ${classes.wide}` : classes.dialog}
      aria-labelledby={heading}
      {...asked.dialog}
    >
      {asked.inside(
        <div className={classes.inner}>
          <div className={classes.head}>
            <h2 id={heading} ref={name} tabIndex={-1}>
              {title}
            </h2>
            <CloseButton aria-label={t("action.close")} onClick={asked.close} />
          </div>
          {children}
        </div>,
      )}
    </dialog>
  );
}
