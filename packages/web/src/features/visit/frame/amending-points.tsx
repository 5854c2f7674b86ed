import { Button } from "@mantine/core";
import { type PointsText, pointChanges, pointLines } from "@meridian/core/clinical/acupuncture/point-changes";
import type { AcupunctureState } from "@meridian/core/contracts/acupuncture/acupuncture";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useAllows } from "@meridian/ui/session/session";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAmendPoints } from "../api/visit.ts";
import type { PointInHand } from "../safety/live-sections.ts";
import { AmendForm, useAmendText } from "./amend-form.tsx";
import { AmendmentNote } from "./amendment-note.tsx";
import { PointLines } from "./point-lines.tsx";
import type { AcupunctureParts, AcupunctureSlot, FlagsOf } from "./points-slot.ts";
import { useVisitContext } from "./visit-context.tsx";

type AmendingPointsProps = { parts: AcupunctureParts; slot: AcupunctureSlot };

/** The points of a signed appointment: what was done, what it said before, and a way to correct it. */
export function AmendingPoints({ parts, slot }: AmendingPointsProps) {
  const { t } = useTranslation("visit");
  const { visit, content, mayAmend } = useVisitContext();
  const offered = useAllows()({ module: "mtc" }) && mayAmend;
  const text = useAmendText<PointsText>("acupuncture", offered, samePoints);
  const save = useAmendPoints(visit.appointment);
  const [flagsOf, setFlagsOf] = useState<FlagsOf>();
  const onKnown = useCallback((known: FlagsOf) => setFlagsOf(() => known), []);
  const checked = useCallback(({ points }: PointsText) => ({ points: inHand(points, flagsOf) }), [flagsOf]);
  const language = currentLanguage();
  const { version, ...stored } = content.acupuncture as AcupunctureState;
  const begin = offered && (
    <Button variant="subtle" size="compact-sm" onClick={text.begin}>
      {t("amend.action")}
    </Button>
  );
  return (
    <>
      {offered && text.editing ? (
        <AmendForm
          key={text.found?.at}
          part="acupuncture"
          text={text}
          stands={{ value: textOf(stored), version }}
          save={save}
          edit={(value, onChange) =>
            parts.amend({
              ...{ value, onChange },
              active: slot.active,
              onKnown,
            })
          }
          read={(value) => <PointLines lines={pointLines(value, language)} />}
          checked={checked}
          theirsOf={theirsOf}
        />
      ) : (
        parts.panel({ ...slot, action: begin })
      )}
      {content.amendments
        .filter(({ section }) => section === "acupuncture")
        .map((amendment) => {
          const before = amendment.old_value as PointsText | null;
          const after = amendment.new_value as PointsText;
          return (
            <AmendmentNote
              key={amendment.id}
              amendment={amendment}
              before={before && <PointLines lines={pointLines(before, language)} />}
              after={<PointLines lines={pointLines(after, language)} />}
            >
              <PointLines lines={pointChanges(before, after, language)} />
            </AmendmentNote>
          );
        })}
    </>
  );
}

const textOf = ({ points, ashi_points, ashi_marks }: PointsText): PointsText => ({
  ...{ points, ashi_points, ashi_marks },
});

const samePoints = (typed: PointsText, recorded: unknown) =>
  pointChanges(typed, recorded as PointsText, "en").length === 0;

/** The points that a 409 brought. */
function theirsOf(current: unknown) {
  const { version, points, ...ashi } = (current ?? {}) as Partial<AcupunctureState>;
  if (version === undefined || !points) return undefined;
  const { ashi_points = "", ashi_marks = [] } = ashi;
  return { value: { points, ashi_points, ashi_marks }, version };
}

const inHand = (points: PointsText["points"], flagsOf: FlagsOf | undefined): PointInHand[] =>
  points.map(({ id, name, auricular, technics }) => ({
    ...{ id, name, auricular, technics },
    flags: flagsOf?.(id),
  }));
