import { Button } from "@mantine/core";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { toast } from "@meridian/ui/feedback/toasts";
import { formatDate, formatDateTime } from "@meridian/ui/i18n/format";
import { IconCheck } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type RecordedSection, useFoldedSections } from "../../frame/history-context.ts";
import type { EditProps, ViewProps } from "../../frame/section-props.ts";
import { useOptionalVisit } from "../../frame/visit-context.tsx";
import { onceDrawn } from "../../keyboard/once-drawn.ts";
import { registerReveal } from "../../safety/reveal.ts";
import classes from "./history-review.module.css";

type Review = SectionData<"history_review">;

/**
 * The anamnesis of the last visit as folded lines. One button confirms that nothing has changed; each line can be shown
 * or opened for editing.
 */
export function Edit({ value, onChange }: EditProps<Review>) {
  const { t } = useTranslation("visit");
  const rows = useFoldedSections();
  const confirmation = useRef<HTMLParagraphElement>(null);
  const open = rows.filter(({ section }) => !value.unchanged.some((one) => one.section === section));
  const [day, ...otherDays] = new Set(open.map(({ since }) => formatDate(since)));
  const confirm = () => {
    const undos = open.map((row) => row.confirm());
    const added = open.map(({ section, since: from }) => ({ section, since: from }));
    onChange((now) => ({ unchanged: [...now.unchanged, ...added] }));
    requestAnimationFrame(() => confirmation.current?.focus());
    toast(t("history.done"), {
      action: {
        label: t("undo"),
        run: () => {
          for (const undo of undos) undo();
          onChange((now) => ({
            unchanged: now.unchanged.filter((one) => !added.some(({ section }) => section === one.section)),
          }));
        },
      },
    });
  };
  return (
    <>
      {value.unchanged.length > 0 && (
        <p ref={confirmation} tabIndex={-1} className={classes.confirmation}>
          <IconCheck size={16} stroke={2} aria-hidden /> {t("history.asked")}
        </p>
      )}
      {day && (
        <Button variant="light" onClick={confirm}>
          {otherDays.length === 0 ? t("history.unchanged", { date: day }) : t("history.unchangedEach")}
        </Button>
      )}
      <ul className={classes.rows}>
        {rows.map((row) => (
          <FoldedRow key={row.section} row={row} onChange={onChange} />
        ))}
      </ul>
    </>
  );
}

type FoldedRowProps = Pick<EditProps<Review>, "onChange"> & { row: RecordedSection };

/** A section of the last visit as one line, which can be shown or opened for editing. */
function FoldedRow({ row, onChange }: FoldedRowProps) {
  const { t } = useTranslation("visit");
  const { section } = row;
  const open = () => {
    onChange((now) => ({ unchanged: now.unchanged.filter((one) => one.section !== section) }));
    row.change();
    focusSection(section);
  };
  const latestOpen = useRef(open);
  latestOpen.current = open;
  // A warning about an entry of the section opens it.
  useEffect(() => registerReveal(section, () => latestOpen.current()), [section]);
  return (
    <li id={`section-${section}`}>
      <details>
        <summary>
          {t(`section.${section}`)} <span>{formatDate(row.since)}</span>
        </summary>
        <div className={classes.view}>{row.view}</div>
      </details>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t("history.changeOf", { what: t(`section.${section}`) })}
        onClick={open}
      >
        {t("history.change")}
      </Button>
    </li>
  );
}

/** Focuses a section's first field once the section replaces its folded line, unless one of its fields has the focus. */
function focusSection(section: string) {
  onceDrawn(() => {
    const place = document.getElementById(`section-${section}`);
    if (place?.contains(document.activeElement)) return;
    place?.querySelector<HTMLElement>("input, textarea, select, button")?.focus();
  });
}

/** The sections confirmed as unchanged, and since when. */
export function View({ value }: ViewProps<Review>) {
  const { t } = useTranslation("visit");
  return (
    <ul className={classes.read}>
      {value.unchanged.map(({ section, since }) => (
        <li key={section}>
          {t(`section.${section}`)}: {t("history.since", { date: formatDate(since) })}
        </li>
      ))}
    </ul>
  );
}

/** The confirmed sections within their own visit, with the date they were asked. */
export function Read({ value }: ViewProps<Review>) {
  const { t } = useTranslation("visit");
  const saved = useOptionalVisit()?.content.sections.find(({ section }) => section === "history_review");
  return (
    <>
      <View value={value} />
      {saved && <p className={classes.date}>{t("history.at", { at: formatDateTime(saved.updated_at) })}</p>}
    </>
  );
}
