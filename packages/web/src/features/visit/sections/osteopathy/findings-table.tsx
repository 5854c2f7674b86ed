import { changeOf } from "@meridian/core/clinical/osteopathy/osteopathy-compare";
import { SEGMENT_KEYS } from "@meridian/core/clinical/osteopathy/osteopathy-terms";
import type { SegmentFinding } from "@meridian/core/contracts/visits/sections/osteopathy";
import { useTranslation } from "react-i18next";
import { useOsteopathyWords } from "../../terms/term-words.tsx";
import classes from "./osteopathy.module.css";
import { mobilityWords, nameOf, tartWords } from "./words.ts";

type FindingsTableProps = {
  findings: readonly SegmentFinding[];
  /** The previous visit's findings; where given, each row shows the change. */
  before?: readonly SegmentFinding[] | undefined;
  onOpen?: (segment: string) => void;
};

/** The findings as a table, from the head down. */
export function FindingsTable({ findings, before, onOpen }: FindingsTableProps) {
  const { t } = useTranslation("osteopathy");
  const words = useOsteopathyWords();
  if (findings.length === 0) return <p className={classes.none}>{t("findings.none")}</p>;
  const rows = [...findings].sort(
    (a, b) => SEGMENT_KEYS.indexOf(a.segment) - SEGMENT_KEYS.indexOf(b.segment),
  );
  return (
    <table className={classes.table}>
      <caption className={classes.hiddenLabel}>{t("findings.label")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("findings.segment")}</th>
          <th scope="col">{t("findings.mobility")}</th>
          <th scope="col">{t("findings.pain")}</th>
          <th scope="col">{t("findings.signs")}</th>
          <th scope="col">{t("findings.note")}</th>
          {before && <th scope="col">{t("findings.change")}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((finding) => (
          <tr key={finding.segment} data-roving-row>
            <th scope="row">
              {onOpen ? (
                <button type="button" className={classes.link} onClick={() => onOpen(finding.segment)}>
                  {nameOf(words, "segment", finding.segment)}
                </button>
              ) : (
                nameOf(words, "segment", finding.segment)
              )}
            </th>
            <td data-label={t("findings.mobility")}>{mobilityWords(t, words, finding)}</td>
            <td className="num" data-label={t("findings.pain")}>
              {finding.pain ?? ""}
            </td>
            <td data-label={t("findings.signs")}>{tartWords(words, finding)}</td>
            <td data-label={t("findings.note")}>{finding.note}</td>
            {before && (
              <td data-label={t("findings.change")}>
                <ChangeTag
                  change={changeOf(
                    before.find((one) => one.segment === finding.segment),
                    finding,
                  )}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A change as a coloured word. */
export function ChangeTag({ change }: { change: ReturnType<typeof changeOf> }) {
  const { t } = useTranslation("osteopathy");
  if (!change) return <span className={classes.none}>{t("change.apart")}</span>;
  return (
    <span className={classes.change} data-change={change}>
      {t(`change.${change}`)}
    </span>
  );
}
