import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { useTranslation } from "react-i18next";
import { changesBetween, type PulseChange } from "../../model/pulse.ts";
import classes from "./pulse.module.css";
import { usePulseNames } from "./pulse-names.ts";

type ChangesProps = { before: SectionData<"pulse">; now: SectionData<"pulse"> };

/** The changes since the last examination, as text. */
export function ChangeList({ before, now }: ChangesProps) {
  const { t } = useTranslation("pulse");
  const words = usePulseNames();
  const changes = changesBetween(before, now);
  const rate = before.rate !== null && before.rate !== now.rate ? now.rate : null;
  if (changes.length === 0 && rate === null) return null;
  const changeText = ({ gained, lost, scales }: PulseChange) =>
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
            {changeText(change)}
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
