import { ReviewMark } from "@meridian/ui/states/review-mark";
import { useTranslation } from "react-i18next";
import { usePointFacts } from "../api/acupuncture.ts";
import type { KnownPoint } from "../model/catalogue.ts";
import { labelOf } from "../model/point-entries.ts";
import { factsOfPoint } from "../model/point-words.ts";
import classes from "./about-point.module.css";

type AboutPointProps = {
  point: KnownPoint;
  /** Shows that the texts are unreviewed; false where the list says it once for all points. */
  marked?: boolean;
};

/** The facts about a point: location, needling, actions and indications. The texts are fetched when it is rendered. */
export function AboutPoint({ point, marked = true }: AboutPointProps) {
  const { t } = useTranslation("acupuncture");
  const { factsOf, weakness } = usePointFacts(point.user_id === null);
  const facts = factsOfPoint(point, factsOf);
  const classesOf = point.classes?.map(({ name, detail }) => (detail ? `${name}: ${detail}` : name));
  const rows = [
    ["about.where", facts?.location || facts?.info || point.info],
    ["about.needling", facts?.needling],
    ["about.moxa", facts?.moxa && facts.moxa !== "yes" && t(`about.moxaUse.${facts.moxa}`)],
    ["about.caution", facts?.caution],
    ["about.functions", facts?.functions.join(", ")],
    ["about.classes", (facts?.classes ?? classesOf ?? point.groups).join(" · ")],
    ["about.indications", facts?.indications ?? point.indications],
    ["about.contraindications", point.contraindications],
  ] as const;
  if (rows.every(([, text]) => !text)) return null;
  return (
    <div className={classes.about}>
      <dl>
        {rows.map(
          ([key, text]) =>
            text && (
              <div key={key} data-caution={key === "about.caution" || undefined}>
                <dt>{t(key)}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      {marked && facts && (
        <ReviewMark about={labelOf(point)} review={point.review}>
          {weakness(point.auricular)}
        </ReviewMark>
      )}
    </div>
  );
}
