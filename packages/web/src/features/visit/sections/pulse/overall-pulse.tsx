import { PULSE_RATE_POSSIBLE, PULSE_RHYTHMS, pulseRhythms } from "@meridian/core/clinical/pulse/pulse-terms";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { SelectField } from "@meridian/ui/forms/fields";
import { NumberField } from "@meridian/ui/forms/number-field";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SectionResult } from "../../api/results.ts";
import { Trend } from "../../frame/trend.tsx";
import { useVisitFacts } from "../../frame/visit-context.tsx";
import { rateBand, rateTrend } from "../../model/pulse.ts";
import { type Band, positionInBand } from "../../model/trend.ts";
import classes from "./pulse.module.css";
import { Qualities } from "./qualities.tsx";

type Pulse = SectionData<"pulse">;
type OverallPulseProps = {
  value: Pulse;
  onChange: (next: Pulse) => void;
  earlier: readonly SectionResult<"pulse">[];
};

/** The pulse as a whole: qualities, rhythm, and the rate with its values over the visits. */
export function OverallPulse({ value, onChange, earlier }: OverallPulseProps) {
  const { t } = useTranslation("pulse");
  const band = rateBand(useVisitFacts().visit.patient.age);
  return (
    <section className={classes.overall} aria-label={t("whole.title")}>
      <h3>{t("whole.title")}</h3>
      <Qualities
        id="pulse-overall"
        label={t("whole.qualities")}
        chosen={value.overall}
        onChange={(overall) => onChange({ ...value, overall })}
      />
      <div className={classes.pair}>
        <Rate value={value.rate} band={band} onChange={(rate) => onChange({ ...value, rate })} />
        <SelectField
          id="pulse-rhythm"
          label={t("whole.rhythm")}
          empty={t("unsaid")}
          options={PULSE_RHYTHMS.map((rhythm) => ({
            value: rhythm,
            label: pulseRhythms[rhythm][currentLanguage()],
          }))}
          value={value.rhythm ?? ""}
          onChange={(chosen) =>
            onChange({ ...value, rhythm: PULSE_RHYTHMS.find((rhythm) => rhythm === chosen) ?? null })
          }
        />
      </div>
      <RateTrend value={value} earlier={earlier} />
    </section>
  );
}

/** The rate over the visits; nothing where there is no earlier one. */
export function RateTrend({ value, earlier }: Omit<OverallPulseProps, "onChange">) {
  const { t } = useTranslation("pulse");
  const { visit } = useVisitFacts();
  const { start } = visit.appointment;
  const points = rateTrend([...earlier, { start, data: value }]);
  if (points.length === 0 || earlier.length === 0) return null;
  return (
    <details className={classes.all}>
      <summary>{t("whole.course")}</summary>
      <Trend
        label={t("whole.rate")}
        points={points}
        band={rateBand(visit.patient.age)}
        unit="bpm"
        current={start}
        digits={0}
        figure="pulse.pulse_rate"
      />
    </details>
  );
}

type RateProps = {
  value: number | null;
  band: Band;
  onChange: (rate: number | null) => void;
};

/** The rate. A value that cannot be one stays in the field with an error and is not stored. */
function Rate({ value, band, onChange }: RateProps) {
  const { t } = useTranslation("pulse");
  const [refused, setRefused] = useState<number>();
  const [low, high] = PULSE_RATE_POSSIBLE;
  const usual = { low: band[0] ?? low, high: band[1] ?? high };
  const position = value === null ? "inside" : positionInBand(value, band);
  return (
    <NumberField
      id="pulse-rate"
      label={t("whole.rate")}
      unit="bpm"
      value={refused ?? value}
      error={refused === undefined ? undefined : t("whole.refused", { low, high })}
      help={t(position === "inside" ? "whole.usual" : `whole.${position}`, usual)}
      onChange={(rate) => {
        const fits = rate === null || (Number.isInteger(rate) && rate >= low && rate <= high);
        setRefused(fits ? undefined : rate);
        onChange(fits ? rate : null);
      }}
    />
  );
}
