import { ActionIcon, Button } from "@mantine/core";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { ariaKeys, type Keys, keysText, useCommands } from "@meridian/ui/shell/commands";
import { IconClipboardText, IconX } from "@tabler/icons-react";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import bannerClasses from "./banner.module.css";
import classes from "./record.module.css";
import { PatientRecord } from "./record.tsx";
import type { VisitPart } from "./steps.tsx";

/** The key after those of the four steps. */
const RECORD_KEYS: Keys = { code: "Digit5" };
/** The widths where the record is the fifth step, and where it is a drawer; record.module.css has the same numbers. */
const PHONE_QUERY = "(max-width: 47.5em)";
const DRAWER_QUERY = "(min-width: 47.5625em) and (max-width: 73.75em)";
const RECORD_ID = "visit-record";

/**
 * The patient's record beside the sections: a column in a wide window, a drawer in a narrower one and a step of its own
 * on a phone. The same shortcut opens it in all three.
 */
export function useRecordDrawer(current: VisitPart) {
  const { t } = useTranslation("visit");
  const [, setSearch] = useSearchParams();
  const [open, setOpen] = useState(current === "record");
  const panel = useRef<HTMLDivElement>(null);
  const focusBefore = useRef<Element>(undefined);
  const close = useCallback(() => {
    setOpen(false);
    if (focusBefore.current instanceof HTMLElement) focusBefore.current.focus();
    focusBefore.current = undefined;
  }, []);
  const show = () => {
    if (window.matchMedia(PHONE_QUERY).matches) return setSearch({ step: "record" }, { replace: true });
    if (open && window.matchMedia(DRAWER_QUERY).matches) return close();
    focusBefore.current = document.activeElement ?? undefined;
    setOpen(true);
    // The drawer is visible only in the next frame.
    requestAnimationFrame(() => panel.current?.focus({ preventScroll: true }));
  };
  useCommands([{ id: "part-record", label: t("record.label"), keys: RECORD_KEYS, run: show }]);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      const isHandledElsewhere = event.defaultPrevented || document.querySelector("dialog[open]");
      if (event.key !== "Escape" || isHandledElsewhere || !window.matchMedia(DRAWER_QUERY).matches) return;
      close();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [open, close]);
  return { open, show, close, panel };
}

type RecordDrawer = ReturnType<typeof useRecordDrawer>;

/** The button that opens the record where it is a drawer. The stylesheet hides it elsewhere. */
export function RecordButton({ open, show }: Pick<RecordDrawer, "open" | "show">) {
  const { t } = useTranslation("visit");
  return (
    <Button
      variant="default"
      data-tour="record"
      className={`${classes.recordButton} ${bannerClasses.toIcon}`}
      aria-expanded={open}
      aria-controls={RECORD_ID}
      aria-keyshortcuts={ariaKeys(RECORD_KEYS)}
      title={`${t("steps.record")} (${keysText(RECORD_KEYS)})`}
      onClick={show}
    >
      <IconClipboardText size={18} stroke={1.5} aria-hidden className={bannerClasses.narrowIcon} />
      <span className={bannerClasses.wideLabel}>{t("steps.record")}</span>
    </Button>
  );
}

type RecordSideProps = {
  visit: Visit;
  part: VisitPart;
  drawer: RecordDrawer;
  newDocuments?: ReactNode;
  symptoms: ReactNode;
};

/** The record's column or drawer. */
export function RecordSide({ visit, part, drawer, newDocuments, symptoms }: RecordSideProps) {
  const { t } = useTranslation("visit");
  const { open, close, panel } = drawer;
  return (
    <div
      ref={panel}
      id={RECORD_ID}
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
      {newDocuments}
      <PatientRecord visit={visit} alerts={open} symptoms={symptoms} />
    </div>
  );
}
