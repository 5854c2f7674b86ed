import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router-dom";
import { UnsavedGuard } from "../drafts/unsaved-guard.ts";
import { ConfirmDialog } from "../states/confirm-dialog.tsx";

/**
 * How a dialog closes. Nothing typed is lost by a slip: while a form inside holds what was not sent, a click outside does
 * nothing, and Esc, the close button and the browser's Back ask first. `dialog` goes onto the element, `close` onto
 * the button, `inside` around what it shows. A form that keeps a draft is closed like an empty one: it finds it again.
 */
export function useConfirmClose(onClose: () => void) {
  const unsentForms = useRef(new Set<symbol>());
  const note = useRef(() => {
    const form = Symbol();
    unsentForms.current.add(form);
    return () => void unsentForms.current.delete(form);
  });
  const [asking, setAsking] = useState(false);
  const back = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      historyAction === "POP" &&
      unsentForms.current.size > 0 &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  const close = () => (unsentForms.current.size > 0 ? setAsking(true) : onClose());
  const stay = () => {
    setAsking(false);
    back.reset?.();
  };
  const leave = () => (back.state === "blocked" ? back.proceed() : onClose());
  const dialog = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
      // The browser's default would close it on a second Esc regardless of the answer.
      event.preventDefault();
      close();
    },
    onCancel: (event: SyntheticEvent) => {
      // A file that was not chosen, or a question inside: theirs.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      close();
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      // The browser closed it by itself.
      if (unsentForms.current.size > 0) event.currentTarget.showModal();
      close();
    },
    onMouseDown: (event: MouseEvent) => {
      if (event.target !== event.currentTarget || !outside(event)) return;
      if (unsentForms.current.size === 0) return onClose();
      // The focus stays in the field.
      event.preventDefault();
    },
  };
  const inside = (children: ReactNode) => (
    <UnsavedGuard value={note.current}>
      {children}
      {(asking || back.state === "blocked") && <Discard onStay={stay} onLeave={leave} />}
    </UnsavedGuard>
  );
  return { dialog, close, inside };
}

/** On what is behind it: its own scroll bar belongs to it as well. */
function outside({ currentTarget, clientX, clientY }: MouseEvent) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

function Discard(props: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation("ui");
  return (
    <ConfirmDialog
      title={t("discard.title")}
      text={t("discard.text")}
      stay={t("discard.stay")}
      leave={t("discard.leave")}
      {...props}
    />
  );
}
