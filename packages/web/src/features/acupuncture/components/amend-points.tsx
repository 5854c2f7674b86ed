import type { PointsText } from "@meridian/core/clinical/acupuncture/point-changes";
import type { SafetyFlag } from "@meridian/core/clinical/safety/point-flags";
import { usePreMadeTools } from "@meridian/ui/treatments/pre-made";
import { useEffect, useState } from "react";
import { useCatalogue } from "../api/acupuncture.ts";
import { stayOut, type Value } from "../model/chosen.ts";
import { PointsEditor } from "./points-editor.tsx";
import { preMadeProps } from "./pre-made-points.ts";

type AmendPointsProps = {
  value: PointsText;
  onChange: (change: (now: PointsText) => PointsText) => void;
  /** Whether it is in sight: only then the tables are fetched. */
  active: boolean;
  patient: { pregnant: boolean };
  /** Told what the tables warn of a point, once they are read. */
  onFlagsLoaded: (flagsOf: (point: string) => readonly SafetyFlag[] | undefined) => void;
};

/** The points of a signed appointment as they are corrected: their needles are out, unless one says otherwise. */
export function AmendPoints({ value, onChange, active, patient, onFlagsLoaded }: AmendPointsProps) {
  const [auricular, setAuricular] = useState(false);
  const { catalogue, ready } = useCatalogue(active);
  useEffect(() => {
    if (catalogue) onFlagsLoaded((id) => catalogue.point(id)?.safety.map(({ key }) => key as SafetyFlag));
  }, [catalogue, onFlagsLoaded]);
  const setValue = (next: (now: Value) => Value) =>
    onChange((text) => {
      const now = chosenOf(text);
      const then = next(now);
      return textOf({ ...then, points: stayOut(now.points, then.points) });
    });
  const chosen = chosenOf(value);
  const preMade = usePreMadeTools({
    ...preMadeProps({ value: chosen, setValue, ready, show: setAuricular, named: () => "" }),
    // A correction is of this appointment alone.
    saveable: [],
  });
  return (
    <PointsEditor
      {...{ setValue, catalogue, ready, active, auricular, patient }}
      value={chosen}
      onAuricular={setAuricular}
      acts={preMade.buttons}
      editable
    >
      {preMade.panel}
    </PointsEditor>
  );
}

const chosenOf = ({ points, ashi_points: ashi, ashi_marks: marks }: PointsText): Value => ({
  ...{ points, ashi, marks },
});
const textOf = ({ points, ashi, marks = [] }: Value): PointsText => ({
  ...{ points, ashi_points: ashi, ashi_marks: marks },
});
