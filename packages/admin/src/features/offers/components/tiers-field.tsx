import { Button } from "@mantine/core";
import { MoneyField, NumberField } from "@meridian/ui/forms/number-field";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import { fieldMessage } from "@meridian/ui/i18n/error-message";
import { formatMoney } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { type TierRow, totalOf } from "../model/tier-rows.ts";
import classes from "./offers.module.css";

type TiersFieldProps = {
  /** Id of the heading, to which the form's summary leads. */
  id: string;
  value: readonly TierRow[];
  onChange: (rows: TierRow[]) => void;
  error: string | undefined;
  /** Message codes of the form, by field. */
  codes: Record<string, string>;
};

const MOST = 8;
let added = 0;

/** The prices of a plan or module by months, each with its total. */
export function TiersField({ id, value, onChange, error, codes }: TiersFieldProps) {
  const { t } = useTranslation("offers");
  const { t: say } = useTranslation("errors");
  const wrong = (index: number, name: string) => {
    const code = codes[`tiers.${index}.${name}`];
    return code && fieldMessage(say, code);
  };
  const change = (key: string, part: Partial<TierRow>) =>
    onChange(value.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const add = () => {
    added += 1;
    onChange([
      ...value,
      {
        key: `new${added}`,
        months: null,
        monthly_cents: value.at(-1)?.monthly_cents ?? null,
        discount_percent: 0,
      },
    ]);
  };
  return (
    <div className={classes.tiers}>
      {error && (
        <p className={classes.error} id={id} tabIndex={-1}>
          {error}
        </p>
      )}
      <ul className={classes.tierRows} aria-label={t("tiers.title")}>
        {value.map((row, index) => (
          <Tier
            key={row.key}
            row={row}
            name={row.months === null ? String(index + 1) : t("tiers.months", { count: row.months })}
            wrong={(name) => wrong(index, name)}
            onChange={(part) => change(row.key, part)}
            onRemove={() => {
              onChange(value.filter(({ key }) => key !== row.key));
              return () => onChange([...value]);
            }}
          />
        ))}
      </ul>
      {value.length < MOST && (
        <Button variant="default" size="xs" onClick={add}>
          {t("tiers.add")}
        </Button>
      )}
    </div>
  );
}

type TierProps = {
  row: TierRow;
  name: string;
  /** What is wrong with a field of the row. */
  wrong: (field: "months" | "monthly_cents" | "discount_percent") => string | undefined;
  onChange: (part: Partial<TierRow>) => void;
  /** Returns the undo. */
  onRemove: () => () => void;
};

function Tier({ row, name, wrong, onChange, onRemove }: TierProps) {
  const { t } = useTranslation("offers");
  const total = totalOf(row);
  return (
    <li>
      <fieldset className={classes.tier} aria-label={t("tiers.row", { price: name })}>
        <NumberField
          label={t("tiers.monthsLabel")}
          value={row.months}
          onChange={(months) => onChange({ months })}
          error={wrong("months")}
          autoFocus={row.key.startsWith("new")}
        />
        <MoneyField
          label={t("tiers.monthly")}
          value={row.monthly_cents}
          onChange={(monthly_cents) => onChange({ monthly_cents })}
          error={wrong("monthly_cents")}
        />
        <NumberField
          label={t("tiers.discount")}
          unit="%"
          value={row.discount_percent}
          onChange={(discount_percent) => onChange({ discount_percent })}
          error={wrong("discount_percent")}
        />
        <span className={classes.total}>
          <span>{t("tiers.total")}</span>
          <strong className="num">{total === null ? "–" : formatMoney(total)}</strong>
        </span>
        <RemoveButton trash label={t("tiers.remove", { price: name })} name={name} onRemove={onRemove} />
      </fieldset>
    </li>
  );
}
