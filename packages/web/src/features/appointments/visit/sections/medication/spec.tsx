import { Button, CloseButton } from "@mantine/core";
import type { SectionData } from "@meridian/core/contracts/sections";
import { TextareaField, TextField } from "@meridian/ui/forms/fields";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { putBack } from "../../icd-field.tsx";
import type { EditProps, ViewProps } from "../../section-props.ts";
import classes from "../../visit.module.css";

type Medication = SectionData<"medication">;
type Item = Medication["items"][number];
const FIELDS = ["drug", "dose", "frequency", "since"] as const;
const NEW: Item = { drug: "", dose: "", frequency: "", since: "" };

export function Edit({ value, onChange, onRemoved }: EditProps<Medication>) {
  const { t } = useTranslation("visit");
  const items = (next: Item[]) => onChange({ ...value, items: next });
  return (
    <div className={classes.fields}>
      {value.items.length > 0 && (
        <ul className={classes.drugs}>
          {value.items.map((item, at) => (
            // Rows have no id of their own; their order is what they are.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={at}>
              {FIELDS.map((field) => (
                <TextField
                  key={field}
                  label={t(`medication.${field}`)}
                  hideLabel
                  placeholder={t(`medication.${field}`)}
                  value={item[field]}
                  onChange={(text) =>
                    items(value.items.map((one, index) => (index === at ? { ...one, [field]: text } : one)))
                  }
                />
              ))}
              <CloseButton
                aria-label={t("remove", { name: item.drug || t("medication.drug") })}
                onClick={() => {
                  items(value.items.filter((_, index) => index !== at));
                  onRemoved((now) => ({ ...now, items: putBack(now.items, item, at) }));
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} stroke={1.5} aria-hidden />}
          onClick={() => items([...value.items, NEW])}
        >
          {t("medication.add")}
        </Button>
      </div>
      <TextareaField
        label={t("medication.text")}
        rows={1}
        value={value.text}
        onChange={(text) => onChange({ ...value, text })}
      />
    </div>
  );
}

export function View({ value }: ViewProps<Medication>) {
  const { t } = useTranslation("visit");
  return (
    <>
      <ul className={classes.plainList}>
        {value.items.map(({ drug, dose, frequency, since }) => (
          <li key={`${drug}${dose}${frequency}${since}`}>
            <strong>{drug}</strong>{" "}
            {[dose, frequency, since && t("medication.sinceWhen", { since })].filter(Boolean).join(" · ")}
          </li>
        ))}
      </ul>
      {value.text && <p className={classes.prose}>{value.text}</p>}
    </>
  );
}
