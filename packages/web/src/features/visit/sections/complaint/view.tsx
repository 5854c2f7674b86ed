import { courses, painQualities, sides } from "@meridian/core/clinical/anamnesis/anamnesis-terms";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { type ComplaintItem, saysSomething } from "@meridian/core/contracts/visits/sections/complaint";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useTranslation } from "react-i18next";
import { dateOrWords } from "../../entries/date-or-words.tsx";
import { FigureLink } from "../../frame/figure-link.tsx";
import { IcdList } from "../../frame/icd-field.tsx";
import shared from "../../frame/section.module.css";
import type { ViewProps } from "../../frame/section-props.ts";
import classes from "./complaint.module.css";

export function View({ value: { items } }: ViewProps<SectionData<"complaint">>) {
  const complaints = items.filter(saysSomething);
  return (
    <ol className={classes.complaints}>
      {complaints.map((item, at) => (
        // The list is read-only, so the index identifies an entry.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={at}>
          <ComplaintText item={item} followed={item === items[0]} />
        </li>
      ))}
    </ol>
  );
}

type ComplaintTextProps = {
  item: ComplaintItem;
  /** Whether it is the main complaint, whose intensity is plotted over the visits. */
  followed: boolean;
};

function ComplaintText({ item, followed }: ComplaintTextProps) {
  const { t } = useTranslation("anamnesis");
  const language = currentLanguage();
  const { intensity, side, quality, course, course_note, icd } = item;
  const like = painQualities.filter(({ key }) => quality.includes(key)).map((one) => one[language]);
  const facts = [
    [t("complaint.intensity"), intensity === null ? "" : `${intensity} / 10`],
    [t("complaint.side"), side ? sides[side][language] : ""],
    [t("complaint.quality"), like.join(", ")],
    [t("complaint.onset"), dateOrWords(item.onset)],
    [
      t("complaint.course"),
      [course ? courses[course][language] : "", course_note].filter(Boolean).join(" · "),
    ],
    [t("complaint.better"), item.better],
    [t("complaint.worse"), item.worse],
  ] as const;
  return (
    <>
      {item.what && <p className={shared.prose}>{item.what}</p>}
      <dl className={shared.facts}>
        {facts.map(
          ([label, text]) =>
            text && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      {followed && intensity !== null && (
        <p className={classes.years}>
          <FigureLink figure="complaint.intensity" />
        </p>
      )}
      <IcdList value={icd} />
    </>
  );
}
