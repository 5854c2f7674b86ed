import { gramsTyped } from "@meridian/core/clinical/materia/formula-maths";
import { type KeyboardEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../i18n/format.ts";
import classes from "./composition-field.module.css";
import type { FieldProps, Option } from "./fields.tsx";
import { NumberField } from "./number-field.tsx";
import { foundOptions, OptionSearch } from "./option-search.tsx";
import { RemoveButton } from "./remove-button.tsx";
import { rowStep } from "./row-steps.ts";

/** A row while it is typed: the amount is null where it is empty, and NaN where it cannot be read. */
export type TypedPortion = { readonly item: string; readonly amount: number | null };

type CompositionFieldProps = FieldProps<readonly TypedPortion[]> & {
  options: readonly Option[];
  /** How many rows there may be. */
  most: number;
  /** The largest amount of a row. */
  largest: number;
  digits: number;
  unit: string;
};

/** Whether an amount is one that can be kept. */
export const isAmount = (amount: unknown, largest: number): boolean =>
  typeof amount === "number" && amount > 0 && amount <= largest;

/**
 * Amounts of choices of a list. "chai hu 9" and Enter adds a row and the focus stays in the search; without a number the
 * focus goes to the amount. Enter in an amount leads to the next one and from the last back to the search; arrows move
 * between the rows.
 */
export function CompositionField({ options, most, value, onChange, ...props }: CompositionFieldProps) {
  const { t } = useTranslation("ui");
  const { unit, digits, largest, ...search } = props;
  const { label, help } = search;
  const own = useId();
  const searchId = props.id ?? own;
  const amountId = (item: string) => `${own}-${item}`;
  const setAmount = (item: string, amount: number | null) =>
    onChange(value.map((row) => (row.item === item ? { item, amount } : row)));
  const focusAmount = (item: string) =>
    // The row is there after the next paint.
    requestAnimationFrame(() => document.getElementById(amountId(item))?.focus());
  const take = (item: string, amount: number | undefined) => {
    const isThere = value.some((row) => row.item === item);
    if (isThere && amount !== undefined) setAmount(item, amount);
    if (!isThere) onChange([...value, { item, amount: amount ?? null }]);
    if (amount === undefined) focusAmount(item);
  };
  const find = (text: string) => {
    const { words, grams } = gramsTyped(text);
    return foundOptions(options, words, (one) => ({
      ...(grams !== undefined && { note: `${formatNumber(grams)} ${unit}` }),
      run: () => take(one.value, grams),
    }));
  };
  const move = (event: KeyboardEvent, at: number) => {
    const step = rowStep(event);
    if (!step) return;
    event.preventDefault();
    const next = value[at + step];
    const target = document.getElementById(next ? amountId(next.item) : searchId);
    target?.focus();
    if (next && target instanceof HTMLInputElement) target.select();
  };
  const names = new Map(options.map((one) => [one.value, one.label]));
  const total = value.reduce((sum, { amount }) => sum + (amount || 0), 0);
  return (
    <div className={classes.field}>
      <OptionSearch
        {...search}
        id={searchId}
        help={help ?? t("field.compositionHelp")}
        find={find}
        isFull={value.length >= most}
      />
      {value.length > 0 && (
        <ol className={classes.rows} aria-label={label}>
          {value.map(({ item, amount }, at) => {
            const name = names.get(item) ?? item;
            return (
              <li key={item} data-row onKeyDown={(event) => move(event, at)}>
                <span>{name}</span>
                <NumberField
                  id={amountId(item)}
                  label={t("field.amountOf", { name })}
                  hideLabel
                  value={amount}
                  onChange={(next) => setAmount(item, next)}
                  digits={digits}
                  unit={unit}
                  error={
                    isAmount(amount, largest)
                      ? undefined
                      : t("field.amountNeeded", { largest: formatNumber(largest) })
                  }
                />
                <RemoveButton
                  label={t("field.removeChoice", { name })}
                  name={name}
                  onRemove={() => {
                    onChange(value.filter((row) => row.item !== item));
                    return () => onChange(value);
                  }}
                />
              </li>
            );
          })}
        </ol>
      )}
      {value.length > 0 && (
        <p className={classes.total} role="status">
          {t("field.compositionTotal", { count: value.length, amount: formatNumber(total), unit })}
        </p>
      )}
    </div>
  );
}
