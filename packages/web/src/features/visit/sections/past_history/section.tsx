import { RELATIVES, relatives } from "@meridian/core/clinical/anamnesis/anamnesis-terms";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import {
  type FamilyEvent,
  PAST_LISTS,
  type PastEvent,
  type PastList,
} from "@meridian/core/contracts/visits/sections/past-history";
import { CheckboxField, SelectField, TextareaField, TextField } from "@meridian/ui/forms/fields";
import { NumberField } from "@meridian/ui/forms/number-field";
import { SuggestField } from "@meridian/ui/forms/suggest-field";
import { formatDate } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { searchIcd } from "../../api/visit.ts";
import { DateOrWordsField } from "../../entries/date-or-words.tsx";
import { EntryList, type RowProps } from "../../entries/entry-list.tsx";
import shared from "../../frame/section.module.css";
import type { EditProps } from "../../frame/section-props.ts";
import { useVisitFacts } from "../../frame/visit-context.tsx";
import { conditionName } from "../../model/condition-name.ts";
import classes from "./past-history.module.css";

export { View } from "./view.tsx";

type PastHistory = SectionData<"past_history">;
const BLANK: PastEvent = { what: "", code: "", when: "", note: "" };
const BLANK_FAMILY: FamilyEvent = { ...BLANK, who: null };
/** Always the same functions, so that typing in one entry does not render the others. */
const DRAW_ENTRY = Object.fromEntries(
  PAST_LISTS.map((list) => [list, (row: RowProps<FamilyEvent>) => <Row {...row} list={list} />]),
) as Record<PastList, (row: RowProps<FamilyEvent>) => ReactNode>;
/** Lists whose entries can be chosen from the ICD. */
const CODED: readonly PastList[] = ["illnesses", "family"];

export function Edit({ value, onChange, onRemoved }: EditProps<PastHistory>) {
  const { t } = useTranslation("anamnesis");
  const { visit } = useVisitFacts();
  const set = (change: Partial<PastHistory>) => onChange({ ...value, ...change });
  return (
    <div className={shared.fields}>
      <Earlier gone={value.gone} onChange={(gone) => set({ gone })} />
      {PAST_LISTS.map((list) => (
        <div key={list} className={classes.block}>
          <h3>{t(`past.${list}`)}</h3>
          <EntryList<FamilyEvent>
            label={t(`past.${list}`)}
            // Only the family history asks whose illness it is.
            items={value[list] as FamilyEvent[]}
            blank={list === "family" ? BLANK_FAMILY : (BLANK as FamilyEvent)}
            max={60}
            nameOf={({ what }) => what}
            onChange={(items) => set({ [list]: items })}
            onRemoved={(restore) =>
              onRemoved((now) => ({ ...now, [list]: restore(now[list] as FamilyEvent[]) }))
            }
          >
            {DRAW_ENTRY[list]}
          </EntryList>
        </div>
      ))}
      {visit.patient.gender !== "male" && (
        <Pregnancies value={value.pregnancies} onChange={(pregnancies) => set({ pregnancies })} />
      )}
      <TextareaField label={t("remarks")} rows={2} value={value.text} onChange={(text) => set({ text })} />
    </div>
  );
}

type EarlierProps = { gone: PastHistory["gone"]; onChange: (next: PastHistory["gone"]) => void };

/** Conditions of earlier visits that the safety check includes until they are recorded here as gone. */
function Earlier({ gone, onChange }: EarlierProps) {
  const { t } = useTranslation("anamnesis");
  const { visit } = useVisitFacts();
  const conditions = visit.patient.clinical?.before.conditions ?? [];
  if (conditions.length === 0) return null;
  return (
    <div className={classes.block}>
      <h3>{t("past.earlier")}</h3>
      <ul className={classes.earlier}>
        {conditions.map(({ key, said }) => {
          const name = conditionName(key);
          return (
            <li key={key}>
              <CheckboxField
                label={t("past.goneOf", { name, date: formatDate(said) })}
                value={gone.includes(key)}
                onChange={(is) => onChange(is ? [...gone, key] : gone.filter((one) => one !== key))}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Row({ item, at, set, isNew, mainId, remove, list }: RowProps<FamilyEvent> & { list: PastList }) {
  const { t } = useTranslation("anamnesis");
  const language = currentLanguage();
  const name = item.what || t("past.one", { number: at + 1 });
  // The search answers later: it must change the current entry, not the one it began with.
  const fill = useRef(set);
  fill.current = set;
  const main = {
    id: mainId,
    label: isNew ? t(`past.add.${list}`) : t(`past.${list}`),
    hideLabel: true,
    placeholder: t(`past.add.${list}`),
    value: item.what,
    onChange: (what: string) => set({ what, code: "" }),
  };
  return (
    <div className={classes.row} data-family={(list === "family" && !isNew) || undefined}>
      {CODED.includes(list) ? (
        <SuggestField
          {...main}
          note={item.code || undefined}
          find={async (q, signal) =>
            (await searchIcd(q, signal)).slice(0, 8).map((found) => ({
              id: found.code,
              label: found[language],
              note: found.code,
              run: () => fill.current({ what: found[language], code: found.code }),
            }))
          }
        />
      ) : (
        <TextField {...main} />
      )}
      {!isNew && (
        <>
          {list === "family" && (
            <SelectField
              label={t("past.whoOf", { name })}
              hideLabel
              empty={t("past.who")}
              options={RELATIVES.map((value) => ({ value, label: relatives[value][language] }))}
              value={item.who ?? ""}
              onChange={(who) => set({ who: (who || null) as FamilyEvent["who"] })}
            />
          )}
          <DateOrWordsField
            label={t("past.whenOf", { name })}
            hideLabel
            placeholder={t("past.when")}
            value={item.when}
            onChange={(when) => set({ when })}
          />
          <TextField
            label={t("past.noteOf", { name })}
            hideLabel
            placeholder={t("past.note")}
            value={item.note}
            onChange={(note) => set({ note })}
          />
          {remove}
        </>
      )}
    </div>
  );
}

type PregnanciesProps = {
  value: PastHistory["pregnancies"];
  onChange: (next: PastHistory["pregnancies"]) => void;
};

function Pregnancies({ value, onChange }: PregnanciesProps) {
  const { t } = useTranslation("anamnesis");
  return (
    <div className={classes.block}>
      <h3>{t("past.pregnancies")}</h3>
      <div className={classes.pregnancies}>
        {(["pregnancies", "births", "losses"] as const).map((field) => (
          <NumberField
            key={field}
            label={t(`past.count.${field}`)}
            value={value[field]}
            onChange={(count) => onChange({ ...value, [field]: count })}
            error={faulty(value[field]) ? t("past.count.range") : undefined}
          />
        ))}
        <TextField
          label={t("past.note")}
          value={value.note}
          onChange={(note) => onChange({ ...value, note })}
        />
      </div>
    </div>
  );
}

const faulty = (count: number | null) =>
  count !== null && !(Number.isInteger(count) && count >= 0 && count <= 30);
