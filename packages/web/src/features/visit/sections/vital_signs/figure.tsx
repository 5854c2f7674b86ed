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
  /** The newest figure of an earlier visit. */
  last: TrendPoint | undefined;
  course: readonly TrendPoint[];
  band: Band;
  plotted: boolean;
  onPlot: () => void;
};

type FigureProps = SignProps & {
  value: number | null;
  /** The lower pressure is above the upper one. */
  crossed: boolean;
  onChange: (value: number | null) => void;
  onConfirm: () => void;
};

/** One figure to type: unusual ones are asked about, impossible ones refused. */
export function Figure({ value, crossed, onChange, onConfirm, ...props }: FigureProps) {
  const { t } = useTranslation("visit");
  const { sign, judgement } = props;
  const [low, high] = sign.possible;
  const errors: Partial<Record<Judgement, string>> = {
    impossible: t("vitals.impossible", { low: formatNumber(low), high: formatNumber(high) }),
    unreadable: t("vitals.unreadable"),
  };
  const asks = judgement === "ask" && !crossed;
  const doubt = crossed ? t("vitals.crossed") : asks ? t("vitals.ask") : undefined;
  return (
    <div className={classes.figure} data-judgement={judgement}>
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
        <Notes {...props} />
      </div>
    </div>
  );
}

/** One figure that is not typed: made of others, or read. Not there while neither now nor before had one. */
export function Told({ value, ...props }: SignProps & { value: number | undefined }) {
  const { sign, last } = props;
  if (value === undefined && last === undefined) return null;
  return (
    <div className={classes.figure}>
      <p className={classes.label}>{sign[currentLanguage()]}</p>
      <p className={`${classes.derived} num`}>
        {value === undefined ? "–" : formatNumber(value)} {sign.unit}
      </p>
      <div className={classes.notes}>
        <Notes {...props} />
      </div>
    </div>
  );
}

/** How the figure stands, the one before it, and its course behind a small drawing of it. */
function Notes({ sign, judgement, last, course, band, plotted, onPlot }: SignProps) {
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

/** Outside the usual range, in words. */
export function Level({ judgement }: { judgement: Judgement }) {
  const { t } = useTranslation("visit");
  if (judgement !== "low" && judgement !== "high") return null;
  return <span className={classes.level}>{t(`vitals.${judgement}`)}</span>;
}
