import { Button, CloseButton } from "@mantine/core";
import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import classes from "./toasts.module.css";

type Toast = {
  id: number;
  message: string;
  tone: "green" | "red";
  action?: { label: string; run: () => void };
};

/** Long enough to read and to reach the undo, milliseconds. */
const SHOWN = { plain: 6000, withAction: 12_000 } as const;

let toasts: readonly Toast[] = [];
let next = 1;
const listeners = new Set<() => void>();
const tell = (now: readonly Toast[]) => {
  toasts = now;
  for (const listener of listeners) listener();
};
const dismiss = (id: number) => tell(toasts.filter((toast) => toast.id !== id));

/** Says that something happened, with an undo where there is one. Failures stay beside what failed; use this for the rest. */
export function toast(
  message: string,
  { tone = "green", action }: Partial<Pick<Toast, "tone" | "action">> = {},
) {
  const id = next++;
  tell([...toasts.slice(-2), { id, message, tone, ...(action && { action }) }]);
  setTimeout(() => dismiss(id), action ? SHOWN.withAction : SHOWN.plain);
}

/** Takes away all that is shown. */
export const clearToasts = () => tell([]);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * The open modal dialog in front: all that is outside of it can neither be pressed nor reached by keyboard. The one with
 * the focus in it where there are several.
 */
function frontDialog(): HTMLDialogElement | null {
  const focused = document.activeElement?.closest<HTMLDialogElement>("dialog[open]");
  if (focused) return focused;
  const open = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")];
  return open.filter((dialog) => !dialog.closest("[inert]")).at(-1) ?? null;
}

/** Follows what is in front while something is shown. */
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

/** Where toasts appear; once in the frame of each app. Over an open dialog they stand in it, so that they can be used. */
export function Toasts() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => toasts,
  );
  const { t } = useTranslation("ui");
  const front = useFrontDialog(shown.length > 0);
  const stack = (
    <div className={classes.stack} role="status" aria-live="polite">
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
