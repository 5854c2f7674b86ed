import { Button, Radio } from "@mantine/core";
import "@mantine/core/styles/Radio.layer.css";
import { FormActions } from "@meridian/ui/forms/form-view";
import { formatDate, today } from "@meridian/ui/i18n/format";
import { Notice } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DATE_ORDERS, type DateOrder, parseDate } from "../guessing/dates.ts";
import type { DuplicateRule } from "../model/decisions.ts";
import { birthdaysOf, type OpenSheet } from "../model/use-file.ts";
import classes from "./imports.module.css";

const RULES: readonly DuplicateRule[] = ["skip", "merge", "add"];
const EXAMPLES = 3;

type DatesStepProps = {
  sheet: OpenSheet;
  rule: DuplicateRule;
  onOrder: (order: DateOrder) => void;
  onRule: (rule: DuplicateRule) => void;
  onNext: () => void;
  onBack: () => void;
};

/** Asks for the order of dates that fit several, and what becomes of people who are there already. */
export function DatesStep({ sheet, rule, onOrder, onRule, onNext, onBack }: DatesStepProps) {
  const { t } = useTranslation("imports");
  const asks = sheet.dates === "either" || sheet.dates === "both";
  const [order, setOrder] = useState<DateOrder | undefined>(
    asks && !sheet.remembered ? undefined : sheet.dateOrder,
  );
  const values = birthdaysOf(sheet.table, sheet.header, sheet.mapping).filter(Boolean).slice(0, EXAMPLES);
  const read = (text: string, by: DateOrder) => {
    const day = parseDate(text, by, today());
    return day ? formatDate(day, "long") : t("dates.unread");
  };
  const choose = (value: string) => {
    setOrder(value as DateOrder);
    onOrder(value as DateOrder);
  };
  return (
    <>
      {sheet.dates === "both" && <Notice tone="amber">{t("dates.both")}</Notice>}
      {sheet.dates === "none" ? (
        values.length > 0 && <p>{t("dates.certain")}</p>
      ) : (
        <Radio.Group label={t("dates.order")} value={order ?? ""} onChange={choose}>
          {DATE_ORDERS.map((one) => (
            <Radio
              key={one}
              mt="xs"
              value={one}
              label={t(`dates.${one}`)}
              description={values.map((text) => `${text} → ${read(text, one)}`).join(" · ")}
            />
          ))}
        </Radio.Group>
      )}
      {sheet.dates === "none" && values.length > 0 && (
        <p className={classes.examples}>
          {values.map((text) => `${text} → ${read(text, sheet.dateOrder)}`).join(" · ")}
        </p>
      )}
      <Radio.Group
        label={t("duplicates.label")}
        description={t("duplicates.help")}
        value={rule}
        onChange={(value) => onRule(value as DuplicateRule)}
      >
        {RULES.map((one) => (
          <Radio key={one} mt="xs" value={one} label={t(`duplicates.${one}`)} />
        ))}
      </Radio.Group>
      <FormActions>
        <Button onClick={onNext} disabled={asks && order === undefined}>
          {t("action.preview")}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t("action.back")}
        </Button>
      </FormActions>
    </>
  );
}
