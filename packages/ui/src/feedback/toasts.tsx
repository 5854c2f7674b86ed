import { Button, CloseButton } from "@mantine/core";
import { useSyncExternalStore } from "react";
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

/** Where toasts appear; once in the frame of each app. */
export function Toasts() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => toasts,
  );
  const { t } = useTranslation("ui");
  return (
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
}
