import classes from "@meridian/ui/sheets/preview.module.css";
import { useState } from "react";

type CellProps = {
  label: string;
  value: string;
  isWrong: boolean;
  describedBy: string | undefined;
  onChange: (text: string) => void;
};

/** A cell that is changed where it stands: Enter or leaving it takes the text, Esc gives the old one back. */
export function Cell({ label, value, isWrong, describedBy, onChange }: CellProps) {
  const [typed, setTyped] = useState<string>();
  const take = () => {
    if (typed !== undefined && typed.trim() !== value) onChange(typed.trim());
    setTyped(undefined);
  };
  return (
    <input
      className={classes.cell}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? describedBy : undefined}
      value={typed ?? value}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === "Enter") take();
        if (event.key === "Escape") setTyped(undefined);
      }}
    />
  );
}
