import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import { onDemand, useOnDemand } from "@meridian/ui/loading/on-demand";
import { useSession } from "@meridian/ui/session/session";
import { IconHelp } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hasUnseen } from "../model/release-notes.ts";
import classes from "./help.module.css";

/** With the questions' search and their formatted texts it is four times the frame's own code. */
const panel = onDemand(async () => {
  const [{ HelpPanel }] = await Promise.all([import("./help-panel.tsx"), loadNamespaces(["shortcuts"])]);
  return HelpPanel;
});

const KEY_SETTING = "meridian-help-key";

/** Where a question mark is text, or a dialog has the keyboard. */
function isTyping({ target }: KeyboardEvent) {
  if (document.querySelector("dialog[open]")) return true;
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.matches("input:not([type=checkbox], [type=radio]), select, textarea")
  );
}

/** Opens on the question mark, whichever keys type it, unless the user turned that off. */
function useHelpKey(open: () => void) {
  const [on, setOn] = useState(() => localStorage.getItem(KEY_SETTING) !== "off");
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (!on) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "?" || event.ctrlKey || event.metaKey || event.isComposing) return;
      if (event.defaultPrevented || isTyping(event)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [on]);
  const change = (next: boolean) => {
    localStorage.setItem(KEY_SETTING, next ? "on" : "off");
    setOn(next);
  };
  return { on, change };
}

type HelpButtonProps = {
  /** The path of the open screen. */
  pathname: string;
  /** The path of the support page, for users who may open it. */
  supportAt?: string | undefined;
  /** The path where the guided tour begins, for users who may take it. */
  tourAt?: string | undefined;
};

/** The button in the top bar that opens the help of the open screen; so does the question mark. */
export function HelpButton({ pathname, supportAt, tourAt }: HelpButtonProps) {
  const { t } = useTranslation("help");
  const [open, setOpen] = useState(false);
  const help = useOnDemand(panel);
  const show = () => {
    help.ask();
    setOpen(true);
  };
  const unseen = hasUnseen(useSession().release_notes_seen);
  const label = t(unseen ? "openWithNews" : "open");
  const key = useHelpKey(show);
  // Another screen has other help.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes whenever the place changes
  useEffect(() => setOpen(false), [pathname]);
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={label}
        title={key.on ? `${label} (?)` : label}
        aria-haspopup="dialog"
        data-tour="help"
        {...(key.on && { "aria-keyshortcuts": "?" })}
        onClick={show}
        {...panel.hints}
      >
        <IconHelp size={20} stroke={1.5} aria-hidden />
        {unseen && <span className={classes.dot} />}
      </button>
      {open && help.draw({ pathname, supportAt, tourAt, helpKey: key, onClose: () => setOpen(false) })}
    </>
  );
}
