import { Button, Radio } from "@mantine/core";
import "@mantine/core/styles/Radio.layer.css";
import { FormActions } from "@meridian/ui/forms/form-view";
import { today } from "@meridian/ui/i18n/format";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DateOrder } from "../guessing/dates.ts";
import type { DuplicateRule } from "../model/decisions.ts";
import { birthdaysOf, type OpenSheet } from "../model/use-file.ts";
import { DateOrderChoice } from "./date-order.tsx";

const RULES: readonly DuplicateRule[] = ["skip", "merge", "add"];

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
  return (
    <>
      <DateOrderChoice
        texts={{ order: t("dates.order"), certain: t("dates.certain") }}
        dates={sheet.dates}
        values={birthdaysOf(sheet.table, sheet.header, sheet.mapping)}
        order={order}
        horizon={today()}
        onOrder={(chosen) => {
          setOrder(chosen);
          onOrder(chosen);
        }}
      />
      <Radio.Group
        label={t("duplicates.label")}
        description={t("duplicates.help")}
        value={rule}
        onChange={(value) => onRule(RULES.find((one) => one === value) ?? "skip")}
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
