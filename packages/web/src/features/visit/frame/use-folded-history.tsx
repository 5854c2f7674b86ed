import { MODULES } from "@meridian/core/contracts/kernel/access";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import {
  REVIEWED_SECTIONS,
  type ReviewedSection,
} from "@meridian/core/contracts/visits/sections/history-review";
import { deepEqual } from "@meridian/ui/drafts/deep-equal";
import { Suspense, useState } from "react";
import { useLastVisit } from "../api/visit.ts";
import { carriedOf, hasContent, sectionValue } from "../model/sections.ts";
import { useSafety } from "../safety/safety-context.tsx";
import type { RecordedSection } from "./history-context.ts";
import { SECTION_MODULES } from "./registry.tsx";
import { useVisitContext } from "./visit-context.tsx";

type Data = SectionData<ReviewedSection>;

/**
 * The section's value after the patient confirmed that nothing changed. The answer "none" counts as given again;
 * measurements and how the patient feels do not, since they were not asked again.
 */
function confirmedValue(section: ReviewedSection, last: Data): Data {
  const carried = carriedOf(section, last as never, MODULES) as Data;
  if (section === "review_of_systems") return last;
  return "none" in last ? ({ ...carried, none: last.none } as Data) : carried;
}

/** The sections of the anamnesis that the last visit filled in and this one did not: each is one folded line until opened. */
export function useFoldedHistory(enabled: boolean) {
  const { visit, content, mode } = useVisitContext();
  const { live } = useSafety();
  const [opened, setOpened] = useState<readonly ReviewedSection[]>([]);
  const [confirmedNow, setConfirmedNow] = useState<readonly ReviewedSection[]>([]);
  const previous = enabled && mode === "live" ? content.previous : null;
  const { data } = useLastVisit(visit.appointment.patient, previous?.id);
  const last = previous ? data?.content : undefined;
  const review = sectionValue("history_review", content, 0).unchanged;
  const before = last ? sectionValue("history_review", last, 0).unchanged : [];
  const isConfirmed = (section: ReviewedSection) =>
    confirmedNow.includes(section) || review.some((one) => one.section === section);
  const rows = REVIEWED_SECTIONS.flatMap((section): RecordedSection[] => {
    if (!last || !previous || opened.includes(section)) return [];
    const value = sectionValue(section, last, 0) as Data;
    const now = sectionValue(section, content, 0);
    if (!hasContent(section, confirmedValue(section, value))) return [];
    // A value that was copied automatically, as medication may be, still has to be confirmed.
    const isAsLast = deepEqual(now, carriedOf(section, value as never, MODULES));
    if (hasContent(section, now) && !isAsLast && !isConfirmed(section)) return [];
    const { View } = SECTION_MODULES[section];
    return [
      {
        section,
        since: before.find((one) => one.section === section)?.since ?? previous.start,
        view: (
          <Suspense>
            <View value={value as never} />
          </Suspense>
        ),
        confirm: () => {
          const stood = live.read().sections[section];
          setConfirmedNow((all) => [...all, section]);
          live.updateSection(section, (stored) =>
            hasContent(section, stored) ? stored : (confirmedValue(section, value) as never),
          );
          return () => {
            setConfirmedNow((all) => all.filter((one) => one !== section));
            if (stood) live.updateSection(section, () => stood as never);
          };
        },
        change: () => {
          setConfirmedNow((all) => all.filter((one) => one !== section));
          setOpened((all) => [...all, section]);
          live.updateSection(section, (stored) =>
            hasContent(section, stored) ? stored : (carriedOf(section, value as never, MODULES) as never),
          );
        },
      },
    ];
  });
  const isShown = rows.length > 0 || review.length > 0;
  return { rows, isShown, isFolded: (section: string) => rows.some((row) => row.section === section) };
}
