import { QuantityField } from "./quantity-field.tsx";

type GramsFieldProps = {
  id?: string;
  label: string;
  hideLabel?: boolean;
  /** Grams; 0 is an empty field. */
  value: number;
  onChange: (grams: number) => void;
  error?: string | undefined;
};

/** Grams to a hundredth. */
export const GramsField = ({ value, onChange, ...field }: GramsFieldProps) => (
  <QuantityField
    {...field}
    least={0}
    most={2000}
    digits={2}
    unit="g"
    optional
    value={value === 0 ? null : value}
    onChange={(typed) => onChange(Math.round((typed ?? 0) * 100) / 100)}
  />
);
