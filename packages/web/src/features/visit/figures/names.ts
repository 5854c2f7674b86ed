import { lifeHabitTerms } from "@meridian/core/clinical/anamnesis/habit-terms";
import { normalRange, vitalSigns } from "@meridian/core/clinical/anamnesis/vital-signs";
import { motionRanges } from "@meridian/core/clinical/osteopathy/osteopathy-ranges";
import { RYODORAKU_RATIOS } from "@meridian/core/clinical/ryodoraku/ryodoraku";
import { RYODORAKU_KEYS } from "@meridian/core/clinical/ryodoraku/ryodoraku-terms";
import type { FigureFacts } from "@meridian/core/contracts/visits/figures";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useTranslation } from "react-i18next";
import { FIGURE_GROUPS, type Figure, groupOf } from "../model/figures.ts";
import { rateBand } from "../model/pulse.ts";
import { isReadingKey } from "../model/ryodoraku.ts";
import type { Band } from "../model/trend.ts";
import { jointRangeName } from "../sections/osteopathy/words.ts";
import { useReadingNames } from "../sections/ryodoraku/reading-names.ts";
import { useOsteopathyWords } from "../terms/term-words.tsx";

/** A figure with what has to be known to read it. */
export type NamedFigure = Figure & {
  label: string;
  unit: string;
  digits: number;
  band: Band | undefined;
  /** Position in its group. */
  order: number;
};
export type NamedGroup = { key: string; label: string; figures: readonly NamedFigure[] };

/** A figure's values as a plot takes them. */
export const pointsOf = ({ values }: Figure) =>
  values.map(({ visit: { start }, value }) => ({ start, value }));

/** Which of the clinic's own tests a figure belongs to: its key begins with it. */
const testOf = ({ key }: Figure) => key.split(".")[0] ?? "";

type FigureInfo = Partial<Pick<NamedFigure, "label" | "unit" | "digits" | "band" | "order">>;

/** Figures by their groups, named in the interface's language, with the usual ranges at an age. */
export function useNamedFigures(
  age: number | null,
  facts: Readonly<Record<string, FigureFacts>>,
  hasOsteopathy: boolean,
) {
  const about = useFigureInfo(age, hasOsteopathy);
  const { t } = useTranslation("results");
  return (figures: readonly Figure[]): NamedGroup[] => {
    const named = figures.map((figure): NamedFigure & { test: string | undefined } => {
      const { test, ...stored } = facts[figure.name] ?? {};
      const own = figure.section === "custom_tests" ? { label: t("figures.total") } : about(figure);
      return {
        ...figure,
        label: figure.key,
        unit: "",
        digits: 2,
        band: undefined,
        order: 99,
        ...own,
        ...stored,
        test,
      };
    });
    const listed = FIGURE_GROUPS.map((key) => ({
      key: key as string,
      label: t(`figures.group.${key}`),
      figures: named.filter((figure) => groupOf(figure) === key).sort((a, b) => a.order - b.order),
    }));
    const own = named.filter((figure) => groupOf(figure) === undefined);
    const tests = [...new Set(own.map(testOf))].map((key) => {
      const ofTest = own.filter((figure) => testOf(figure) === key);
      return { key, label: ofTest.find(({ test }) => test)?.test ?? t("figures.lostTest"), figures: ofTest };
    });
    return [...listed, ...tests].filter(({ figures: listed }) => listed.length > 0);
  };
}

/** What is known of a figure of the product's own by its key. */
function useFigureInfo(age: number | null, hasOsteopathy: boolean) {
  const { t } = useTranslation("results");
  const { t: ryodoraku } = useTranslation("ryodoraku");
  const { t: osteopathy } = useTranslation("osteopathy");
  const words = useReadingNames();
  const examination = useOsteopathyWords(hasOsteopathy);
  const bySection: Readonly<Record<string, (key: string) => FigureInfo>> = {
    complaint: () => ({ label: t("figures.intensity"), digits: 0 }),
    life_habits: (key) => {
      const habit = lifeHabitTerms.find((one) => one.key === key);
      if (habit?.kind !== "number" && habit?.kind !== "scale") return {};
      const { unit, decimals: digits } = habit;
      const language = currentLanguage();
      const order = lifeHabitTerms.indexOf(habit);
      return { label: habit[language], unit: unit?.[language] ?? "", digits, order };
    },
    vital_signs: (key) => {
      const sign = vitalSigns.find((one) => one.key === key);
      if (!sign) return {};
      const { unit, decimals: digits } = sign;
      const order = vitalSigns.indexOf(sign);
      return { label: sign[currentLanguage()], unit, digits, band: normalRange(sign, age), order };
    },
    pulse: () => ({ label: t("figures.rate"), unit: "bpm", digits: 0, band: rateBand(age) }),
    ryodoraku: (key) => {
      if (isReadingKey(key))
        return { label: words.reading(key), unit: "µA", order: RYODORAKU_KEYS.indexOf(key) };
      const ratio = RYODORAKU_RATIOS.find((one) => key === `ryodoraku_${one}`);
      if (!ratio) return { label: ryodoraku("mean"), unit: "µA", digits: 1, order: 0 };
      return { label: ryodoraku(`ratios.${ratio}`), order: 1 + RYODORAKU_RATIOS.indexOf(ratio) };
    },
    osteopathy: (key) => {
      if (key === "osteo_pain_max") return { label: osteopathy("course.pain"), digits: 0, order: 0 };
      const range = examination.range(key.replace("rom_", ""));
      if (!range) return { label: osteopathy("course.restricted"), digits: 0, order: 1 };
      return {
        label: jointRangeName(osteopathy, examination, range),
        unit: "°",
        digits: 1,
        band: range.usual === null ? undefined : [range.usual, null],
        order: motionRanges.findIndex((one) => one.key === range.key),
      };
    },
    tongue: (key) =>
      key === "tongue_cracks"
        ? { label: t("figures.cracks"), digits: 0, order: 1 }
        : { label: t("figures.cover"), order: 0 },
  };
  return ({ section, key }: Figure): FigureInfo => bySection[section]?.(key) ?? {};
}
