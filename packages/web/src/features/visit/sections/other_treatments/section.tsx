import { otherName, otherTreatmentTerms } from "@meridian/core/clinical/treatments/other-treatments";
import { newPartId } from "@meridian/core/contracts/kernel/part-id";
import { isSameEntry } from "@meridian/core/contracts/treatments/pre-made";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import type { OtherTreatment } from "@meridian/core/contracts/visits/sections/other-treatments";
import { matching } from "@meridian/core/text/matching";
import { TextField } from "@meridian/ui/forms/fields";
import { SearchPick } from "@meridian/ui/forms/search-pick";
import { marked } from "@meridian/ui/forms/use-found";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useAllows } from "@meridian/ui/session/session";
import { useTranslation } from "react-i18next";
import classes from "../../entries/given.module.css";
import { MinutesField } from "../../entries/minutes-field.tsx";
import { QuickAdd, TreatmentList, TreatmentSummary } from "../../entries/treatment-list.tsx";
import { LastValue, useLastResult } from "../../frame/last-value.tsx";
import type { EditProps, ViewProps } from "../../frame/section-props.ts";
import { TimerButton } from "../../frame/timer-button.tsx";

type OtherTreatments = SectionData<"other_treatments">;
type Term = (typeof otherTreatmentTerms)[number];

const blank = { area: "", note: "" };
const ofTerm = (term: Term): OtherTreatment => ({
  id: newPartId(),
  key: term.key,
  module: term.module,
  name: term[currentLanguage()],
  minutes: term.minutes,
  ...blank,
});
const ofWords = (name: string): OtherTreatment => ({
  id: newPartId(),
  key: "",
  module: "others",
  name: name.slice(0, 120),
  minutes: null,
  ...blank,
});

/** Treatments of other kinds, such as cupping or moxibustion: buttons for the common ones and a search. */
export function Edit({ value, onChange, onRemoved }: EditProps<OtherTreatments>) {
  const { t } = useTranslation("treatments");
  const { t: act } = useTranslation("ui");
  const allows = useAllows();
  const language = currentLanguage();
  const terms = otherTreatmentTerms.filter(({ module }) => allows({ module }));
  const add = (item: OtherTreatment) => onChange((now) => ({ ...now, items: [...now.items, item] }));
  const given = new Set(value.items.map(({ key }) => key));
  const last = useLastResult("other_treatments");
  return (
    <>
      <SearchPick
        label={t("other.add")}
        placeholder={t("other.example")}
        least={1}
        pause={0}
        find={async (text) => [
          ...marked(
            matching(terms, text, ({ en, pt }) => [en, pt])
              .slice(0, 8)
              .map((term) => ({ id: term.key, label: term[language], run: () => add(ofTerm(term)) })),
          ),
          { id: "words", label: text, note: t("ownWords"), run: () => add(ofWords(text)) },
        ]}
        nothing={t("other.nothing")}
        failed={act("state.errorTitle")}
      />
      <TreatmentList
        items={value.items}
        nameOf={(item) => otherName(item, language)}
        onChange={onChange}
        onRemoved={onRemoved}
      >
        {(item, set) => (
          <>
            <TreatmentEntry item={item} set={set} />
            <LastValue
              start={last?.start}
              text={last?.data.items.find((one) => isSameEntry("other", one, item))?.note ?? ""}
            />
          </>
        )}
      </TreatmentList>
      <div className={classes.more}>
        <QuickAdd
          label={t("other.usual")}
          folded={value.items.length > 0}
          items={terms
            .filter(({ key }) => !given.has(key))
            .map((term) => ({ id: term.key, label: term[language], run: () => add(ofTerm(term)) }))}
        />
      </div>
    </>
  );
}

type EntryProps = { item: OtherTreatment; set: (change: Partial<OtherTreatment>) => void };

function TreatmentEntry({ item, set }: EntryProps) {
  const { t } = useTranslation("treatments");
  const name = otherName(item, currentLanguage());
  return (
    <>
      <div className={classes.head}>
        <strong>{name}</strong>
        {item.minutes !== null && (
          <TimerButton
            small
            kind={item.key === "cupping_therapy" ? "cupping" : "other"}
            label={item.key === "cupping_therapy" ? item.area : name}
            minutes={item.minutes}
          />
        )}
      </div>
      <div className={classes.line}>
        <MinutesField name={name} value={item.minutes} onChange={(minutes) => set({ minutes })} />
        <TextField
          label={t("other.areaOf", { name })}
          hideLabel
          placeholder={t("other.area")}
          value={item.area}
          onChange={(area) => set({ area })}
          maxLength={120}
        />
        <TextField
          label={t("noteOf", { name })}
          hideLabel
          placeholder={t("note")}
          value={item.note}
          onChange={(note) => set({ note })}
          maxLength={1000}
        />
      </div>
    </>
  );
}

export const View = ({ value }: ViewProps<OtherTreatments>) => (
  <TreatmentSummary
    rows={value.items.map((item) => ({
      id: item.id,
      name: otherName(item, currentLanguage()),
      details: [item.minutes !== null && `${item.minutes} min`, item.area],
      note: item.note,
    }))}
  />
);
