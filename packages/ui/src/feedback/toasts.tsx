import { Button, CloseButton } from "@mantine/core";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import classes from "./toasts.module.css";

type Toast = {
  id: number;
  message: string;
  tone: "green" | "red";
  action?: { label: string; run: () => void };
};

/** How long a toast is shown, milliseconds: enough to read it and to reach the undo. */
const SHOWN = { plain: 6000, withAction: 12_000 } as const;

let toasts: readonly Toast[] = [];
let next = 1;
const listeners = new Set<() => void>();
const tell = (now: readonly Toast[]) => {
  toasts = now;
  for (const listener of listeners) listener();
};
const dismiss = (id: number) => tell(toasts.filter((toast) => toast.id !== id));

/** Shows a toast, with an undo if there is one. Errors are shown next to what failed instead. */
export function toast(
  message: string,
  { tone = "green", action }: Partial<Pick<Toast, "tone" | "action">> = {},
) {
  const id = next++;
  tell([...toasts.slice(-2), { id, message, tone, ...(action && { action }) }]);
  setTimeout(() => dismiss(id), action ? SHOWN.withAction : SHOWN.plain);
}

/** Removes all toasts. */
export const clearToasts = () => tell([]);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * The topmost open modal dialog, because nothing outside it can be clicked or focused. Of several, the one with the
 * focus.
 */
function frontDialog(): HTMLDialogElement | null {
  const focused = document.activeElement?.closest<HTMLDialogElement>("dialog[open]");
  if (focused) return focused;
  const open = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")];
  return open.filter((dialog) => !dialog.closest("[inert]")).at(-1) ?? null;
}

/** Tracks the topmost dialog while a toast is shown. */
function useFrontDialog(shown: boolean): HTMLDialogElement | null {
  const [front, setFront] = useState<HTMLDialogElement | null>(null);
  useEffect(() => {
    if (!shown) return;
    const follow = () => setFront(frontDialog());
    follow();
    const watch = new MutationObserver(follow);
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ["open"] });
    return () => watch.disconnect();
  }, [shown]);
  return shown && front?.isConnected ? front : null;
}

/**
 * Renders the toasts, once in each app's frame. While a dialog is open they are inside it, so that they can be
 * clicked. `children` is a notice that stays above them.
 */
export function Toasts({ children }: { children?: ReactNode }) {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => toasts,
  );
  const { t } = useTranslation("ui");
  const front = useFrontDialog(shown.length > 0);
  const stack = (
    <div className={classes.stack} role="status" aria-live="polite">
      {children}
      {shown.map(({ id, message, tone, action }) => (
        <div key={id} className={`${classes.toast} ${tone === "red" ? classes.red : ""}`}>
          <p>{message}</p>
          {action && (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => {
                dismiss(id);
                action.run();
              }}
            >
              {action.label}
            </Button>
          )}
          <CloseButton size="sm" aria-label={t("action.dismiss")} onClick={() => dismiss(id)} />
        </div>
      ))}
    </div>
  );
  return front ? createPortal(stack, front) : stack;
}
