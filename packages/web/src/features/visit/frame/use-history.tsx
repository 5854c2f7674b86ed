import { MODULES } from "@meridian/core/contracts/kernel/access";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import {
  REVIEWED_SECTIONS,
  type ReviewedSection,
} from "@meridian/core/contracts/visits/sections/history-review";
import { same } from "@meridian/ui/drafts/deep-equal";
import { Suspense, useState } from "react";
import { useLastVisit } from "../api/visit.ts";
import { carriedOf, holds, sectionValue } from "../model/sections.ts";
import { useSafety } from "../safety/safety-context.tsx";
import type { Recorded } from "./history-context.ts";
import { SPECS } from "./registry.tsx";
import { useVisitContext } from "./visit-context.tsx";

type Data = SectionData<ReviewedSection>;

/**
 * A section as it stands once the patient was asked again and nothing had changed: that there is none, or nothing special,
 * was answered anew; figures and what tells how the patient is were not.
 */
function confirmed(section: ReviewedSection, last: Data): Data {
  const carried = carriedOf(section, last as never, MODULES) as Data;
  if (section === "review_of_systems") return last;
  return "none" in last ? ({ ...carried, none: last.none } as Data) : carried;
}

/** The parts of the anamnesis that the last visit recorded and this one does not hold: folded until one opens them. */
export function useHistory(enabled: boolean) {
  const { visit, content, mode } = useVisitContext();
  const { hand } = useSafety();
  const [opened, setOpened] = useState<readonly ReviewedSection[]>([]);
  const [kept, setKept] = useState<readonly ReviewedSection[]>([]);
  const previous = enabled && mode === "live" ? content.previous : null;
  const { data } = useLastVisit(visit.appointment.patient, previous?.id);
  const last = previous ? data?.content : undefined;
  const review = sectionValue("history_review", content, 0).unchanged;
  const before = last ? sectionValue("history_review", last, 0).unchanged : [];
  const isConfirmed = (section: ReviewedSection) =>
    kept.includes(section) || review.some((one) => one.section === section);
  const rows = REVIEWED_SECTIONS.flatMap((section): Recorded[] => {
    if (!last || !previous || opened.includes(section)) return [];
    const value = sectionValue(section, last, 0) as Data;
    const now = sectionValue(section, content, 0);
    if (!holds(section, confirmed(section, value))) return [];
    // What came by itself, as medication may, is still to be asked about.
    const isAsLast = same(now, carriedOf(section, value as never, MODULES));
    if (holds(section, now) && !isAsLast && !isConfirmed(section)) return [];
    const { View } = SPECS[section];
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
          const stood = hand.read().sections[section];
          setKept((all) => [...all, section]);
          hand.write(section, (held) => (holds(section, held) ? held : (confirmed(section, value) as never)));
          return () => {
            setKept((all) => all.filter((one) => one !== section));
            if (stood) hand.write(section, () => stood as never);
          };
        },
        change: () => {
          setKept((all) => all.filter((one) => one !== section));
          setOpened((all) => [...all, section]);
          hand.write(section, (held) =>
            holds(section, held) ? held : (carriedOf(section, value as never, MODULES) as never),
          );
        },
      },
    ];
  });
  const isShown = rows.length > 0 || review.length > 0;
  return { rows, isShown, isFolded: (section: string) => rows.some((row) => row.section === section) };
}
