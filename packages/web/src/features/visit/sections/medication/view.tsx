import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { isMedicine, isTaken, type Medicine } from "@meridian/core/contracts/visits/sections/medication";
import { useTranslation } from "react-i18next";
import { dateOrWords } from "../../entries/date-or-words.tsx";
import { useDrugGroups } from "../../entries/drug-field.tsx";
import shared from "../../frame/section.module.css";
import type { ViewProps } from "../../frame/section-props.ts";
import classes from "./medication.module.css";

/** Current medicines first, then those that were stopped, struck through. */
export function View({ value: { items, none, text } }: ViewProps<SectionData<"medication">>) {
  const { t } = useTranslation("anamnesis");
  const named = items.filter(isMedicine);
  const groups = useDrugGroups(named.some(({ group }) => group !== ""));
  const listed = [...named.filter((item) => isTaken(item)), ...named.filter((item) => !isTaken(item))];
  return (
    <>
      {none && listed.length === 0 && <p>{t("medication.none")}</p>}
      {listed.length > 0 && (
        <ul className={classes.medicines}>
          {listed.map((item, at) => (
            // The list is read-only and a name may occur twice, so the index identifies an entry.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={at}>
              <MedicineText item={item} group={groups.get(item.group)} />
            </li>
          ))}
        </ul>
      )}
      {text && <p className={shared.prose}>{text}</p>}
    </>
  );
}

function MedicineText({ item, group }: { item: Medicine; group: string | undefined }) {
  const { t } = useTranslation("anamnesis");
  const { drug, dose, frequency, since, stopped, reason } = item;
  const how = [dose, frequency, since && t("medication.sinceWhen", { when: dateOrWords(since) })];
  const ends = isTaken(item) ? "medication.stopsWhen" : "medication.stoppedWhen";
  const plain = [stopped && t(ends, { when: dateOrWords(stopped) }), reason, group];
  const name = (
    <>
      <strong>{drug}</strong> <span>{how.filter(Boolean).join(" · ")}</span>
    </>
  );
  return (
    <>
      {isTaken(item) ? name : <s>{name}</s>}
      {plain.some(Boolean) && <small>{plain.filter(Boolean).join(" · ")}</small>}
    </>
  );
}
