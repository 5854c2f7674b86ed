import { MoneyField } from "@meridian/ui/forms/number-field";
import { formatMoney } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import classes from "../../frame/section.module.css";
import type { EditProps, ViewProps } from "../../frame/section-props.ts";

export function Edit({ value, onChange }: EditProps<{ price: number }>) {
  const { t } = useTranslation("visit");
  return (
    <div className={classes.narrow}>
      <MoneyField
        label={t("section.price")}
        hideLabel
        help={t("price.help")}
        value={value.price}
        onChange={(next) => onChange({ price: next ?? 0 })}
      />
    </div>
  );
}

export const View = ({ value }: ViewProps<{ price: number }>) => (
  <p className="num">{formatMoney(value.price)}</p>
);
