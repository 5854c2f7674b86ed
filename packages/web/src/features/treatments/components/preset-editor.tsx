import type { PreMadeContent } from "@meridian/core/contracts/treatments/pre-made";
import type { GivenCustomTreatment } from "@meridian/core/contracts/visits/sections/custom-treatments";
import { TextareaField } from "@meridian/ui/forms/fields";
import { NumberField } from "@meridian/ui/forms/number-field";
import { useTranslation } from "react-i18next";
import classes from "./treatments.module.css";

type PresetEditorProps = {
  treatment: { id: string; name: string };
  value: PreMadeContent;
  onChange: (next: PreMadeContent) => void;
};

/** The minutes and the note of a clinic's own treatment. */
export function PresetEditor({ treatment, value, onChange }: PresetEditorProps) {
  const { t } = useTranslation("treatment-library");
  const blank: GivenCustomTreatment = { ...treatment, minutes: null, note: "" };
  const item = (value.items[0] as GivenCustomTreatment | undefined) ?? blank;
  const set = (change: Partial<GivenCustomTreatment>) =>
    onChange({ items: [{ ...item, ...change, name: treatment.name }] });
  return (
    <div className={classes.timed}>
      <NumberField
        label={t("custom.minutes")}
        unit="min"
        value={item.minutes}
        onChange={(minutes) => set({ minutes })}
      />
      <TextareaField
        label={t("edit.note")}
        rows={3}
        value={item.note}
        onChange={(note) => set({ note })}
        maxLength={2000}
      />
    </div>
  );
}
