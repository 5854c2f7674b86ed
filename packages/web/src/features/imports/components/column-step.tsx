import { Button } from "@mantine/core";
import type { Import } from "@meridian/core/contracts/imports/imports";
import { SelectField } from "@meridian/ui/forms/fields";
import { FormActions } from "@meridian/ui/forms/form-view";
import { formatDate, formatNumber } from "@meridian/ui/i18n/format";
import { Notice } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { type ImportField, JOINED_FIELDS, type Mapping } from "../model/patient-fields.ts";
import { datesOf, type OpenSheet } from "../model/use-file.ts";
import { LIMITS } from "../reading/limits.ts";
import { cellsOf } from "../reading/table.ts";
import classes from "./imports.module.css";

type ColumnStepProps = {
  sheet: OpenSheet;
  fields: readonly ImportField[];
  resumed: Import | undefined;
  onHeader: (header: number) => void;
  onChange: (changes: Partial<OpenSheet>) => void;
  onNext: () => void;
  onBack: () => void;
};

const hasName = (mapping: Mapping) =>
  mapping.some((field) => field === "name" || field === "first_name" || field === "last_name");

/** Says what each column holds. The guesses are shown with examples from the file. */
export function ColumnStep({ sheet, fields, resumed, onHeader, onChange, onNext, onBack }: ColumnStepProps) {
  const { t } = useTranslation("imports");
  const { t: patients } = useTranslation("patients");
  const { table, header, columns, mapping } = sheet;
  const choose = (column: number, value: string) => {
    const chosen = fields.find((field) => field === value) ?? null;
    const next = mapping.map((field, index) => {
      if (index === column) return chosen;
      // A field that takes one column leaves the one that had it.
      return field === chosen && chosen !== null && !JOINED_FIELDS.has(chosen) ? null : field;
    });
    onChange({ mapping: next, ...datesOf(table, header, next) });
  };
  const label = (field: ImportField) =>
    field === "first_name" || field === "last_name" ? t(`columns.${field}`) : patients(`field.${field}`);
  const options = fields.map((field) => ({ value: field, label: label(field) }));
  return (
    <>
      <p>
        {t("columns.rows", {
          count: table.rows.length - header - 1,
          number: formatNumber(table.rows.length - header - 1),
        })}
      </p>
      {resumed && (
        <Notice tone="blue">
          {t("columns.resumed", {
            date: formatDate(resumed.started_at),
            count: resumed.created + resumed.merged,
          })}
        </Notice>
      )}
      {!resumed && sheet.remembered && <Notice tone="blue">{t("columns.remembered")}</Notice>}
      <SelectField
        label={t("columns.header")}
        value={String(header)}
        empty={false}
        onChange={(value) => onHeader(Number(value))}
        options={[
          { value: "-1", label: t("columns.noHeader") },
          ...table.rows.slice(0, LIMITS.headerRows).map((row, index) => ({
            value: String(index),
            label: t("columns.headerRow", {
              number: table.numbers[index] ?? index + 1,
              text: cellsOf(row).filter(Boolean).join(" · ").slice(0, 60),
            }),
          })),
        ]}
      />
      <ul className={classes.columns} aria-label={t("columns.list")}>
        {columns.map(({ index, header: name, examples }) => (
          <li key={index}>
            <div className={classes.column}>
              <strong>{name || t("columns.unnamed", { number: index + 1 })}</strong>
              <span className={classes.examples}>{examples.join(" · ") || t("columns.empty")}</span>
            </div>
            <SelectField
              label={t("columns.holds", { name: name || index + 1 })}
              hideLabel
              value={mapping[index] ?? ""}
              empty={t("columns.none")}
              onChange={(value) => choose(index, value)}
              options={options}
            />
          </li>
        ))}
      </ul>
      {!hasName(mapping) && <Notice tone="amber">{t("columns.nameNeeded")}</Notice>}
      <FormActions>
        <Button onClick={onNext} disabled={!hasName(mapping)}>
          {t("action.next")}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t("action.otherFile")}
        </Button>
      </FormActions>
    </>
  );
}
