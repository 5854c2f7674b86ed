import {
  catalogueOfKind,
  type RevisedKind,
  type RevisedValue,
} from "@meridian/core/contracts/revisions/revisions";
import { formatDate, formatMoney, formatNumber } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import type history from "../locales/en/history.ts";

/** Names of fields and words for their values. */
export type FieldWords = {
  fieldName: (field: string) => string;
  valueText: (field: string, value: RevisedValue) => string;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isKey = <Texts extends object>(texts: Texts, key: string): key is keyof Texts & string => key in texts;
const lastPart = (field: string) => field.slice(field.lastIndexOf(".") + 1);

/** Fields whose values are codes with a name. */
const CODED = ["state", "status", "student_proof"];

/** The words for fields of everything that has none of its own. */
export function useHistoryWords(): FieldWords {
  const { t, i18n } = useTranslation("history");
  const { fields, values } = i18n.getResourceBundle(i18n.language, "history") as typeof history;
  const one = (field: string, value: string | number | boolean): string => {
    const name = lastPart(field);
    if (typeof value === "boolean") return t(value ? "values.true" : "values.false");
    if (typeof value === "number") return name.endsWith("_cents") ? formatMoney(value) : formatNumber(value);
    if (CODED.includes(name) && isKey(values, value)) return values[value];
    return DAY.test(value) ? formatDate(value) : value;
  };
  return {
    fieldName: (field) =>
      field
        .split(".")
        .map((part) => (isKey(fields, part) ? fields[part] : part))
        .join(" · "),
    valueText: (field, value) => {
      if (value === null) return "";
      return Array.isArray(value) ? value.map((item) => one(field, item)).join(", ") : one(field, value);
    },
  };
}

/** What a kind of change is about: "Plan", or the name of a catalogue. */
export function useKindName() {
  const { t } = useTranslation("history");
  const { t: named } = useTranslation("catalogues");
  return (kind: RevisedKind): string => {
    const catalogue = catalogueOfKind(kind);
    return catalogue ? named(`names.${catalogue}`) : t(`kinds.${kind}` as "kinds.alert");
  };
}
