import { areaAt } from "@meridian/core/clinical/osteopathy/osteopathy-body";
import type { PainMark } from "@meridian/core/contracts/visits/sections/osteopathy";
import { useTranslation } from "react-i18next";
import { useOsteopathyWords } from "../../terms/term-words.tsx";
import classes from "./osteopathy.module.css";
import { areaWords, nameOf, type Say } from "./words.ts";

/** The area where the radiation ends, such as "to Foot, left". */
export function radiationWords(say: Say, { view, radiation }: PainMark): string {
  const end = radiation.at(-1);
  return end ? say("body.to", { area: areaWords(say, view, areaAt(view, end).key) }) : "";
}

type MarksTableProps = { marks: readonly PainMark[]; onOpen?: (id: string) => void };

/** The pain marks as a table. */
export function MarksTable({ marks, onOpen }: MarksTableProps) {
  const { t } = useTranslation("osteopathy");
  const words = useOsteopathyWords();
  if (marks.length === 0) return <p className={classes.none}>{t("body.none")}</p>;
  return (
    <table className={classes.table}>
      <caption className={classes.hiddenLabel}>{t("body.label")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("body.area")}</th>
          <th scope="col">{t("body.intensity")}</th>
          <th scope="col">{t("body.quality")}</th>
          <th scope="col">{t("body.radiation")}</th>
          <th scope="col">{t("body.note")}</th>
        </tr>
      </thead>
      <tbody>
        {marks.map((mark, index) => {
          const name = `${index + 1}. ${areaWords(t, mark.view, mark.area)}`;
          return (
            <tr key={mark.id} data-roving-row>
              <th scope="row">
                {onOpen ? (
                  <button type="button" className={classes.link} onClick={() => onOpen(mark.id)}>
                    {name}
                  </button>
                ) : (
                  name
                )}
                <small> {t(`body.${mark.view}`)}</small>
              </th>
              <td className="num" data-label={t("body.intensity")}>
                {mark.pain ?? ""}
              </td>
              <td data-label={t("body.quality")}>
                {mark.quality.map((key) => nameOf(words, "quality", key)).join(", ")}
              </td>
              <td data-label={t("body.radiation")}>{radiationWords(t, mark)}</td>
              <td data-label={t("body.note")}>{mark.note}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
