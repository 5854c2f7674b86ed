import { Button } from "@mantine/core";
import { type PointsText, pointChanges, pointLines } from "@meridian/core/clinical/acupuncture/point-changes";
import type { AcupunctureState } from "@meridian/core/contracts/acupuncture/acupuncture";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useAllows } from "@meridian/ui/session/session";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAmendPoints } from "../api/visit.ts";
import type { LivePoint } from "../safety/live-content.ts";
import { AmendForm, useAmendmentDraft } from "./amend-form.tsx";
import { AmendmentNote } from "./amendment-note.tsx";
import { PointLines } from "./point-lines.tsx";
import type { AcupunctureParts, AcupunctureSlot, FlagsOf } from "./points-slot.ts";
import { useVisitContext } from "./visit-context.tsx";

type AmendablePointsProps = { parts: AcupunctureParts; slot: AcupunctureSlot };

/** The points of a signed appointment, its amendments, and the form to amend it. */
export function AmendablePoints({ parts, slot }: AmendablePointsProps) {
  const { t } = useTranslation("visit");
  const { visit, content, mayAmend } = useVisitContext();
  const offered = useAllows()({ module: "mtc" }) && mayAmend;
  const text = useAmendmentDraft<PointsText>("acupuncture", offered, samePoints);
  const save = useAmendPoints(visit.appointment);
  const [flagsOf, setFlagsOf] = useState<FlagsOf>();
  const onFlagsLoaded = useCallback((known: FlagsOf) => setFlagsOf(() => known), []);
  const checked = useCallback(
    ({ points }: PointsText) => ({ points: livePoints(points, flagsOf) }),
    [flagsOf],
  );
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
          draft={text}
          current={{ value: textOf(stored), version }}
          save={save}
          edit={(value, onChange) =>
            parts.amend({ value, onChange, active: slot.active, onReveal: slot.onReveal, onFlagsLoaded })
          }
          view={(value) => <PointLines lines={pointLines(value, language)} />}
          safetyContentOf={checked}
          conflictOf={theirsOf}
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
  points,
  ashi_points,
  ashi_marks,
});

const samePoints = (typed: PointsText, recorded: unknown) =>
  pointChanges(typed, recorded as PointsText, "en").length === 0;

/** The stored points in a 409's answer. */
function theirsOf(current: unknown) {
  const { version, points, ...ashi } = (current ?? {}) as Partial<AcupunctureState>;
  if (version === undefined || !points) return undefined;
  const { ashi_points = "", ashi_marks = [] } = ashi;
  return { value: { points, ashi_points, ashi_marks }, version };
}

const livePoints = (points: PointsText["points"], flagsOf: FlagsOf | undefined): LivePoint[] =>
  points.map(({ id, name, auricular, technics }) => ({
    id,
    name,
    auricular,
    technics,
    flags: flagsOf?.(id),
  }));
