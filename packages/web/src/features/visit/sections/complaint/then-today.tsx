import { MODULES } from "@meridian/core/contracts/kernel/access";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { type ComplaintItem, saysSomething } from "@meridian/core/contracts/visits/sections/complaint";
import { formatDate } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { Scale } from "../../entries/choices.tsx";
import { useLastResult } from "../../frame/last-value.tsx";
import { useOptionalVisit } from "../../frame/visit-context.tsx";
import { carriedOf } from "../../model/sections.ts";
import classes from "./complaint.module.css";
import { courseWords } from "./facts.ts";
import { isSameComplaint } from "./same-complaint.ts";

type Complaint = SectionData<"complaint">;
const MOST = 12;

/** The complaints of the visit before, where this one is being written. */
export function useEarlierComplaints() {
  const live = useOptionalVisit()?.mode === "live";
  const last = useLastResult("complaint");
  return live && last
    ? { start: last.start, items: last.data.items.filter((item) => item.what.trim() && saysSomething(item)) }
    : undefined;
}

/** Whether its intensity is asked above the list, beside what it was. */
export const isFollowed = (item: ComplaintItem, earlier: readonly ComplaintItem[] | undefined) =>
  earlier?.some((one) => isSameComplaint(one, item)) ?? false;

type ThenTodayProps = {
  earlier: NonNullable<ReturnType<typeof useEarlierComplaints>>;
  items: readonly ComplaintItem[];
  onChange: (change: (now: Complaint) => Complaint) => void;
};

/**
 * Each complaint of the visit before with its intensity then, and today's to be pressed, never filled in beforehand. One
 * that this visit does not hold yet comes into it with the answer, as it was described, without what was told of that day.
 */
export function ThenToday({ earlier, items, onChange }: ThenTodayProps) {
  const { t } = useTranslation("anamnesis");
  const answer = (before: ComplaintItem, intensity: number | null) =>
    onChange((now) => {
      if (now.items.some((item) => isSameComplaint(item, before)))
        return {
          items: now.items.map((item) => (isSameComplaint(item, before) ? { ...item, intensity } : item)),
        };
      const [again] = carriedOf("complaint", { items: [before] }, MODULES).items;
      return again && intensity !== null
        ? { items: [...now.items, { ...again, intensity }].slice(0, MOST) }
        : now;
    });
  return (
    <ul className={classes.followed} aria-label={t("complaint.thenToday")}>
      {earlier.items.map((before) => (
        <li key={before.what} className={classes.followedOne}>
          <p>
            <strong>{before.what}</strong>{" "}
            <span>
              {formatDate(earlier.start)}
              {": "}
              {courseWords(before) || t("complaint.notAsked")}
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
