import { type RyodorakuReading, readRyodoraku } from "@meridian/core/clinical/ryodoraku/ryodoraku";
import { publishedLimits } from "@meridian/core/clinical/ryodoraku/ryodoraku-catalogue";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { usePublished } from "@meridian/ui/catalogue/use-published";
import { CheckboxField, TextareaField } from "@meridian/ui/forms/fields";
import { formatDate } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SectionResult } from "../../api/results.ts";
import { PreviousResult, usePreviousResults } from "../../frame/prior-results.tsx";
import shared from "../../frame/section.module.css";
import type { EditProps, ViewProps } from "../../frame/section-props.ts";
import { settingsOf } from "../../model/ryodoraku.ts";
import { useRyodorakuLines } from "../../terms/term-words.tsx";
import { Chart } from "./chart.tsx";
import { Evaluation } from "./evaluation.tsx";
import { FigureTrend } from "./figure-trend.tsx";
import { Limits } from "./limits.tsx";
import { Readings } from "./readings.tsx";
import classes from "./ryodoraku.module.css";
import { ReadingTable } from "./table.tsx";

type Data = SectionData<"ryodoraku">;

/** The twenty-four readings with the previous ones beside them, their evaluation, and figures over the visits. */
export function Edit({ value, onChange, onRemoved }: EditProps<Data>) {
  const { t } = useTranslation("ryodoraku");
  const clinic = useClinicLimits();
  const settings = settingsOf(value, clinic);
  const reading = readRyodoraku(value.readings, settings, useRyodorakuLines());
  const { earlier } = usePreviousResults("ryodoraku");
  const [last] = earlier;
  return (
    <div className={classes.stack}>
      <p className={classes.purpose}>{t("purpose")}</p>
      <PreviousResult section="ryodoraku" View={View} />
      <Readings
        value={value}
        reading={reading}
        clinic={clinic}
        previous={last?.data.readings}
        onChange={onChange}
        onRemoved={onRemoved}
      />
      {reading.count > 0 && (
        <>
          <Evaluation reading={reading} settings={settings} />
          <Limits
            settings={settings}
            clinic={clinic}
            onAdopt={() => onChange({ ...value, settings: clinic })}
          />
          <ChartWithPrevious reading={reading} last={last} />
        </>
      )}
      {last && <FigureTrend value={value} earlier={earlier} />}
      <TextareaField
        id="ryodoraku-note"
        label={t("note")}
        rows={2}
        value={value.note}
        onChange={(note) => onChange({ ...value, note })}
      />
    </div>
  );
}

/** The limits for a new measurement: the clinic's own, or those that are published. */
function useClinicLimits(): Data["settings"] {
  const own = useSession().space?.ryodoraku ?? null;
  const { overlay } = usePublished("ryodoraku-limits", { enabled: own === null, follows: own === null });
  return own ?? publishedLimits(overlay);
}

type ChartWithPreviousProps = { reading: RyodorakuReading; last: SectionResult<"ryodoraku"> | undefined };

/** The chart, with the last visit's readings drawn over it unless they are switched off. */
function ChartWithPrevious({ reading, last }: ChartWithPreviousProps) {
  const { t } = useTranslation("ryodoraku");
  const [showPrevious, setShowPrevious] = useState(true);
  return (
    <>
      <Chart
        reading={reading}
        previous={showPrevious && last ? { start: last.start, readings: last.data.readings } : undefined}
      />
      {last && (
        <CheckboxField
          id="ryodoraku-overlay"
          label={t("overlay", { date: formatDate(last.start) })}
          value={showPrevious}
          onChange={setShowPrevious}
        />
      )}
    </>
  );
}

/** The measurement of a finished visit, with the previous one in the chart and figures over the visits. */
export function Read({ value }: ViewProps<Data>) {
  const { earlier } = usePreviousResults("ryodoraku");
  return (
    <div className={classes.stack}>
      <PreviousResult section="ryodoraku" View={View} />
      <Reading value={value} chart={(reading) => <ChartWithPrevious reading={reading} last={earlier[0]} />} />
      {earlier.length > 0 && <FigureTrend value={value} earlier={earlier} />}
    </div>
  );
}

export const View = ({ value }: ViewProps<Data>) => (
  <Reading value={value} chart={(reading) => <Chart reading={reading} />} />
);

type ReadingProps = ViewProps<Data> & { chart: (reading: RyodorakuReading) => ReactNode };

function Reading({ value, chart }: ReadingProps) {
  const { t } = useTranslation("ryodoraku");
  const reading = readRyodoraku(value.readings, value.settings, useRyodorakuLines());
  return (
    <div className={classes.stack}>
      {reading.count > 0 && (
        <>
          <p className={classes.purpose}>{t("purpose")}</p>
          <Evaluation reading={reading} settings={value.settings} />
          <Limits settings={value.settings} />
          {chart(reading)}
          <ReadingTable reading={reading} />
        </>
      )}
      {value.note && <p className={shared.prose}>{value.note}</p>}
    </div>
  );
}
