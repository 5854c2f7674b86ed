import { useState } from "react";
import { useTranslation } from "react-i18next";
import { NumberField } from "../forms/number-field.tsx";

type GramsFieldProps = {
  id?: string;
  label: string;
  hideLabel?: boolean;
  /** Grams; 0 is an empty field. */
  value: number;
  onChange: (grams: number) => void;
  error?: string | undefined;
};

/** The most a weight may be, in grams. */
export const MOST_GRAMS = 2000;

/** Grams to a hundredth. What is no weight stays in its field, says so, and is not kept. */
export function GramsField({ value, onChange, error, ...field }: GramsFieldProps) {
  const { t } = useTranslation("ingredients");
  const [refused, setRefused] = useState<number>();
  return (
    <NumberField
      {...field}
      digits={2}
      unit="g"
      value={refused ?? (value === 0 ? null : value)}
      error={refused === undefined ? error : t("refused", { most: MOST_GRAMS })}
      onChange={(typed) => {
        const fits = typed === null || (typed >= 0 && typed <= MOST_GRAMS);
        setRefused(fits ? undefined : typed);
        if (fits) onChange(Math.round((typed ?? 0) * 100) / 100);
      }}
    />
  );
}
