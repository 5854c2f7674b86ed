import { Button, CloseButton } from "@mantine/core";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { ariaKeys, isPressed, type Keys, keysText, useShownKeys } from "../shell/commands.ts";
import classes from "./toasts.module.css";

type Toast = {
  id: number;
  message: string;
  tone: "green" | "red";
  action?: { label: string; run: () => void };
};

/** How long a toast is shown, milliseconds: enough to read it and to reach the undo. */
const SHOWN = { plain: 6000, withAction: 12_000, held: 3000 } as const;

/** Does what the newest toast offers, wherever the focus is: the toasts are the last that Tab reaches. */
const KEYS: Keys = { code: "KeyZ" };

let toasts: readonly Toast[] = [];
let next = 1;
const listeners = new Set<() => void>();
const tell = (now: readonly Toast[]) => {
  toasts = now;
  for (const listener of listeners) listener();
};
const dismiss = (id: number) => tell(toasts.filter((toast) => toast.id !== id));

/** Whether the mouse or the focus is on the toasts: none goes while somebody is about to press it. */
const areHeld = () =>
  [...document.querySelectorAll("[data-toast]")].some(
    (one) => one.matches(":hover") || one.contains(document.activeElement),
  );
function dismissAfter(id: number, time: number) {
  setTimeout(() => {
    if (!toasts.some((one) => one.id === id)) return;
    if (areHeld()) dismissAfter(id, SHOWN.held);
    else dismiss(id);
  }, time);
}

/** Shows a toast, with an undo if there is one. Errors are shown next to what failed instead. */
export function toast(
  message: string,
  { tone = "green", action }: Partial<Pick<Toast, "tone" | "action">> = {},
) {
  const id = next++;
  tell([...toasts.slice(-2), { id, message, tone, ...(action && { action }) }]);
  dismissAfter(id, action ? SHOWN.withAction : SHOWN.plain);
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

function act({ id, action }: Toast) {
  dismiss(id);
  action?.run();
}

/** The key for the newest toast's action while there is one, also in a dialog. */
function useActionKey() {
  const offered = useToasts().findLast(({ action }) => action);
  const label = offered?.action?.label;
  useShownKeys(label ? [{ keys: keysText(KEYS), label }] : []);
  useEffect(() => {
    if (!offered) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !isPressed(KEYS, event)) return;
      event.preventDefault();
      act(offered);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [offered]);
  return offered;
}

const useToasts = () =>
  useSyncExternalStore(
    subscribe,
    () => toasts,
    () => toasts,
  );

/** Long enough for a browser to tell screen readers of an element, and too short to be seen. Milliseconds. */
const UNTIL_KNOWN = 100;

/** Whether the toasts' element has been where it is for a moment. Text that comes together with it is not announced. */
function useIsKnown(front: HTMLDialogElement | null): boolean {
  const [known, setKnown] = useState<HTMLDialogElement | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(front), UNTIL_KNOWN);
    return () => clearTimeout(timer);
  }, [front]);
  return known === front;
}

/**
 * Renders the toasts, once in each app's frame. While a dialog is open they are inside it, so that they can be
 * clicked. `children` is a notice that stays above them.
 */
export function Toasts({ children }: { children?: ReactNode }) {
  const shown = useToasts();
  const offered = useActionKey();
  const { t } = useTranslation("ui");
  const front = useFrontDialog(shown.length > 0);
  const isKnown = useIsKnown(front);
  const stack = (
    <div className={classes.stack} role="status" aria-live="polite">
      {children}
      {(isKnown ? shown : []).map((one) => (
        <div
          key={one.id}
          className={`${classes.toast} ${one.tone === "red" ? classes.red : ""}`}
          data-toast={one.id}
        >
          <p>{one.message}</p>
          {one.action && (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => act(one)}
              {...(one === offered && { "aria-keyshortcuts": ariaKeys(KEYS), title: keysText(KEYS) })}
            >
              {one.action.label}
            </Button>
          )}
          {one === offered && (
            <kbd className={classes.keys} aria-hidden>
              {keysText(KEYS)}
            </kbd>
          )}
          <CloseButton size="sm" aria-label={t("action.dismiss")} onClick={() => dismiss(one.id)} />
        </div>
      ))}
    </div>
  );
  return front ? createPortal(stack, front) : stack;
}
