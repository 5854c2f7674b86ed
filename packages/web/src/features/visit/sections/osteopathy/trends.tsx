import { motionRanges } from "@meridian/core/clinical/osteopathy/osteopathy-ranges";
import type { OsteopathyWords } from "@meridian/core/clinical/osteopathy/osteopathy-words";
import { type Osteopathy, osteopathy } from "@meridian/core/contracts/visits/sections/osteopathy";
import { useTranslation } from "react-i18next";
import { Trend } from "../../frame/trend.tsx";
import { useOsteopathyWords } from "../../terms/term-words.tsx";
import classes from "./osteopathy.module.css";
import { jointRangeName, type Say } from "./words.ts";

type Examined = { start: string; data: Osteopathy };
type TrendsProps = { now: Examined; earlier: readonly Examined[] };

const FIGURES = ["osteo_pain_max", "osteo_restricted", ...motionRanges.map(({ key }) => `rom_${key}`)];

/** Plots of all figures that at least two visits have. */
export function Trends({ now, earlier }: TrendsProps) {
  const { t } = useTranslation("osteopathy");
  const words = useOsteopathyWords();
  const results = [...earlier, now].map(({ start, data }) => ({
    start,
    figures: osteopathy.figures?.(data) ?? {},
  }));
  const plots = FIGURES.map((key) => ({
    key,
    points: results.flatMap(({ start, figures: { [key]: value } }) =>
      value !== undefined && Number.isFinite(value) ? [{ start, value }] : [],
    ),
  })).filter(({ points }) => points.length > 1);
  if (plots.length === 0) return <p className={classes.none}>{t("course.none")}</p>;
  return (
    <div className={classes.plots}>
      {plots.map(({ key, points }) => (
        <Trend
          key={key}
          points={points}
          current={now.start}
          digits={1}
          {...facts(t, words, key)}
          figure={`osteopathy.${key}`}
        />
      ))}
    </div>
  );
}

function facts(say: Say, words: OsteopathyWords, key: string) {
  if (key === "osteo_pain_max") return { label: say("course.pain"), digits: 0 };
  const range = words.range(key.replace("rom_", ""));
  if (!range) return { label: say("course.restricted"), digits: 0 };
  return {
    label: jointRangeName(say, words, range),
    unit: "°",
    band: range.usual === null ? undefined : ([range.usual, null] as const),
  };
}
