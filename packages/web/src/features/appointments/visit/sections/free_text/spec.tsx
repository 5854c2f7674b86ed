import { TextareaField } from "@meridian/ui/forms/fields";
import { useTranslation } from "react-i18next";
import type { EditProps, ViewProps } from "../../section-props.ts";
import classes from "../../visit.module.css";

type FreeTextKey = "treatment_notes";

export function Edit({ section, value, onChange }: EditProps<{ text: string }>) {
  const { t } = useTranslation("visit");
  const key = section as FreeTextKey;
  return (
    <TextareaField
      label={t(`section.${key}`)}
      hideLabel
      placeholder={t(`placeholder.${key}`)}
      rows={3}
      value={value.text}
      onChange={(text) => onChange({ ...value, text })}
    />
  );
}

export const View = ({ value }: ViewProps<{ text: string }>) => <p className={classes.prose}>{value.text}</p>;
