import { Button } from "@mantine/core";
import { pulseMeaning } from "@meridian/core/clinical/pulse/pulse-meanings";
import {
  oppositeOf,
  PULSE_DEPTHS,
  PULSE_SCALES,
  PULSE_STRENGTHS,
  PULSE_TENSIONS,
  type PulsePosition,
  pulsePositions,
} from "@meridian/core/clinical/pulse/pulse-terms";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import type { PulseFelt } from "@meridian/core/contracts/visits/sections/pulse";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { EditProps } from "../../frame/section-props.ts";
import { feltAt, isFelt, sameAt, withFelt } from "../../model/pulse.ts";
import { useMeaning } from "../../terms/meanings.tsx";
import classes from "./pulse.module.css";
import { usePulseNames } from "./pulse-names.ts";
import { Qualities } from "./qualities.tsx";

type Pulse = SectionData<"pulse">;
type PositionProps = Pick<EditProps<Pulse>, "value" | "onChange" | "onRemoved"> & {
  field: RefObject<HTMLInputElement | null>;
  position: PulsePosition;
  onArrow: (arrow: string) => void;
};

const CHOICES = { depth: PULSE_DEPTHS, strength: PULSE_STRENGTHS, tension: PULSE_TENSIONS } as const;

/** The findings at the chosen position, with buttons that copy them to the other side or to all positions. */
export function Position({ field, position, value, onChange, onRemoved, onArrow }: PositionProps) {
  const { t } = useTranslation("pulse");
  const words = usePulseNames();
  const felt = feltAt(value, position);
  const set = (change: Partial<PulseFelt>) =>
    onChange(withFelt(value, [position], { ...felt, ...change } as PulseFelt));
  const spread = (where: "both" | "all") => {
    const at = sameAt(position, where);
    const replaced = at.some((one) => one !== position && isFelt(feltAt(value, one)));
    onChange(withFelt(value, at, felt));
    if (replaced) onRemoved((now) => ({ ...now, positions: value.positions }));
  };
  const name = words.position(position);
  const meaning = useMeaning("pulse", pulseMeaning)?.(position);
  return (
    <section className={classes.position} aria-label={name}>
      <header>
        <h3>
          {name} <small>{pulsePositions[position].channels.join(" ")}</small>
          {meaning && <small className={classes.organs}>{meaning}</small>}
        </h3>
        <div className={classes.actions}>
          <Button variant="default" size="compact-sm" disabled={!isFelt(felt)} onClick={() => spread("both")}>
            {t("same.both", { side: t(`same.${pulsePositions[oppositeOf(position)].side}`) })}
          </Button>
          <Button variant="default" size="compact-sm" disabled={!isFelt(felt)} onClick={() => spread("all")}>
            {t("same.all")}
          </Button>
        </div>
      </header>
      <Qualities
        field={field}
        id="pulse-quality"
        label={t("qualitiesOf", { position: name })}
        chosen={felt.qualities}
        onChange={(qualities) => set({ qualities })}
        onArrow={onArrow}
      />
      <div className={classes.scales}>
        {PULSE_SCALES.map((scale) => (
          <fieldset key={scale} className={classes.scale}>
            <legend>{t(`scales.${scale}`)}</legend>
            <div>
              {CHOICES[scale].map((choice) => (
                <button
                  key={choice}
                  type="button"
                  aria-pressed={felt[scale] === choice}
                  onClick={() => set({ [scale]: felt[scale] === choice ? null : choice })}
                >
                  {words.scale(scale, choice)}
                </button>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </section>
  );
}
