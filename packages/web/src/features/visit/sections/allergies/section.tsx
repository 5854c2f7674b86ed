import { severities } from "@meridian/core/clinical/anamnesis/anamnesis-terms";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { type Allergy, isAllergy } from "@meridian/core/contracts/visits/sections/allergies";
import { CheckboxField, TextareaField, TextField } from "@meridian/ui/forms/fields";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { Tag } from "@meridian/ui/states/states";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Choices, choicesOf } from "../../entries/choices.tsx";
import { DateOrWordsField, dateOrWords } from "../../entries/date-or-words.tsx";
import { DrugField } from "../../entries/drug-field.tsx";
import { EntryList, type RowProps } from "../../entries/entry-list.tsx";
import shared from "../../frame/section.module.css";
import type { EditProps, ViewProps } from "../../frame/section-props.ts";
import classes from "./allergies.module.css";

type Allergies = SectionData<"allergies">;
const BLANK: Allergy = { substance: "", inn: "", reaction: "", severity: null, since: "" };

export function Edit({ value, onChange, onRemoved }: EditProps<Allergies>) {
  const { t } = useTranslation("anamnesis");
  const id = useId();
  const set = (change: Partial<Allergies>) => onChange({ ...value, ...change });
  return (
    <div className={shared.fields}>
      {/** "No known allergies" is an answer: an empty list only means that the question was not asked. */}
      {!value.items.some(isAllergy) && (
        <CheckboxField
          id={`${id}-none`}
          label={t("allergies.none")}
          value={value.none}
          onChange={(none) => set({ none })}
        />
      )}
      <EntryList
        label={t("allergies.list")}
        items={value.items}
        blank={BLANK}
        max={40}
        nameOf={({ substance }) => substance}
        onChange={(items) => set({ items, none: false })}
        onRemoved={(restore) => onRemoved((now) => ({ ...now, items: restore(now.items), none: false }))}
        className={classes.list}
      >
        {drawEntry}
      </EntryList>
      <TextareaField label={t("remarks")} rows={1} value={value.text} onChange={(text) => set({ text })} />
    </div>
  );
}

/** Always the same function, so that typing in one entry does not render the others. */
const drawEntry = (row: RowProps<Allergy>) => <AllergyEntry {...row} />;

function AllergyEntry({ item, at, set, isNew, mainId, remove }: RowProps<Allergy>) {
  const { t } = useTranslation("anamnesis");
  const name = item.substance || t("allergies.one", { number: at + 1 });
  return (
    <div className={classes.row}>
      <DrugField
        id={mainId}
        label={isNew ? t("allergies.add") : t("allergies.substance")}
        hideLabel
        placeholder={t(isNew ? "allergies.add" : "allergies.substance")}
        value={item.substance}
        onChange={(substance) => set({ substance, inn: "" })}
        nextId={`${mainId}-reaction`}
        onPick={({ en }, substance) => set({ substance, inn: en })}
      />
      {!isNew && (
        <>
          <TextField
            id={`${mainId}-reaction`}
            label={t("allergies.reactionOf", { name })}
            hideLabel
            placeholder={t("allergies.reaction")}
            value={item.reaction}
            onChange={(reaction) => set({ reaction })}
          />
          <div className={classes.removeCell}>{remove}</div>
          <Choices
            label={t("allergies.severityOf", { name })}
            hideLabel
            options={choicesOf(severities, currentLanguage())}
            value={item.severity}
            onChange={(severity) => set({ severity: severity as Allergy["severity"] })}
          />
          <DateOrWordsField
            label={t("allergies.sinceOf", { name })}
            hideLabel
            placeholder={t("allergies.since")}
            value={item.since}
            onChange={(since) => set({ since })}
          />
        </>
      )}
    </div>
  );
}

export function View({ value: { none, items, text } }: ViewProps<Allergies>) {
  const { t } = useTranslation("anamnesis");
  const listed = items.filter(isAllergy);
  return (
    <>
      {none && listed.length === 0 && <p>{t("allergies.none")}</p>}
      {listed.length > 0 && (
        <ul className={classes.current}>
          {listed.map(({ substance, reaction, severity, since }, at) => (
            // The list is read-only, so the index identifies an entry.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={at}>
              <strong>{substance}</strong>{" "}
              {[reaction, since && t("medication.sinceWhen", { when: dateOrWords(since) })]
                .filter(Boolean)
                .join(" · ")}{" "}
              {severity && (
                <Tag tone={severity === "severe" ? "red" : "amber"}>
                  {severities[severity][currentLanguage()]}
                </Tag>
              )}
            </li>
          ))}
        </ul>
      )}
      {text && <p className={shared.prose}>{text}</p>}
    </>
  );
}
