import {
  osteopathicTechniques,
  placeName,
  treatedPlaces,
} from "@meridian/core/clinical/osteopathy/osteopathic-techniques";
import {
  type AppliedTechnique,
  RESPONSES,
  TREATED_SIDES,
  type TreatedSide,
  type TreatmentResponse,
} from "@meridian/core/contracts/visits/sections/osteopathic-treatment";
import { matching } from "@meridian/core/text/matching";
import { SelectField, TextField } from "@meridian/ui/forms/fields";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import { SearchPick } from "@meridian/ui/forms/search-pick";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Choices } from "../../entries/choices.tsx";
import classes from "./technique.module.css";

type TechniqueEntryProps = {
  item: AppliedTechnique;
  set: (change: Partial<AppliedTechnique>) => void;
  title: string;
};

/** The most places one technique can be applied to. */
const MAX_PLACES = 12;

/** One technique: its name, places, side and the patient's response. */
export function TechniqueEntry({ item, set, title }: TechniqueEntryProps) {
  const { t } = useTranslation("treatments");
  return (
    <div className={classes.technique}>
      <div className={classes.name}>
        <SelectField
          label={t("osteopathy.techniqueOf", { name: title })}
          hideLabel
          empty={t("osteopathy.own")}
          value={item.technique}
          onChange={(technique) => set({ technique: technique as AppliedTechnique["technique"], name: "" })}
          options={osteopathicTechniques.map(({ key, ...names }) => ({
            value: key,
            label: names[currentLanguage()],
          }))}
        />
        {item.technique === "" && (
          <TextField
            label={t("osteopathy.name")}
            hideLabel
            placeholder={t("osteopathy.name")}
            value={item.name}
            onChange={(name) => set({ name })}
            maxLength={120}
          />
        )}
      </div>
      <Places item={item} set={set} title={title} />
      <div className={classes.choices}>
        <Choices
          label={t("osteopathy.sideOf", { name: title })}
          hideLabel
          options={TREATED_SIDES.map((value) => ({ value, label: t(`osteopathy.sides.${value}`) }))}
          value={item.side}
          onChange={(side) => set({ side: side as TreatedSide | null })}
        />
        <Choices
          label={t("osteopathy.responseOf", { name: title })}
          hideLabel
          options={RESPONSES.map((value) => ({ value, label: t(`osteopathy.responses.${value}`) }))}
          value={item.response}
          onChange={(response) => set({ response: response as TreatmentResponse | null })}
        />
      </div>
      <TextField
        label={t("noteOf", { name: title })}
        hideLabel
        placeholder={t("note")}
        value={item.note}
        onChange={(note) => set({ note })}
        maxLength={500}
      />
    </div>
  );
}

function Places({ item, set, title }: TechniqueEntryProps) {
  const { t } = useTranslation("treatments");
  const { t: act } = useTranslation("ui");
  const language = currentLanguage();
  const now = useRef({ item, set });
  now.current = { item, set };
  const open = treatedPlaces.filter(({ key }) => !item.places.includes(key));
  return (
    <div className={classes.places}>
      {item.places.map((place) => {
        const name = placeName(place, language);
        return (
          <span key={place} className={classes.place} data-row>
            {name}
            <RemoveButton
              size="sm"
              label={t("osteopathy.leaveOut", { place: name })}
              name={name}
              onRemove={() => {
                set({ places: item.places.filter((one) => one !== place) });
                return () => {
                  const { item: current, set: change } = now.current;
                  if (!current.places.includes(place)) change({ places: [...current.places, place] });
                };
              }}
            />
          </span>
        );
      })}
      {item.places.length < MAX_PLACES && (
        <div className={classes.add}>
          <SearchPick
            label={<span className="visually-hidden">{t("osteopathy.placeOf", { name: title })}</span>}
            placeholder={t("osteopathy.addPlace")}
            least={1}
            pause={0}
            find={async (text) =>
              matching(open, text, ({ en, pt }) => [en, pt])
                .slice(0, 8)
                .map(({ key, ...names }) => ({
                  id: key,
                  label: names[language],
                  run: () => set({ places: [...item.places, key] }),
                }))
            }
            nothing={t("osteopathy.noPlace")}
            failed={act("state.errorTitle")}
          />
        </div>
      )}
    </div>
  );
}
