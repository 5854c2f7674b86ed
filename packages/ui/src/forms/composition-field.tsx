import { gramsTyped } from "@meridian/core/clinical/materia/formula-maths";
import { matching } from "@meridian/core/text/matching";
import { type KeyboardEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../i18n/format.ts";
import classes from "./composition-field.module.css";
import { FieldLabel, type FieldProps, type Option } from "./fields.tsx";
import { NumberField } from "./number-field.tsx";
import { RemoveButton } from "./remove-button.tsx";
import { rowStep } from "./row-steps.ts";
import { SearchPick } from "./search-pick.tsx";
import type { Pick } from "./use-found.ts";

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

/** The longest list that opens below the field. */
const OFFERED = 12;

/** A name without the characters behind it matches whole: "huang qi" is Huáng Qí 黄芪 before Huáng Qín 黄芩. */
const namesOf = ({ label, value }: Option) => [label, label.replaceAll(/\p{Script=Han}/gu, "").trim(), value];

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
  const { label, error, help, required = false, disabled = false, unit, digits, largest } = props;
  const own = useId();
  const search = props.id ?? own;
  const amountId = (item: string) => `${own}-${item}`;
  const isFull = value.length >= most;
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
  const find = (text: string): Pick[] => {
    const { words, grams } = gramsTyped(text);
    return matching(options, words, namesOf)
      .slice(0, OFFERED)
      .map((one) => ({
        id: one.value,
        label: one.label,
        ...(grams !== undefined && { note: `${formatNumber(grams)} ${unit}` }),
        run: () => take(one.value, grams),
      }));
  };
  const move = (event: KeyboardEvent, at: number) => {
    const step = rowStep(event);
    if (!step) return;
    event.preventDefault();
    const next = value[at + step];
    const target = document.getElementById(next ? amountId(next.item) : search);
    target?.focus();
    if (next && target instanceof HTMLInputElement) target.select();
  };
  const names = new Map(options.map((one) => [one.value, one.label]));
  const total = value.reduce((sum, { amount }) => sum + (amount || 0), 0);
  return (
    <div className={classes.field}>
      <SearchPick
        id={search}
        label={<FieldLabel label={label} required={required} />}
        help={help ?? t("field.compositionHelp")}
        error={error}
        disabled={disabled || isFull}
        placeholder={isFull ? t("field.full") : t("field.search")}
        least={1}
        pause={0}
        find={async (text) => find(text)}
        findNow={find}
        nothing={t("table.noMatches")}
        failed={t("table.noMatches")}
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
