import {
  osteopathicTechniques,
  placeName,
  techniqueName,
  treatedPlaces,
} from "@meridian/core/clinical/osteopathy/osteopathic-techniques";
import { isSameEntry } from "@meridian/core/contracts/treatments/pre-made";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { matching } from "@meridian/core/text/matching";
import { SearchPick } from "@meridian/ui/forms/search-pick";
import { together } from "@meridian/ui/forms/use-found";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useTranslation } from "react-i18next";
import { TreatmentList, TreatmentSummary } from "../../entries/treatment-list.tsx";
import { LastValue, useLastResult } from "../../frame/last-value.tsx";
import type { EditProps, ViewProps } from "../../frame/section-props.ts";
import { EntryCautions } from "../../safety/entry-cautions.tsx";
import { TechniqueEntry } from "./technique-entry.tsx";
import { UntreatedFindings } from "./untreated-findings.tsx";
import { newTechnique, titleOf, withTechnique } from "./words.ts";

type OsteopathicTreatment = SectionData<"osteopathic_treatment">;

/** A new place gets the technique of the entry before, which is mostly the same. */
const techniqueOf = (before: OsteopathicTreatment["items"][number] | undefined) =>
  ({ technique: before?.technique ?? "", name: before?.name ?? "" }) as const;

/** The applied techniques, with buttons for what this visit's examination found and a search for all others. */
export function Edit({ value, onChange, onRemoved }: EditProps<OsteopathicTreatment>) {
  const { t } = useTranslation("treatments");
  const { t: act } = useTranslation("ui");
  const language = currentLanguage();
  const add = (given: Parameters<typeof newTechnique>[0]) =>
    onChange((now) => ({ ...now, items: [...now.items, newTechnique(given)] }));
  const choose = (technique: Parameters<typeof withTechnique>[1]) =>
    onChange((now) => ({ ...now, items: withTechnique(now.items, technique) }));
  const likeBefore = techniqueOf(value.items.at(-1));
  const title = (item: OsteopathicTreatment["items"][number]) =>
    titleOf(item, language, t("osteopathy.unnamed"));
  const last = useLastResult("osteopathic_treatment");
  const lastOf = (item: OsteopathicTreatment["items"][number]) => {
    const before = last?.data.items.find((one) => isSameEntry("osteopathy", one, item));
    return [before?.response ? t(`osteopathy.responses.${before.response}`) : "", before?.note ?? ""]
      .filter(Boolean)
      .join(" · ");
  };
  return (
    <>
      <UntreatedFindings items={value.items} onTreat={(place) => add({ ...likeBefore, places: [place] })} />
      <SearchPick
        label={t("osteopathy.add")}
        placeholder={t("osteopathy.example")}
        least={1}
        pause={0}
        find={async (text) => [
          ...together(
            matching(osteopathicTechniques, text, ({ key, en, pt }) => [key, en, pt])
              .slice(0, 6)
              .map(({ key, ...names }) => ({
                id: key,
                label: names[language],
                note: t("osteopathy.technique"),
                run: () => choose({ technique: key }),
              })),

            matching(treatedPlaces, text, ({ en, pt }) => [en, pt])
              .slice(0, 6)
              .map(({ key, ...names }) => ({
                id: `at ${key}`,
                label: names[language],
                note: t("osteopathy.places"),
                run: () => add({ ...likeBefore, places: [key] }),
              })),
          ),
          {
            id: "words",
            label: text,
            note: t("ownWords"),
            run: () => choose({ name: text.slice(0, 120) }),
          },
        ]}
        nothing={t("osteopathy.nothing")}
        failed={act("state.errorTitle")}
      />
      <TreatmentList items={value.items} nameOf={title} onChange={onChange} onRemoved={onRemoved}>
        {(item, set) => (
          <>
            <TechniqueEntry item={item} set={set} title={title(item)} />
            <LastValue start={last?.start} text={lastOf(item)} />
            <EntryCautions section="osteopathic_treatment" id={item.id} />
          </>
        )}
      </TreatmentList>
    </>
  );
}

export function View({ value }: ViewProps<OsteopathicTreatment>) {
  const { t } = useTranslation("treatments");
  const language = currentLanguage();
  return (
    <TreatmentSummary
      rows={value.items.map((item) => {
        const technique = techniqueName(item.technique, language) || item.name;
        return {
          id: item.id,
          name: titleOf(item, language, t("osteopathy.unnamed")),
          details: [
            technique !== "" && item.places.map((place) => placeName(place, language)).join(", "),
            item.side && t(`osteopathy.sides.${item.side}`),
            item.response && t(`osteopathy.responses.${item.response}`),
          ],
          note: item.note,
        };
      })}
    />
  );
}
