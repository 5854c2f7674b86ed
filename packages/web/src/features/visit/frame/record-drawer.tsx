import { ActionIcon, Button } from "@mantine/core";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { ariaKeys, type Keys, keysText, useCommands } from "@meridian/ui/shell/commands";
import { IconClipboardText, IconX } from "@tabler/icons-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { Record } from "./record.tsx";
import type { Part } from "./steps.tsx";
import classes from "./visit.module.css";

/** Follows the four steps' keys. */
const RECORD_KEYS: Keys = { code: "Digit5" };
/** Where the record is the fifth step, and where it is a drawer. The stylesheet of the visit has the same numbers. */
const PHONE = "(max-width: 760px)";
const DRAWER = "(min-width: 761px) and (max-width: 1180px)";
const ID = "visit-record";

/**
 * The record beside the work: a column on a wide window, a drawer on a narrower one, a step of its own on a phone.
 * One shortcut reaches it in all three.
 */
export function useRecordDrawer(current: Part) {
  const { t } = useTranslation("visit");
  const [, setSearch] = useSearchParams();
  const [open, setOpen] = useState(current === "record");
  const panel = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element>(undefined);
  const close = useCallback(() => {
    setOpen(false);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    cameFrom.current = undefined;
  }, []);
  const show = () => {
    if (window.matchMedia(PHONE).matches) return setSearch({ step: "record" }, { replace: true });
    if (open && window.matchMedia(DRAWER).matches) return close();
    cameFrom.current = document.activeElement ?? undefined;
    setOpen(true);
    // Drawn with the next picture.
    requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }));
  };
  useCommands([{ id: "part-record", label: t("record.label"), keys: RECORD_KEYS, run: show }]);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      const elsewhere = event.defaultPrevented || document.querySelector("dialog[open]");
      if (event.key !== "Escape" || elsewhere || !window.matchMedia(DRAWER).matches) return;
      close();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [open, close]);
  return { open, show, close, panel };
}

type Drawer = ReturnType<typeof useRecordDrawer>;

/** Opens the record where it is a drawer; elsewhere it is in sight already. */
export function RecordButton({ open, show }: Pick<Drawer, "open" | "show">) {
  const { t } = useTranslation("visit");
  return (
    <Button
      variant="default"
      className={`${classes.recordButton} ${classes.toIcon}`}
      aria-expanded={open}
      aria-controls={ID}
      aria-keyshortcuts={ariaKeys(RECORD_KEYS)}
      title={`${t("steps.record")} (${keysText(RECORD_KEYS)})`}
      onClick={show}
    >
      <IconClipboardText size={18} stroke={1.5} aria-hidden className={classes.narrowIcon} />
      <span className={classes.wideLabel}>{t("steps.record")}</span>
    </Button>
  );
}

/** The record in its place. */
export function RecordSide({ visit, part, drawer }: { visit: Visit; part: Part; drawer: Drawer }) {
  const { t } = useTranslation("visit");
  const { open, close, panel } = drawer;
  return (
    <div
      ref={panel}
      id={ID}
      className={classes.side}
      tabIndex={-1}
      data-part={part}
      data-open={open || undefined}
    >
      <ActionIcon
        variant="subtle"
        size="lg"
        className={classes.closeRecord}
        aria-label={t("record.close")}
        onClick={close}
      >
        <IconX size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      <Record visit={visit} alerts={open} />
    </div>
  );
}
