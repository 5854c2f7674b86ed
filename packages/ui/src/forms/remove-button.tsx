import { ActionIcon, Button, CloseButton } from "@mantine/core";
import "@mantine/core/styles/ActionIcon.layer.css";
import { IconTrash } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../feedback/toasts.tsx";
import {
  ariaKeys,
  isMac,
  isPressed,
  type Keys,
  keysText,
  type ShownKey,
  useShownKeys,
} from "../shell/commands.ts";
import { listenToBareRow, updateBareRow } from "./bare-rows.ts";
import { focusAfterRemoval, ROW } from "./focus-after-remove.ts";

type RemoveButtonProps = {
  /** "Remove Demo tea", for a screen reader. */
  label: string;
  size?: "sm" | "md";
  trash?: boolean;
  /** The button says this instead of showing a cross. */
  text?: string;
  /** The caller asks before the row goes: the focus is the question's. */
  asks?: boolean;
  className?: string | undefined;
} & (
  | {
      /** What goes, for the message with the undo. */
      name: string;
      /** Removes the row and gives the way to put it back. */
      onRemove: () => () => void;
    }
  | {
      name?: never;
      /** Removes the row. Its caller offers the undo, or asks first. */
      onRemove: () => void;
    }
);

/** Removes the row the focus is in; in a text field too, where Delete alone deletes a letter. */
const KEYS: Keys = { code: "Delete" };
const REMOVAL: readonly ShownKey[] = [
  { keys: "Delete", does: "removeRow" },
  { keys: keysText(KEYS), does: "removeRowOfField" },
];

/**
 * Removes a row of a list; all lists use it. Tab skips it, so that a user who types on does not press it. By keyboard
 * a row is removed with Alt Delete (Control Delete on a Mac) in any of its fields, or with Delete on one of its
 * buttons; a row without controls can be focused itself and is removed with Delete or Backspace, and the arrows move
 * between such rows. The focus moves to the next row, and the removal can be undone.
 */
export function RemoveButton(props: RemoveButtonProps) {
  const { label, size = "md", trash = false, text, className } = props;
  const { t } = useTranslation("ui");
  const button = useRef<HTMLButtonElement>(null);
  const remove = useRemoval(props, button);
  useShownKeys(REMOVAL);
  const shared = {
    ref: button,
    tabIndex: -1,
    "data-removes": true,
    "aria-label": label,
    "aria-keyshortcuts": `Delete ${ariaKeys(KEYS)}`,
    title: `${label} (${t("removed.keys", { keys: keysText(KEYS) })})`,
    onClick: remove,
    ...(className && { className }),
  } as const;
  if (text)
    return (
      <Button {...shared} variant="subtle" color="red" size="compact-sm">
        {text}
      </Button>
    );
  if (!trash) return <CloseButton {...shared} size={size} />;
  return (
    <ActionIcon {...shared} variant="subtle" color="gray" size={size === "sm" ? 28 : 36}>
      <IconTrash size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}

/** Removes with the focus led on and a way back, by the button and by the keys of its row. */
function useRemoval(props: RemoveButtonProps, button: { current: HTMLElement | null }) {
  const { t } = useTranslation("ui");
  const run = () => {
    if (button.current && !props.asks) focusAfterRemoval(button.current);
    if (props.name === undefined) return props.onRemove();
    const restore = props.onRemove();
    toast(t("removed.done", { name: props.name }), { action: { label: t("action.undo"), run: restore } });
  };
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const row = button.current?.closest<HTMLElement>(ROW);
    if (!row) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !meansRemoval(event, row)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    row.addEventListener("keydown", onKey);
    const unlisten = listenToBareRow(row);
    return () => {
      row.removeEventListener("keydown", onKey);
      unlisten();
    };
  }, [button]);
  // After every drawing: a row may get or lose its controls.
  useEffect(() => {
    const row = button.current?.closest<HTMLElement>(ROW);
    if (row) updateBareRow(row);
  });
  return run;
}

/** Delete on a button or on the row itself, where it edits no text and takes no answer back; with Alt anywhere in the row. */
function meansRemoval(event: KeyboardEvent, row: HTMLElement): boolean {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || target.closest(ROW) !== row) return false;
  if (isPressed(KEYS, event) || (isMac() && isPressed({ ...KEYS, code: "Backspace" }, event))) return true;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  if (target === row) return key === "Delete" || key === "Backspace";
  return key === "Delete" && target.matches("button, a, summary");
}
