import { MODULES } from "@meridian/core/contracts/kernel/access";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { type ComplaintItem, saysSomething } from "@meridian/core/contracts/visits/sections/complaint";
import { formatDate } from "@meridian/ui/i18n/format";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Scale } from "../../entries/choices.tsx";
import { useLastResult } from "../../frame/last-value.tsx";
import { useOptionalVisitFacts } from "../../frame/visit-context.tsx";
import { carriedOf } from "../../model/sections.ts";
import classes from "./complaint.module.css";
import { courseText } from "./facts.ts";
import { isSameComplaint } from "./same-complaint.ts";

type Complaint = SectionData<"complaint">;
const MAX_COMPLAINTS = 12;

/** The last visit's complaints; undefined unless this visit is being edited. */
export function useEarlierComplaints() {
  const live = useOptionalVisitFacts()?.mode === "live";
  const last = useLastResult("complaint");
  return useMemo(
    () =>
      live && last
        ? {
            start: last.start,
            items: last.data.items.filter((item) => item.what.trim() && saysSomething(item)),
          }
        : undefined,
    [live, last],
  );
}

/** Whether a complaint's intensity is asked above the list, beside that of the last visit. */
export const isFollowed = (item: ComplaintItem, earlier: readonly ComplaintItem[] | undefined) =>
  earlier?.some((one) => isSameComplaint(one, item)) ?? false;

type IntensityFollowUpProps = {
  earlier: NonNullable<ReturnType<typeof useEarlierComplaints>>;
  items: readonly ComplaintItem[];
  onChange: (change: (now: Complaint) => Complaint) => void;
};

/**
 * Each complaint of the last visit with its intensity then, and a scale for today's, which is never filled in beforehand.
 * Answering adds a complaint that this visit does not have yet, without what was reported on the earlier day.
 */
export function IntensityFollowUp({ earlier, items, onChange }: IntensityFollowUpProps) {
  const { t } = useTranslation("anamnesis");
  const answer = (before: ComplaintItem, intensity: number | null) =>
    onChange((now) => {
      if (now.items.some((item) => isSameComplaint(item, before)))
        return {
          items: now.items.map((item) => (isSameComplaint(item, before) ? { ...item, intensity } : item)),
        };
      const [again] = carriedOf("complaint", { items: [before] }, MODULES).items;
      return again && intensity !== null
        ? { items: [...now.items, { ...again, intensity }].slice(0, MAX_COMPLAINTS) }
        : now;
    });
  return (
    <ul className={classes.earlierList} aria-label={t("complaint.thenToday")}>
      {earlier.items.map((before) => (
        <li key={before.what} className={classes.earlier}>
          <p>
            <strong>{before.what}</strong>{" "}
            <span>
              {formatDate(earlier.start)}
              {": "}
              {courseText(before) || t("complaint.notAsked")}
            </span>
          </p>
          <Scale
            label={t("complaint.today", { what: before.what })}
            hideLabel
            min={0}
            max={10}
            ends={[t("complaint.none"), t("complaint.worst")]}
            value={items.find((item) => isSameComplaint(item, before))?.intensity ?? null}
            onChange={(intensity) => answer(before, intensity)}
          />
        </li>
      ))}
    </ul>
  );
}
