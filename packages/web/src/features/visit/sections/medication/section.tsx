import { Button } from "@mantine/core";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import {
  isMedicine,
  isRunning,
  isTaken,
  type Medicine,
} from "@meridian/core/contracts/visits/sections/medication";
import { CheckboxField, TextareaField, TextField } from "@meridian/ui/forms/fields";
import { today } from "@meridian/ui/i18n/format";
import { useCallback, useId } from "react";
import { useTranslation } from "react-i18next";
import { DateOrWordsField } from "../../entries/date-or-words.tsx";
import { DrugField, useDrugGroups } from "../../entries/drug-field.tsx";
import { EntryList, type RowProps } from "../../entries/entry-list.tsx";
import shared from "../../frame/section.module.css";
import type { EditProps } from "../../frame/section-props.ts";
import classes from "./medication.module.css";

export { View } from "./view.tsx";

type Medication = SectionData<"medication">;
const BLANK: Medicine = {
  drug: "",
  inn: "",
  group: "",
  dose: "",
  frequency: "",
  since: "",
  stopped: "",
  reason: "",
};

export function Edit({ value, onChange, onRemoved }: EditProps<Medication>) {
  const { t } = useTranslation("anamnesis");
  const id = useId();
  const groups = useDrugGroups(value.items.some(({ group }) => group !== ""));
  const drawEntry = useCallback(
    (row: RowProps<Medicine>) => <MedicineEntry {...row} group={groups.get(row.item.group)} />,
    [groups],
  );
  const set = (change: Partial<Medication>) => onChange({ ...value, ...change });
  return (
    <div className={shared.fields}>
      {!value.items.some(isMedicine) && (
        <CheckboxField
          id={`${id}-none`}
          label={t("medication.none")}
          value={value.none}
          onChange={(none) => set({ none })}
        />
      )}
      <div>
        {value.items.length > 0 && (
          <div className={classes.columns} aria-hidden>
            <span>{t("medication.drug")}</span>
            <span>{t("medication.dose")}</span>
            <span>{t("medication.frequency")}</span>
            <span>{t("medication.since")}</span>
          </div>
        )}
        <EntryList
          label={t("medication.list")}
          items={value.items}
          blank={BLANK}
          max={60}
          nameOf={({ drug }) => drug}
          onChange={(items) => set({ items, none: false })}
          onRemoved={(restore) => onRemoved((now) => ({ ...now, items: restore(now.items), none: false }))}
          className={classes.list}
        >
          {drawEntry}
        </EntryList>
      </div>
      <TextareaField label={t("remarks")} rows={1} value={value.text} onChange={(text) => set({ text })} />
    </div>
  );
}

function MedicineEntry({
  item,
  at,
  set,
  isNew,
  mainId,
  remove,
  group,
}: RowProps<Medicine> & { group: string | undefined }) {
  const { t } = useTranslation("anamnesis");
  const name = item.drug || t("medication.one", { number: at + 1 });
  return (
    <div className={classes.row} data-stopped={!isTaken(item) || undefined}>
      <div className={classes.drug}>
        <DrugField
          id={mainId}
          label={isNew ? t("medication.add") : t("medication.drug")}
          hideLabel
          placeholder={t(isNew ? "medication.add" : "medication.drug")}
          value={item.drug}
          // A changed name is another medicine, so the chosen substance and group are cleared.
          onChange={(drug) => set({ drug, inn: "", group: "" })}
          nextId={`${mainId}-dose`}
          onPick={({ en, farm_group }, drug) => set({ drug, inn: en, group: farm_group })}
          note={group}
        />
      </div>
      {!isNew && (
        <>
          {(["dose", "frequency"] as const).map((field) => (
            <TextField
              key={field}
              id={`${mainId}-${field}`}
              label={t(`medication.${field}Of`, { name })}
              hideLabel
              placeholder={t(`medication.${field}`)}
              value={item[field]}
              onChange={(text) => set({ [field]: text })}
            />
          ))}
          <DateOrWordsField
            label={t("medication.sinceOf", { name })}
            hideLabel
            placeholder={t("medication.since")}
            value={item.since}
            onChange={(since) => set({ since })}
          />
          <div className={classes.removeCell}>{remove}</div>
          <div className={classes.reason}>
            <TextField
              label={t("medication.reasonOf", { name })}
              hideLabel
              placeholder={t(isRunning(item) ? "medication.reason" : "medication.whyStopped")}
              value={item.reason}
              onChange={(reason) => set({ reason })}
            />
          </div>
          <StoppedFields item={item} set={set} name={name} />
        </>
      )}
    </div>
  );
}

/** Marks a medicine as stopped, with the date. It stays in the list, struck through. */
function StoppedFields({ item, set, name }: Pick<RowProps<Medicine>, "item" | "set"> & { name: string }) {
  const { t } = useTranslation("anamnesis");
  if (isRunning(item))
    return (
      <Button
        className={classes.stop}
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-label={t("medication.stopOf", { name })}
        onClick={() => set({ stopped: today() })}
      >
        {t("medication.stop")}
      </Button>
    );
  return (
    <div className={classes.stopped}>
      <DateOrWordsField
        label={t("medication.stoppedOf", { name })}
        hideLabel
        value={item.stopped}
        onChange={(stopped) => set({ stopped })}
      />
      <Button variant="subtle" size="compact-sm" onClick={() => set({ stopped: "" })}>
        {t("medication.resume")}
      </Button>
    </div>
  );
}
