import { Button } from "@mantine/core";
import { MAX_PAID_TOGETHER } from "@meridian/core/contracts/billing/billing";
import { formatMoney } from "@meridian/ui/i18n/format";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./billing.module.css";
import PayTogether from "./pay-together.tsx";

type PayChosenProps = {
  /** Ticked appointments with what is still to be paid, in cents. */
  chosen: readonly { id: string; due: number }[];
  onDone: () => void;
};

/** The ticked appointments of a list with their sum, then the form that takes payment for them. */
export default function PayChosen({ chosen, onDone }: PayChosenProps) {
  const { t } = useTranslation("billing");
  const [paying, setPaying] = useState<readonly string[]>();
  if (paying)
    return (
      <div className={classes.payForm}>
        <PayTogether
          appointments={paying}
          onDone={() => {
            setPaying(undefined);
            onDone();
          }}
        />
      </div>
    );
  const amount = formatMoney(chosen.reduce((sum, { due }) => sum + due, 0));
  return (
    <div className={classes.payBar}>
      <span role="status">
        {chosen.length === 0
          ? t("several.choose", { count: MAX_PAID_TOGETHER })
          : t("several.chosen", { count: chosen.length, amount })}
      </span>
      {chosen.length > 0 && (
        <Button size="compact-md" onClick={() => setPaying(chosen.map(({ id }) => id))}>
          {t("several.take")}
        </Button>
      )}
    </div>
  );
}
