import { Button } from "@mantine/core";
import { scaleTo, totalGrams } from "@meridian/core/clinical/materia/formula-maths";
import type { Ingredient } from "@meridian/core/contracts/materia/materia";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../feedback/toasts.tsx";
import { formatNumber } from "../i18n/format.ts";
import { GramsField } from "./grams-field.tsx";
import classes from "./ingredients.module.css";

type ScaleFieldProps = {
  value: readonly Ingredient[];
  onChange: (next: (now: readonly Ingredient[]) => Ingredient[]) => void;
};

/** Scales the formula to a total weight with the same proportions, with undo. */
export function ScaleField({ value, onChange }: ScaleFieldProps) {
  const { t } = useTranslation("ingredients");
  const { t: act } = useTranslation("ui");
  const [total, setTotal] = useState(0);
  const scale = () => {
    if (total <= 0 || total === totalGrams(value)) return;
    const before = value;
    onChange((now) => scaleTo(now, total));
    setTotal(0);
    toast(t("scaled", { grams: formatNumber(total) }), {
      action: { label: act("action.undo"), run: () => onChange(() => [...before]) },
    });
  };
  return (
    <fieldset
      className={classes.scale}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        scale();
      }}
    >
      <GramsField label={t("scaleTo")} value={total} onChange={setTotal} />
      <Button variant="default" onClick={scale}>
        {t("scale")}
      </Button>
    </fieldset>
  );
}
