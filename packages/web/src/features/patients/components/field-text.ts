import { formatDate } from "@meridian/ui/i18n/format";
import type { TFunction } from "i18next";
import type { PatientField } from "../model/patient-form.ts";

/** The value of a field in words; empty when nothing was entered. */
export function fieldText(t: TFunction<"patients">, field: PatientField, value: string | boolean): string {
  if (typeof value === "boolean") return value ? t("yes") : t("no");
  if (value === "") return "";
  if (field === "birthday" || field === "pregnancy_due") return formatDate(value);
  if (field === "gender") return t(`gender.${value as "male" | "female"}`);
  if (field === "marital_status") return t(`marital.${value as "single" | "married" | "widowed"}`);
  if (field === "language") return t(`language.${value as "en" | "pt"}`);
  return value;
}
