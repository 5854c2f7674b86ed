import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { useTranslation } from "react-i18next";
import { changesBetween, type PulseChange } from "../../model/pulse.ts";
import classes from "./pulse.module.css";
import { useWords } from "./words.ts";

type ChangesProps = { before: SectionData<"pulse">; now: SectionData<"pulse"> };

/** What is otherwise than the last time, in words. */
export function Changes({ before, now }: ChangesProps) {
  const { t } = useTranslation("pulse");
  const words = useWords();
  const changes = changesBetween(before, now);
  const rate = before.rate !== null && before.rate !== now.rate ? now.rate : null;
  if (changes.length === 0 && rate === null) return null;
  const said = ({ gained, lost, scales }: PulseChange) =>
    [
      ...gained.map((key) => t("change.gained", { what: words.quality(key) })),
      ...lost.map((key) => t("change.lost", { what: words.quality(key) })),
      ...scales.map(({ scale, from, to }) =>
        t("change.scale", {
          what: t(`scales.${scale}`),
          from: words.scale(scale, from),
          to: words.scale(scale, to),
        }),
      ),
    ].join("; ");
  return (
    <div className={classes.changes}>
      <h3>{t("change.title")}</h3>
      <ul>
        {changes.map((change) => (
          <li key={change.where}>
            <b>{change.where === "overall" ? t("whole.title") : words.position(change.where)}</b>:{" "}
            {said(change)}
          </li>
        ))}
        {rate !== null && (
          <li className="num">
            <b>{t("whole.rate")}</b>: {before.rate} → {t("bpm", { rate })}
          </li>
        )}
      </ul>
    </div>
  );
}
