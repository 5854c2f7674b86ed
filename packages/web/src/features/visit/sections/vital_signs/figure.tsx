import { Button } from "@mantine/core";
import type { VitalSign } from "@meridian/core/clinical/anamnesis/vital-signs";
import { NumberField } from "@meridian/ui/forms/number-field";
import { formatDate, formatNumber } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useTranslation } from "react-i18next";
import { Sparkline } from "../../frame/trend.tsx";
import type { Band, TrendPoint } from "../../model/trend.ts";
import type { Judgement } from "../../model/vitals.ts";
import classes from "./vital-signs.module.css";

type SignProps = {
  sign: VitalSign;
  judgement: Judgement;
  /** The newest value of an earlier visit. */
  last: TrendPoint | undefined;
  course: readonly TrendPoint[];
  band: Band;
  plotted: boolean;
  onPlot: () => void;
};

type FigureProps = SignProps & {
  value: number | null;
  /** Whether the diastolic pressure is above the systolic one. */
  pressuresSwapped: boolean;
  onChange: (value: number | null) => void;
  onConfirm: () => void;
};

/** The field of a vital sign. Unusual values need a confirmation; impossible ones are refused. */
export function Figure({ value, pressuresSwapped, onChange, onConfirm, ...props }: FigureProps) {
  const { t } = useTranslation("visit");
  const { sign, judgement } = props;
  const [low, high] = sign.possible;
  const errors: Partial<Record<Judgement, string>> = {
    impossible: t("vitals.impossible", { low: formatNumber(low), high: formatNumber(high) }),
    unreadable: t("vitals.unreadable"),
  };
  const asks = judgement === "ask" && !pressuresSwapped;
  const doubt = pressuresSwapped ? t("vitals.crossed") : asks ? t("vitals.ask") : undefined;
  return (
    <div data-judgement={judgement}>
      <NumberField
        label={sign[currentLanguage()]}
        unit={sign.unit}
        digits={sign.decimals}
        value={value}
        onChange={onChange}
        error={errors[judgement] ?? doubt}
      />
      <div className={classes.notes}>
        {asks && (
          <Button size="compact-xs" variant="outline" color="yellow" onClick={onConfirm}>
            {t("vitals.confirm")}
          </Button>
        )}
        <FigureNotes {...props} />
      </div>
    </div>
  );
}

/** A vital sign computed from others or entered elsewhere. Renders nothing while no visit has a value. */
export function DerivedFigure({ value, ...props }: SignProps & { value: number | undefined }) {
  const { sign, last } = props;
  if (value === undefined && last === undefined) return null;
  return (
    <div>
      <p className={classes.label}>{sign[currentLanguage()]}</p>
      <p className={`${classes.derived} num`}>
        {value === undefined ? "–" : formatNumber(value)} {sign.unit}
      </p>
      <div className={classes.notes}>
        <FigureNotes {...props} />
      </div>
    </div>
  );
}

/** Whether the value is usual, the previous value, and a small plot that opens the large one. */
function FigureNotes({ sign, judgement, last, course, band, plotted, onPlot }: SignProps) {
  const { t } = useTranslation(["visit", "results"]);
  return (
    <>
      <Level judgement={judgement} />
      {last && (
        <>
          <span className="num">
            {t("vitals.lastOn", { value: formatNumber(last.value), date: formatDate(last.start, "numeric") })}
          </span>
          <button
            type="button"
            className={classes.spark}
            aria-expanded={plotted}
            aria-label={t("results:trend.show", { label: sign[currentLanguage()] })}
            title={t("results:trend.show", { label: sign[currentLanguage()] })}
            onClick={onPlot}
          >
            <Sparkline points={course} band={band} />
          </button>
        </>
      )}
    </>
  );
}

/** Text for a value outside the usual range. */
export function Level({ judgement }: { judgement: Judgement }) {
  const { t } = useTranslation("visit");
  if (judgement !== "low" && judgement !== "high") return null;
  return <span className={classes.level}>{t(`vitals.${judgement}`)}</span>;
}
