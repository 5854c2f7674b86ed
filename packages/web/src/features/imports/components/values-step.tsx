import { Button } from "@mantine/core";
import { VALUE_FIELDS } from "@meridian/core/contracts/imports/imports";
import { SelectField } from "@meridian/ui/forms/fields";
import { FormActions } from "@meridian/ui/forms/form-view";
import { formatNumber, today } from "@meridian/ui/i18n/format";
import { Notice, Skeleton } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DateOrder } from "../guessing/dates.ts";
import { type Choices, type ClinicOptions, type ValueInFile, valueKey } from "../model/clinic-values.ts";
import { appointmentDatesOf, type OpenSheet } from "../model/use-file.ts";
import { DateOrderChoice } from "./date-order.tsx";
import classes from "./imports.module.css";

type ValuesStepProps = {
  sheet: OpenSheet;
  /** Undefined while the clinic or the rows are being read. */
  values: readonly ValueInFile[] | undefined;
  options: ClinicOptions | undefined;
  choices: Choices;
  onOrder: (order: DateOrder) => void;
  onChoose: (key: string, id: string) => void;
  onNext: () => void;
  onBack: () => void;
};

/** Asks for the order of dates, and what the file's professionals, types and rooms are in the clinic. */
export function ValuesStep({ sheet, onOrder, onNext, onBack, ...lists }: ValuesStepProps) {
  const { t } = useTranslation("imports");
  const { dates, dateOrder, remembered, mapping } = sheet.appointments;
  const asks = dates === "either" || dates === "both";
  const [order, setOrder] = useState<DateOrder | undefined>(asks && !remembered ? undefined : dateOrder);
  const isOpen = lists.values?.some(({ field, text }) => !lists.choices.get(valueKey(field, text))) ?? true;
  return (
    <>
      <DateOrderChoice
        texts={{ order: t("appointments.dates.order"), certain: t("appointments.dates.certain") }}
        dates={dates}
        values={appointmentDatesOf(sheet.table, sheet.header, mapping)}
        order={order}
        horizon={`${Number(today().slice(0, 4)) + 5}${today().slice(4)}`}
        onOrder={(chosen) => {
          setOrder(chosen);
          onOrder(chosen);
        }}
      />
      <ValueLists {...lists} />
      {isOpen && lists.values && <Notice tone="amber">{t("appointments.values.open")}</Notice>}
      <FormActions>
        <Button onClick={onNext} disabled={(asks && order === undefined) || !lists.values}>
          {t("action.preview")}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t("action.back")}
        </Button>
      </FormActions>
    </>
  );
}

function ValueLists({
  values,
  options,
  choices,
  onChoose,
}: Pick<ValuesStepProps, "values" | "options" | "choices" | "onChoose">) {
  const { t } = useTranslation("imports");
  if (!values || !options) return <Skeleton lines={4} />;
  return VALUE_FIELDS.map((field) => {
    const own = values.filter((value) => value.field === field);
    const title = t(`appointments.field.${field}`);
    return (
      <section key={field} aria-label={title}>
        <h3>{title}</h3>
        <ul className={classes.columns} aria-label={t("appointments.values.list", { field: title })}>
          {own.map(({ text, rows }) => {
            const name = text || t("appointments.values.none");
            return (
              <li key={text}>
                <div className={classes.column}>
                  <strong>{name}</strong>
                  <span className={classes.examples}>
                    {t("appointments.values.rows", { count: rows, number: formatNumber(rows) })}
                  </span>
                </div>
                <SelectField
                  label={t("appointments.values.is", { field: title, name })}
                  hideLabel
                  value={choices.get(valueKey(field, text)) ?? ""}
                  empty={t("appointments.values.leaveOut")}
                  onChange={(id) => onChoose(valueKey(field, text), id)}
                  options={options[field].map(({ id, label }) => ({ value: id, label }))}
                />
              </li>
            );
          })}
        </ul>
      </section>
    );
  });
}
