import { useState } from "react";
import { useTranslation } from "react-i18next";
import { NumberField } from "../forms/number-field.tsx";

type QuantityFieldProps = {
  id?: string;
  label: string;
  hideLabel?: boolean;
  value: number | null;
  onChange: (value: number | null) => void;
  least: number;
  most: number;
  digits?: number;
  unit?: string;
  /** An empty field is an answer too. */
  optional?: boolean;
  error?: string | undefined;
};

/** A number within limits. What is none, or outside them, stays in its field, says so, and is not kept. */
export function QuantityField({
  value,
  onChange,
  least,
  most,
  optional,
  error,
  ...field
}: QuantityFieldProps) {
  const { t } = useTranslation("ingredients");
  const [refused, setRefused] = useState<number | null>();
  const fits = (typed: number | null) => (typed === null ? optional === true : isWithin(typed, props));
  const props = { least, most, digits: field.digits ?? 0 };
  return (
    <NumberField
      {...field}
      value={refused === undefined ? value : refused}
      error={refused === undefined ? error : t("refused", { least, most })}
      onChange={(typed) => {
        setRefused(fits(typed) ? undefined : typed);
        if (fits(typed)) onChange(typed);
      }}
    />
  );
}

const isWithin = (typed: number, { least, most, digits }: { least: number; most: number; digits: number }) =>
  typed >= least && typed <= most && (digits > 0 || Number.isInteger(typed));
