import { PULSE_PLACES, type PulsePosition, pulseRhythms } from "@meridian/core/clinical/pulse/pulse-terms";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { TextareaField } from "@meridian/ui/forms/fields";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { PreviousResult, usePreviousResults } from "../../frame/prior-results.tsx";
import shared from "../../frame/section.module.css";
import type { EditProps, ViewProps } from "../../frame/section-props.ts";
import { feltAt, isFelt, positionAfter } from "../../model/pulse.ts";
import { ChangeList } from "./changes.tsx";
import { Figure } from "./figure.tsx";
import { OverallPulse, RateTrend } from "./overall-pulse.tsx";
import { Position } from "./position.tsx";
import classes from "./pulse.module.css";
import { usePulseNames } from "./pulse-names.ts";

type Pulse = SectionData<"pulse">;

/** The six positions, the findings at the chosen one, and the pulse as a whole. */
export function Edit({ value, onChange, onRemoved }: EditProps<Pulse>) {
  const { t } = useTranslation("pulse");
  const [chosen, setChosen] = useState<PulsePosition>("left_cun");
  const { earlier } = usePreviousResults("pulse");
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.stack}>
      <PreviousResult section="pulse" View={View}>
        {(previous) => <ChangeList before={previous.data} now={value} />}
      </PreviousResult>
      <Figure
        value={value}
        previous={earlier[0]?.data}
        chosen={chosen}
        onChoose={setChosen}
        // Typing on a position searches a quality for it.
        onType={() => field.current?.focus()}
      />
      <Position
        field={field}
        position={chosen}
        value={value}
        onChange={onChange}
        onRemoved={onRemoved}
        onArrow={(arrow) => setChosen(positionAfter(chosen, arrow))}
      />
      <OverallPulse value={value} onChange={onChange} earlier={earlier} />
      <TextareaField
        id="pulse-note"
        label={t("note")}
        rows={2}
        value={value.note}
        onChange={(note) => onChange({ ...value, note })}
      />
    </div>
  );
}

/** The pulse of a finished visit, with the previous one and the rate over the visits. */
export function Read({ value }: ViewProps<Pulse>) {
  const { earlier } = usePreviousResults("pulse");
  return (
    <div className={classes.stack}>
      <PreviousResult section="pulse" View={View}>
        {(previous) => <ChangeList before={previous.data} now={value} />}
      </PreviousResult>
      <View value={value} />
      <RateTrend value={value} earlier={earlier} />
    </div>
  );
}

export function View({ value }: ViewProps<Pulse>) {
  const { t } = useTranslation("pulse");
  const words = usePulseNames();
  const { overall, rate, rhythm, note } = value;
  const facts = [
    [t("whole.title"), words.qualities(overall)],
    [t("whole.rate"), rate === null ? "" : t("bpm", { rate })],
    [t("whole.rhythm"), rhythm ? pulseRhythms[rhythm][currentLanguage()] : ""],
  ] as const;
  return (
    <>
      {Object.keys(value.positions).length > 0 && <Positions value={value} />}
      <dl className={shared.facts}>
        {facts.map(
          ([label, text]) =>
            text && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      {note && <p className={shared.prose}>{note}</p>}
    </>
  );
}

function Positions({ value }: ViewProps<Pulse>) {
  const { t } = useTranslation("pulse");
  const words = usePulseNames();
  return (
    <table className={classes.read}>
      <thead>
        <tr>
          <th scope="col">{t("position")}</th>
          <th scope="col">{t("side.left")}</th>
          <th scope="col">{t("side.right")}</th>
        </tr>
      </thead>
      <tbody>
        {PULSE_PLACES.map((place) => (
          <tr key={place}>
            <th scope="row">{t(`place.${place}`)}</th>
            {(["left", "right"] as const).map((side) => {
              const felt = feltAt(value, `${side}_${place}`);
              return (
                <td key={side}>
                  {isFelt(felt) ? words.qualities(felt.qualities) : "–"}
                  {words.scales(felt).map((text) => (
                    <small key={text}>{text}</small>
                  ))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
