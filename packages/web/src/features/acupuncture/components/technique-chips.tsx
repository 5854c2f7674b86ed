import { technics } from "@meridian/core/clinical/acupuncture/needling-techniques";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { labelOf, type PointEntry, type PointRowData } from "../model/point-entries.ts";
import classes from "./point-row.module.css";

type TechniqueChipsProps = {
  row: PointRowData;
  editable: boolean;
  onChange: (change: Partial<PointEntry>) => void;
};

/** The techniques used at a point as chips, and a chip that shows the other possible ones. */
export function TechniqueChips({ row, editable, onChange }: TechniqueChipsProps) {
  const { t } = useTranslation("acupuncture");
  const [open, setOpen] = useState(false);
  const used = row.first.technics;
  const possible = technics.filter((technic) => (row.auricular ? technic.ear : technic.body));
  if (!editable) {
    const names = possible.filter(({ id }) => used.includes(id)).map((technic) => technic[currentLanguage()]);
    return <span className={classes.techniques}>{names.join(", ")}</span>;
  }
  const shown = open ? possible : possible.filter(({ id }) => used.includes(id));
  const toggle = (id: number) =>
    onChange({
      technics: used.includes(id)
        ? used.filter((other) => other !== id)
        : [...used, id].sort((a, b) => a - b),
    });
  return (
    <fieldset className={classes.techniques} aria-label={t("technicsOf", { point: labelOf(row.first) })}>
      {shown.map((technic) => (
        <button
          key={technic.id}
          type="button"
          aria-pressed={used.includes(technic.id)}
          onClick={() => {
            // A technique that was switched off stays visible, so that it can be switched on again.
            setOpen(true);
            toggle(technic.id);
          }}
        >
          {technic[currentLanguage()]}
        </button>
      ))}
      <button
        type="button"
        className={classes.more}
        aria-expanded={open}
        aria-label={t("otherTechnics", { point: labelOf(row.first) })}
        onClick={() => setOpen(!open)}
      >
        {open ? "–" : "+"}
      </button>
    </fieldset>
  );
}
