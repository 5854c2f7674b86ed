import { type CatalogueKey, catalogues } from "@meridian/core/clinical/catalogues/catalogues";
import type {
  Content,
  FieldDescription,
  Place,
  Portion,
} from "@meridian/core/clinical/catalogues/description";
import { formatNumber } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useTranslation } from "react-i18next";
import { useCatalogue } from "../api/catalogues.ts";

type Words = { en: string; pt: string };

/** Fields that need more than their name. */
const HELPED = [
  "answers",
  "body",
  "bodySms",
  "functions",
  "inn",
  "names",
  "other_cautions",
  "other_indications",
  "patterns",
  "productName",
  "scores",
  "substances",
  "test_code",
  "uses",
  "why",
] as const;

/** The languages of fields that hold a text in one language, whatever the interface's. */
export const WRITTEN_IN: Readonly<Record<string, string>> = {
  zh: "zh-Hans",
  zh_hant: "zh-Hant",
  name_pt: "pt",
  latin: "la",
  species: "la",
};

/** "1,5 g", but "50°". */
const withUnit = (figure: string, unit: string) =>
  unit === "°" ? `${figure}${unit}` : `${figure} ${unit}`.trim();

/** Fields that mean something else in one catalogue. */
const OWN_HELP: Readonly<Record<string, string>> = {
  "sms.body": "bodySms",
  "osteo-tests.code": "test_code",
  "supplements.name": "productName",
};

/** Amounts of choices of a list, in the field's unit or each in its own. */
const portionsText = (
  portions: readonly (Portion | Content)[],
  nameOf: (item: string) => string,
  unit?: string,
) =>
  portions
    .map((one) =>
      one.amount === null
        ? nameOf(one.item)
        : `${nameOf(one.item)} ${formatNumber(one.amount)} ${unit ?? ("unit" in one ? one.unit : "")}`,
    )
    .join(", ") || "–";

/** The name of a field, what to write in it, and the words for its values. */
export function useFieldText(catalogue: CatalogueKey) {
  const { t } = useTranslation("catalogues");
  const { data } = useCatalogue(catalogue);
  const described: Readonly<Record<string, FieldDescription>> = catalogues[catalogue].fields;
  /** Some values have another name in a field of their own. */
  const choiceName = (name: string, value: string) =>
    value === ""
      ? t("nothing")
      : t([`choicesOf.${name}.${value}` as "choicesOf.moxa.no", `choices.${value}` as "choices.caution"]);
  const listedName = (name: string, value: string) => {
    const option = data?.options[name]?.find((one) => one.value === value);
    return option ? option[currentLanguage()] : value;
  };
  const valueText = (name: string, value: unknown): string => {
    const field = described[name];
    if (value === undefined || field === undefined) return "–";
    if (field.kind === "flag") return t(value ? "yes" : "no");
    if (field.kind === "number")
      return value === null ? "–" : withUnit(formatNumber(Number(value)), field.unit);
    if (field.kind === "choice") return choiceName(name, String(value));
    if (field.kind === "listed") return listedName(name, String(value)) || "–";
    if (field.kind === "several")
      return (value as string[]).map((one) => listedName(name, one)).join(", ") || "–";
    if (field.kind === "composition")
      return portionsText(value as Portion[], (item) => listedName(name, item), field.unit);
    if (field.kind === "contents") return portionsText(value as Content[], (item) => listedName(name, item));
    if (field.kind === "places")
      return (
        (value as Place[])
          .map(
            (place) => `${t(`places.views.${place.view}` as "places.views.front")}: ${t("places.at", place)}`,
          )
          .join(" · ") || "–"
      );
    if (field.kind === "words") {
      const { en, pt } = value as Words;
      return [en, pt].filter(Boolean).join(" · ") || "–";
    }
    return String(value) || "–";
  };
  return {
    /** What to write in a field, where its name does not say it. */
    fieldHelp: (name: string) => {
      const own = OWN_HELP[`${catalogue}.${name}`] ?? name;
      const help = HELPED.find((one) => one === own);
      return help && t(`help.${help}`);
    },
    fieldName: (name: string) => t(`fields.${name}` as "fields.taken"),
    choiceName,
    valueText,
    /** The same in a list, where a text in both languages is shown in the interface's, or in the one it has. */
    shortText: (name: string, value: unknown) => {
      if (described[name]?.kind !== "words" || value === undefined) return valueText(name, value);
      const words = value as Words;
      return words[currentLanguage()] || words.en || words.pt || "–";
    },
    /** Whether a value is a word or a figure, which is hard to compare where it is broken in two. */
    isWord: (name: string) => ["choice", "flag", "number"].includes(described[name]?.kind ?? ""),
    options: data?.options ?? {},
  };
}
