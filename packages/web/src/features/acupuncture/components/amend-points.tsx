import type { PointsText } from "@meridian/core/clinical/acupuncture/point-changes";
import type { SafetyFlag } from "@meridian/core/clinical/safety/point-flags";
import { usePreMadeTools } from "@meridian/ui/treatments/pre-made";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCatalogue } from "../api/acupuncture.ts";
import { type PointsValue, withNeedlesKeptOut } from "../model/point-entries.ts";
import { PointsEditor, type RegisterReveal } from "./points-editor.tsx";
import { preMadeProps } from "./pre-made-points.ts";

type AmendPointsProps = {
  /** Registers how to show a point that a warning is about. */
  onReveal?: RegisterReveal | undefined;
  value: PointsText;
  onChange: (change: (now: PointsText) => PointsText) => void;
  /** Whether it is visible; the tables are fetched only then. */
  active: boolean;
  patient: { pregnant: boolean };
  /** Called once the catalogue is loaded. */
  onFlagsLoaded: (flagsOf: (point: string) => readonly SafetyFlag[] | undefined) => void;
};

/** The editor for amending the points of a signed appointment. Needles of added points count as taken out. */
export function AmendPoints({ value, onChange, active, patient, onFlagsLoaded, onReveal }: AmendPointsProps) {
  const { t } = useTranslation("acupuncture");
  const [auricular, setAuricular] = useState(false);
  const { catalogue, ready } = useCatalogue(active);
  useEffect(() => {
    if (catalogue) onFlagsLoaded((id) => catalogue.point(id)?.safety.map(({ key }) => key as SafetyFlag));
  }, [catalogue, onFlagsLoaded]);
  const setValue = (next: (now: PointsValue) => PointsValue) =>
    onChange((text) => {
      const now = chosenOf(text);
      const then = next(now);
      return textOf({ ...then, points: withNeedlesKeptOut(now.points, then.points) });
    });
  const chosen = chosenOf(value);
  const preMade = usePreMadeTools(t("title"), {
    ...preMadeProps({ value: chosen, setValue, ready, show: setAuricular, named: () => "" }),
    // An amendment concerns only this appointment, so it cannot be saved as a pre-made treatment.
    saveable: [],
  });
  return (
    <PointsEditor
      setValue={setValue}
      catalogue={catalogue}
      ready={ready}
      active={active}
      auricular={auricular}
      patient={patient}
      onReveal={onReveal}
      value={chosen}
      onAuricular={setAuricular}
      acts={preMade.buttons}
      editable
    >
      {preMade.panel}
    </PointsEditor>
  );
}

const chosenOf = ({ points, ashi_points: ashi, ashi_marks: marks }: PointsText): PointsValue => ({
  points,
  ashi,
  marks,
});
const textOf = ({ points, ashi, marks = [] }: PointsValue): PointsText => ({
  points,
  ashi_points: ashi,
  ashi_marks: marks,
});
