import { Popover } from "@mantine/core";
import "@mantine/core/styles/Popover.layer.css";
import type { Review } from "@meridian/core/clinical/catalogues/overlay";
import { type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../i18n/format.ts";
import classes from "./review-mark.module.css";

type ReviewMarkProps = {
  /**
   * The source of the text and its weaknesses, in the interface's language. Without it only the general sentence is
   * shown.
   */
  children?: ReactNode;
  /** What is unreviewed ("ST36"), for a screen reader: a list may hold many marks. */
  about?: string | undefined;
  /** What the back office decided about the text; without it nobody has reviewed it yet. */
  review?: Review | undefined;
};

/**
 * The small mark beside a reference text that says whether a clinician has reviewed it. Pressing it shows an
 * explanation, by mouse, finger or keyboard; Esc closes it and the focus stays on the mark. It cannot be placed inside
 * a `<p>`.
 */
export function ReviewMark({ children, about, review }: ReviewMarkProps) {
  const { t } = useTranslation("ui");
  const state = review?.review ?? "unreviewed";
  const date = review?.reviewed_on ? formatDate(review.reviewed_on, "long") : "";
  const [open, setOpen] = useState(false);
  const id = useId();
  const mark = useRef<HTMLButtonElement>(null);
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-start"
      width={300}
      shadow="md"
      returnFocus={false}
      // A modal dialog is above the page, so inside one the text is rendered in the dialog.
      portalProps={{ target: mark.current?.closest("dialog") ?? document.body }}
    >
      <Popover.Target>
        <button
          ref={mark}
          type="button"
          className={classes.mark}
          aria-label={about && `${t(`review.${state}.mark`)}: ${about}`}
          data-state={state}
          aria-expanded={open}
          aria-describedby={open ? id : undefined}
          onClick={() => setOpen(!open)}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || !open) return;
            // Keeps the dialog or panel around it open.
            event.stopPropagation();
            setOpen(false);
          }}
        >
          {t(`review.${state}.mark`)}
        </button>
      </Popover.Target>
      <Popover.Dropdown id={id} className={classes.text ?? ""} role="note">
        <p>{t(`review.${state}.help`, { date })}</p>
        {review?.reference && <p>{t("review.reference", { reference: review.reference })}</p>}
        {children && <p>{children}</p>}
      </Popover.Dropdown>
    </Popover>
  );
}
