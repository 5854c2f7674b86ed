import { readUnit } from "@meridian/core/clinical/catalogues/sheet";
import { gramsTyped } from "@meridian/core/clinical/materia/formula-maths";
import { type KeyboardEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../i18n/format.ts";
import classes from "./composition-field.module.css";
import { type FieldProps, type Option, SelectField } from "./fields.tsx";
import { NumberField } from "./number-field.tsx";
import { foundOptions, OptionSearch } from "./option-search.tsx";
import { RemoveButton } from "./remove-button.tsx";
import { focusRow } from "./row-steps.ts";

/**
 * A row while it is typed: the amount is null where it is empty, and NaN where it cannot be read. It has a unit where each row
 * has one of its own.
 */
export type TypedPortion = { readonly item: string; readonly amount: number | null; readonly unit?: string };

type CompositionFieldProps = FieldProps<readonly TypedPortion[]> & {
  options: readonly Option[];
  /** How many rows there may be. */
  most: number;
  /** The largest amount of a row. */
  largest: number;
  digits: number;
} & Units;
/** One unit for all amounts, or several to choose from. Amounts with units of their own may be left open. */
type Units = { unit: string; units?: undefined } | { unit?: undefined; units: readonly string[] };

/** Whether an amount is one that can be kept. */
export const isAmount = (amount: unknown, largest: number): boolean =>
  typeof amount === "number" && amount > 0 && amount <= largest;

/** The name, amount and unit that were typed in one line: "zinc 10 mg". */
function portionTyped(text: string, units: readonly string[] | undefined) {
  if (!units) {
    const { words, grams } = gramsTyped(text);
    return { words, amount: grams, unit: undefined };
  }
  const [, words, digits = "", written = ""] =
    /^(.*\S)\s+(\d+(?:[.,]\d+)?)\s*(\p{L}*)$/u.exec(text.trim()) ?? [];
  const unit = written === "" ? units[0] : readUnit(written, units);
  if (words === undefined || unit === undefined) return { words: text, amount: undefined, unit: undefined };
  return { words, amount: Number(digits.replace(",", ".")), unit };
}

/**
 * Amounts of choices of a list. "chai hu 9" and Enter adds a row and the focus stays in the search; without a number the
 * focus goes to the amount. Enter in an amount leads to the next one and from the last back to the search; arrows move
 * between the rows.
 */
export function CompositionField({ options, most, value, onChange, ...props }: CompositionFieldProps) {
  const { t } = useTranslation("ui");
  const { unit, units, digits, largest, ...search } = props;
  const limits = { unit, units, digits, largest };
  const { label, help } = search;
  const own = useId();
  const searchId = props.id ?? own;
  const amountId = (item: string) => `${own}-${item}`;
  const setRow = (item: string, change: Partial<TypedPortion>) =>
    onChange(value.map((row) => (row.item === item ? { ...row, ...change } : row)));
  const focusAmount = (item: string) =>
    // The row is there after the next paint.
    requestAnimationFrame(() => document.getElementById(amountId(item))?.focus());
  const take = (item: string, amount: number | undefined, typed: string | undefined) => {
    const isThere = value.some((row) => row.item === item);
    const inUnit = units && { unit: typed ?? units[0] ?? "" };
    if (isThere && amount !== undefined) setRow(item, { amount, ...inUnit });
    if (!isThere) onChange([...value, { item, amount: amount ?? null, ...inUnit }]);
    if (amount === undefined) focusAmount(item);
  };
  const find = (text: string) => {
    const { words, amount, unit: typed } = portionTyped(text, units);
    return foundOptions(options, words, (one) => ({
      ...(amount !== undefined && { note: `${formatNumber(amount)} ${typed ?? unit}` }),
      run: () => take(one.value, amount, typed),
    }));
  };
  const move = (event: KeyboardEvent, at: number) => {
    // A list of units has its own arrow keys.
    if (event.target instanceof HTMLSelectElement) return;
    focusRow(event, at, (row) => value[row] && amountId(value[row].item), searchId);
  };
  const names = new Map(options.map((one) => [one.value, one.label]));
  return (
    <div className={classes.field}>
      <OptionSearch
        {...search}
        id={searchId}
        help={help ?? t(units ? "field.contentsHelp" : "field.compositionHelp")}
        options={options}
        find={find}
        isFull={value.length >= most}
      />
      {value.length > 0 && (
        <ol className={classes.rows} aria-label={label} data-units={units ? "" : undefined}>
          {value.map((row, at) => (
            <PortionRow
              key={row.item}
              {...limits}
              row={row}
              id={amountId(row.item)}
              name={names.get(row.item) ?? row.item}
              onKeyDown={(event) => move(event, at)}
              onChange={(change) => setRow(row.item, change)}
              onRemove={() => {
                onChange(value.filter(({ item }) => item !== row.item));
                return () => onChange(value);
              }}
            />
          ))}
        </ol>
      )}
      {value.length > 0 && unit !== undefined && <Total rows={value} unit={unit} />}
    </div>
  );
}

function Total({ rows, unit }: { rows: readonly TypedPortion[]; unit: string }) {
  const { t } = useTranslation("ui");
  const total = rows.reduce((sum, { amount }) => sum + (amount || 0), 0);
  return (
    <p className={classes.total} role="status">
      {t("field.compositionTotal", { count: rows.length, amount: formatNumber(total), unit })}
    </p>
  );
}

type PortionRowProps = {
  row: TypedPortion;
  id: string;
  name: string;
  unit: string | undefined;
  units: readonly string[] | undefined;
  digits: number;
  largest: number;
  onKeyDown: (event: KeyboardEvent) => void;
  onChange: (change: Partial<TypedPortion>) => void;
  /** Returns the undo. */
  onRemove: () => () => void;
};

function PortionRow({ row: { amount, ...row }, id, name, unit, units, ...props }: PortionRowProps) {
  const { t } = useTranslation("ui");
  const { digits, largest, onChange } = props;
  const isRight = isAmount(amount, largest) || (units !== undefined && amount === null);
  return (
    <li data-row onKeyDown={props.onKeyDown}>
      <span>{name}</span>
      <NumberField
        id={id}
        label={t("field.amountOf", { name })}
        hideLabel
        value={amount}
        onChange={(next) => onChange({ amount: next })}
        digits={digits}
        unit={unit}
        error={isRight ? undefined : t("field.amountNeeded", { largest: formatNumber(largest) })}
      />
      {units && (
        <SelectField
          label={t("field.unitOf", { name })}
          hideLabel
          empty={false}
          value={row.unit ?? ""}
          onChange={(next) => onChange({ unit: next })}
          options={units.map((one) => ({ value: one, label: one }))}
        />
      )}
      <RemoveButton label={t("field.removeChoice", { name })} name={name} onRemove={props.onRemove} />
    </li>
  );
}
