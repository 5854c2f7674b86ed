import {
  normalRange,
  pressuresFit,
  type VitalSign,
  vitalSigns,
  withDerived,
} from "@meridian/core/clinical/anamnesis/vital-signs";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { formatNumber } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { memo, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { PreviousResult, usePreviousResults } from "../../frame/prior-results.tsx";
import shared from "../../frame/section.module.css";
import type { EditProps, ViewProps } from "../../frame/section-props.ts";
import { Trend } from "../../frame/trend.tsx";
import { useVisitFacts } from "../../frame/visit-context.tsx";
import type { TrendPoint } from "../../model/trend.ts";
import { courseOf, DERIVED, judge, TYPED } from "../../model/vitals.ts";
import { DerivedFigure, Figure, Level } from "./figure.tsx";
import { PainRead } from "./pain-read.tsx";
import classes from "./vital-signs.module.css";

type Vitals = SectionData<"vital_signs">;

/** The vital signs, each with its unit, its last value and its values over the visits. */
export function Edit({ value, onChange }: EditProps<Vitals>) {
  const [plotted, setPlotted] = useState<string>();
  const { earlier } = usePreviousResults("vital_signs");
  const onPlot = useCallback((key: string) => setPlotted((before) => (before === key ? undefined : key)), []);
  return (
    <>
      <PreviousResult section="vital_signs" View={View} />
      <div className={classes.vitals}>
        {[...TYPED, ...DERIVED].map((sign) => (
          <Sign
            key={sign.key}
            sign={sign}
            earlier={earlier}
            onChange={onChange}
            onPlot={onPlot}
            measured={value.values[sign.key]}
            confirmed={value.confirmed.includes(sign.key)}
            pressuresSwapped={sign.key === "diastolic_bp" && !pressuresFit(value.values)}
            plotted={plotted === sign.key}
          />
        ))}
      </div>
    </>
  );
}

type Earlier = ReturnType<typeof usePreviousResults<"vital_signs">>["earlier"];
type SignProps = Pick<EditProps<Vitals>, "onChange"> & {
  sign: VitalSign;
  measured: number | undefined;
  /** Whether an unusual value was confirmed. */
  confirmed: boolean;
  pressuresSwapped: boolean;
  earlier: Earlier;
  plotted: boolean;
  onPlot: (key: string) => void;
};

/** Memoized on what it shows, so that typing one value does not render the others. */
const Sign = memo((props: SignProps) => {
  const { sign, measured, confirmed, pressuresSwapped, onChange, plotted, onPlot } = props;
  const { key } = sign;
  const { age } = useVisitFacts().visit.patient;
  const set = (typed: number | null) =>
    onChange(({ values: { [key]: _, ...rest }, confirmed: before }) => ({
      values: withDerived(typed === null ? rest : { ...rest, [key]: typed }),
      confirmed: before.filter((one) => one !== key),
    }));
  const figure = { ...useCourse(sign, props), plotted, onPlot: () => onPlot(key) };
  // Pain is asked with the complaint. Visits that recorded it here keep it and can correct it.
  if (key === "pain_vas" && measured === undefined)
    return (
      <>
        <PainRead />
        <Plot {...figure} />
      </>
    );
  return (
    <>
      {DERIVED.includes(sign) ? (
        <DerivedFigure {...figure} value={measured} judgement={judge(sign, measured, [key], age)} />
      ) : (
        <Figure
          {...figure}
          value={measured ?? null}
          judgement={judge(sign, measured, confirmed ? [key] : [], age)}
          pressuresSwapped={pressuresSwapped}
          onChange={set}
          onConfirm={() => onChange((now) => ({ ...now, confirmed: [...now.confirmed, key] }))}
        />
      )}
      <Plot {...figure} />
    </>
  );
});

/** A sign's values over the visits, with the current one as typed. */
function useCourse(sign: VitalSign, { measured, earlier }: Pick<SignProps, "measured" | "earlier">) {
  const { visit } = useVisitFacts();
  const { start } = visit.appointment;
  const values = measured === undefined ? {} : { [sign.key]: measured };
  const course = courseOf(sign.key, earlier, { start, values });
  return { sign, course, last: newestBefore(course, start), band: normalRange(sign, visit.patient.age) };
}

type PlotProps = Pick<ReturnType<typeof useCourse>, "sign" | "course" | "band"> & { plotted: boolean };

function Plot({ sign, course, band, plotted }: PlotProps) {
  const { start } = useVisitFacts().visit.appointment;
  if (!plotted || course.length === 0) return null;
  return (
    <div className={classes.plot}>
      <Trend
        label={sign[currentLanguage()]}
        points={course}
        band={band}
        unit={sign.unit}
        current={start}
        digits={sign.decimals}
        figure={`vital_signs.${sign.key}`}
      />
    </div>
  );
}

/** The vital signs of a finished visit, each with its previous value and its values over the visits. */
export function Read({ value: typed }: ViewProps<Vitals>) {
  const [plotted, setPlotted] = useState<string>();
  const { earlier } = usePreviousResults("vital_signs");
  const value = { ...typed, values: withDerived(typed.values) };
  const measured = vitalSigns.filter(({ key }) => value.values[key] !== undefined);
  return (
    <>
      <PreviousResult section="vital_signs" View={View} />
      <div className={classes.vitals}>
        {measured.map((sign) => (
          <ReadSign
            key={sign.key}
            sign={sign}
            measured={value.values[sign.key]}
            earlier={earlier}
            plotted={plotted === sign.key}
            onPlot={() => setPlotted(plotted === sign.key ? undefined : sign.key)}
          />
        ))}
      </div>
    </>
  );
}

type ReadSignProps = Pick<SignProps, "sign" | "measured" | "earlier" | "plotted"> & { onPlot: () => void };

function ReadSign({ sign, measured, earlier, ...plotting }: ReadSignProps) {
  const { age } = useVisitFacts().visit.patient;
  const figure = { ...useCourse(sign, { measured, earlier }), ...plotting };
  return (
    <>
      <DerivedFigure {...figure} value={measured} judgement={judge(sign, measured, [sign.key], age)} />
      <Plot {...figure} />
    </>
  );
}

const newestBefore = (course: readonly TrendPoint[], start: string) =>
  course.filter((point) => point.start < start).sort((a, b) => (a.start < b.start ? 1 : -1))[0];

export function View({ value }: ViewProps<Vitals>) {
  const { age } = useVisitFacts().visit.patient;
  const { t } = useTranslation("visit");
  const measured = vitalSigns.filter(({ key }) => value.values[key] !== undefined);
  if (measured.length === 0) return <p className={shared.nothing}>{t("nothing")}</p>;
  return (
    <dl className={shared.measures}>
      {measured.map((sign) => (
        <div key={sign.key}>
          <dt>{sign[currentLanguage()]}</dt>
          <dd className="num">
            {formatNumber(value.values[sign.key] ?? 0)} {sign.unit}{" "}
            <Level judgement={judge(sign, value.values[sign.key], value.confirmed, age)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
