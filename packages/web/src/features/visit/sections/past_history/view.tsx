import { relatives } from "@meridian/core/clinical/anamnesis/anamnesis-terms";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import {
  type FamilyEvent,
  hasPregnancies,
  isEvent,
  PAST_LISTS,
} from "@meridian/core/contracts/visits/sections/past-history";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useTranslation } from "react-i18next";
import { dateOrWords } from "../../entries/date-or-words.tsx";
import shared from "../../frame/section.module.css";
import type { ViewProps } from "../../frame/section-props.ts";
import { conditionName } from "../../model/condition-name.ts";

type PastHistory = SectionData<"past_history">;

export function View({ value }: ViewProps<PastHistory>) {
  const { t } = useTranslation("anamnesis");
  const lists = PAST_LISTS.map((list) => ({ list, events: (value[list] as FamilyEvent[]).filter(isEvent) }));
  const { pregnancies } = value;
  return (
    <>
      <dl className={shared.facts}>
        {lists.map(
          ({ list, events }) =>
            events.length > 0 && (
              <div key={list}>
                <dt>{t(`past.${list}`)}</dt>
                <dd>
                  <ul className={shared.plainList}>
                    {events.map((event, at) => (
                      // The list is read-only, so the index identifies an entry.
                      // biome-ignore lint/suspicious/noArrayIndexKey: see above
                      <li key={at}>{eventText(event)}</li>
                    ))}
                  </ul>
                </dd>
              </div>
            ),
        )}
        {hasPregnancies(pregnancies) && (
          <div>
            <dt>{t("past.pregnancies")}</dt>
            <dd>
              {[
                ...(["pregnancies", "births", "losses"] as const).map((field) =>
                  pregnancies[field] === null ? "" : `${t(`past.count.${field}`)} ${pregnancies[field]}`,
                ),
                pregnancies.note,
              ]
                .filter(Boolean)
                .join(" · ")}
            </dd>
          </div>
        )}
        {value.gone.length > 0 && (
          <div>
            <dt>{t("past.gone")}</dt>
            <dd>{value.gone.map((key) => conditionName(key)).join(", ")}</dd>
          </div>
        )}
      </dl>
      {value.text && <p className={shared.prose}>{value.text}</p>}
    </>
  );
}

const eventText = ({ who, what, code, when, note }: FamilyEvent) =>
  [who ? `${relatives[who][currentLanguage()]}: ${what}` : what, code, dateOrWords(when), note]
    .filter(Boolean)
    .join(" · ");
