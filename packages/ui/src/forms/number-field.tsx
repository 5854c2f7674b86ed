import { TextInput } from "@mantine/core";
import { useState } from "react";
import { localeTag } from "../i18n/format.ts";
import { type FieldProps, inputProps } from "./fields.tsx";

/** Reads a number as people write it: decimal comma or point, spaces between thousands. `NaN` is "not a number". */
export function parseNumber(text: string): number | null {
  const plain = text.trim().replaceAll(/[\s\u00a0\u202f']/g, "");
  if (plain === "") return null;
  if (!/^[-−+]?\d*([.,]\d+)?$/.test(plain)) return Number.NaN;
  return Number(plain.replace(",", ".").replace("−", "-"));
}

/** Writes a number as the interface's language does, without grouping, so that it can be edited. */
export const writeNumber = (value: number | null, digits = 6, least = 0) =>
  value === null || Number.isNaN(value)
    ? ""
    : new Intl.NumberFormat(localeTag(), {
        useGrouping: false,
        maximumFractionDigits: digits,
        minimumFractionDigits: least,
      }).format(value);

type NumberFieldProps = FieldProps<number | null> & {
  /** Digits after the decimal sign; 0 for whole numbers. */
  digits?: number;
  /** Digits always written, zeros too: `20.50`. */
  least?: number;
  /** Shown at the right end of the field: `kg`, `mmHg`, `€`. */
  unit?: string;
};

/** A number typed as text: no arrows, no scroll surprises, both decimal signs. What cannot be read is `NaN`. */
export function NumberField({ digits = 0, least = 0, unit, ...props }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const shown =
    typed !== undefined && sameNumber(parseNumber(typed), props.value)
      ? typed
      : writeNumber(props.value, digits, least);
  return (
    <TextInput
      autoComplete="off"
      {...inputProps(props)}
      className="num"
      inputMode={digits > 0 ? "decimal" : "numeric"}
      value={shown}
      {...(unit && {
        rightSection: <span className="num">{unit}</span>,
        rightSectionWidth: 16 + unit.length * 9,
        rightSectionPointerEvents: "none" as const,
      })}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        props.onChange(parseNumber(event.currentTarget.value));
      }}
      onBlur={() => {
        if (!Number.isNaN(props.value)) setTyped(undefined);
      }}
    />
  );
}

const sameNumber = (a: number | null, b: number | null) => a === b || (Number.isNaN(a) && Number.isNaN(b));

/** Euros typed, integer cents kept; written with both cents once the field is left. */
export function MoneyField(props: Omit<NumberFieldProps, "digits" | "least" | "unit">) {
  const euros = props.value === null ? null : props.value / 100;
  return (
    <NumberField
      {...props}
      digits={2}
      least={2}
      unit="€"
      value={euros}
      onChange={(value) => props.onChange(value === null ? null : Math.round(value * 100))}
    />
  );
}
