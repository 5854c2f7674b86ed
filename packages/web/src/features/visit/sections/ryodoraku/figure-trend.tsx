import { RYODORAKU_RATIOS } from "@meridian/core/clinical/ryodoraku/ryodoraku";
import { RYODORAKU_KEYS } from "@meridian/core/clinical/ryodoraku/ryodoraku-terms";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { SelectField } from "@meridian/ui/forms/fields";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SectionResult } from "../../api/results.ts";
import { Trend } from "../../frame/trend.tsx";
import { useVisitFacts } from "../../frame/visit-context.tsx";
import { figureOf, isReadingKey, type RyodorakuFigure, trendOf } from "../../model/ryodoraku.ts";
import { useReadingNames } from "./reading-names.ts";
import classes from "./ryodoraku.module.css";

type FigureTrendProps = { value: SectionData<"ryodoraku">; earlier: readonly SectionResult<"ryodoraku">[] };

/** The mean, a ratio or one reading over the visits, with its usual range. */
export function FigureTrend({ value, earlier }: FigureTrendProps) {
  const { t } = useTranslation("ryodoraku");
  const words = useReadingNames();
  const { start } = useVisitFacts().visit.appointment;
  const [figure, setFigure] = useState<RyodorakuFigure>("mean");
  const label = (one: RyodorakuFigure) => {
    if (isReadingKey(one)) return words.reading(one);
    return one === "mean" ? t("mean") : t(`ratios.${one}`);
  };
  const choices: readonly RyodorakuFigure[] = ["mean", ...RYODORAKU_RATIOS, ...RYODORAKU_KEYS];
  const measured = Object.keys(value.readings).length > 0;
  const { points, band } = trendOf(figure, measured ? [...earlier, { start, data: value }] : earlier);
  return (
    <details className={classes.course}>
      <summary>{t("course")}</summary>
      <SelectField
        id="ryodoraku-followed"
        label={t("followed")}
        empty={false}
        options={choices.map((one) => ({ value: one, label: label(one) }))}
        value={figure}
        onChange={(chosen) => setFigure(choices.find((one) => one === chosen) ?? "mean")}
      />
      <Trend
        label={label(figure)}
        points={points}
        band={band}
        unit={isReadingKey(figure) || figure === "mean" ? "µA" : undefined}
        current={start}
        figure={`ryodoraku.${figureOf(figure)}`}
      />
    </details>
  );
}
