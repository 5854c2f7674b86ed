import { technics } from "@meridian/core/clinical/acupuncture/needling-techniques";
import { pointWords } from "@meridian/core/clinical/acupuncture/point-changes";
import { totalGrams } from "@meridian/core/clinical/materia/formula-maths";
import { placeName } from "@meridian/core/clinical/osteopathy/osteopathic-techniques";
import { intakeWords } from "@meridian/core/clinical/supplements/supplement-words";
import { otherName } from "@meridian/core/clinical/treatments/other-treatments";
import type { PlannedPoint } from "@meridian/core/contracts/treatments/pre-made";
import type { GivenCustomTreatment } from "@meridian/core/contracts/visits/sections/custom-treatments";
import type { PrescribedFormula } from "@meridian/core/contracts/visits/sections/formulas";
import type { AppliedTechnique } from "@meridian/core/contracts/visits/sections/osteopathic-treatment";
import type { OtherTreatment } from "@meridian/core/contracts/visits/sections/other-treatments";
import type { PrescribedSubstance } from "@meridian/core/contracts/visits/sections/substances";
import type { ChosenSupplement } from "@meridian/core/contracts/visits/sections/supplements";
import { formatNumber } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useTranslation } from "react-i18next";
import { modifiedFormulaName as formulaTitle } from "../model/prescribed.ts";
import type { Repeatable } from "../model/repeatable.ts";
import { titleOf as techniqueTitle } from "../sections/osteopathic_treatment/words.ts";

/** A name and its details. */
export type RepeatableText = { title: string; details: string };

const line = (parts: readonly (string | false | null | undefined)[]) => parts.filter(Boolean).join(" · ");
const min = (minutes: number | null) => minutes !== null && `${minutes} min`;

/** How something given is read in the list. */
export function useRepeatableText(): (given: Repeatable) => RepeatableText {
  const { t } = useTranslation("treatments");
  const { t: say } = useTranslation("ingredients");
  const { t: tell } = useTranslation("repeat-treatment");
  const language = currentLanguage();
  const doses = ({ form, doses_per_day, days }: PrescribedFormula | PrescribedSubstance) => [
    say(`forms.${form}`),
    say("dosesADay", { count: doses_per_day }),
    tell("days", { count: days }),
  ];
  return (given) => {
    switch (given.kind) {
      case "body":
      case "ear":
        return pointTitle(given.name, given.points);
      case "ashi":
        return { title: given.text || tell("marks", { count: given.marks.length }), details: "" };
      case "advice":
        return { title: given.text, details: "" };
      case "formulas": {
        const formula = given.item as PrescribedFormula;
        const grams = `${formatNumber(totalGrams(formula.ingredients))} g`;
        return { title: formulaTitle(formula), details: line([grams, ...doses(formula)]) };
      }
      case "substances": {
        const substance = given.item as PrescribedSubstance;
        return {
          title: substance.name,
          details: line([`${formatNumber(substance.grams)} g`, ...doses(substance)]),
        };
      }
      case "supplements": {
        const taken = given.item as ChosenSupplement;
        return {
          title: taken.name,
          details: line([intakeWords(taken, language, formatNumber), taken.posology]),
        };
      }
      case "osteopathic_treatment": {
        const item = given.item as AppliedTechnique;
        const title = techniqueTitle(item, language, t("osteopathy.unnamed"));
        const places = item.places.map((place) => placeName(place, language)).join(", ");
        return {
          title,
          details: line([
            places !== title && places,
            item.side && t(`osteopathy.sides.${item.side}`),
            item.note,
          ]),
        };
      }
      case "other_treatments": {
        const item = given.item as OtherTreatment;
        return { title: otherName(item, language), details: line([min(item.minutes), item.area, item.note]) };
      }
      case "custom_treatments": {
        const item = given.item as GivenCustomTreatment;
        return { title: item.name, details: line([min(item.minutes), item.note]) };
      }
    }
  };
}

/** "ST36 left, right", and its techniques with the depth. */
function pointTitle(name: string, points: readonly PlannedPoint[]): RepeatableText {
  const language = currentLanguage();
  const { sides, stimulations } = pointWords[language];
  const [first] = points;
  const code = first && !first.id.startsWith("pnt_") ? first.id : name;
  const used = technics.filter(({ id }) => first?.technics.includes(id)).map((one) => one[language]);
  return {
    title: code,
    details: line([
      points.map(({ side }) => sides[side]).join(", "),
      used.join(", "),
      first?.depth,
      first?.stimulation && stimulations[first.stimulation],
    ]),
  };
}
