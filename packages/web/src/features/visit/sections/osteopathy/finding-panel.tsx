import { Button } from "@mantine/core";
import { MOBILITIES, segmentOf, tartGrades } from "@meridian/core/clinical/osteopathy/osteopathy-terms";
import type { SegmentFinding } from "@meridian/core/contracts/visits/sections/osteopathy";
import { SelectField, TextField } from "@meridian/ui/forms/fields";
import { formatDate } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useTranslation } from "react-i18next";
import { useOsteopathyWords } from "../../terms/term-words.tsx";
import choiceClasses from "./choice.module.css";
import { Choice, MultipleChoice, PainScale } from "./choice.tsx";
import classes from "./osteopathy.module.css";
import { findingWords, nameOf } from "./words.ts";

type FindingPanelProps = {
  finding: SegmentFinding;
  /** The previous visit's finding for this segment, with its date. */
  before: { start: string; finding: SegmentFinding | undefined } | undefined;
  onChange: (finding: SegmentFinding) => void;
  onClear: (() => void) | undefined;
};

/** The findings on one segment. */
export function FindingPanel({ finding, before, onChange, onClear }: FindingPanelProps) {
  const { t } = useTranslation("osteopathy");
  const words = useOsteopathyWords();
  const title = nameOf(words, "segment", finding.segment);
  const set = (change: Partial<SegmentFinding>) => onChange({ ...finding, ...change });
  const kind = segmentOf(finding.segment)?.kind ?? "vertebra";
  const earlier = before?.finding;
  const options = [
    { value: "unknown", label: t("segment.unknown") },
    ...MOBILITIES.map((value) => ({ value, label: t(`segment.${value}`) })),
  ] as const;
  return (
    <section className={classes.panel} aria-label={title}>
      <header>
        <h3>{title}</h3>
        {onClear && (
          <Button size="compact-xs" variant="subtle" color="gray" onClick={onClear}>
            {t("segment.clear")}
          </Button>
        )}
      </header>
      {before && (
        <p className={classes.before}>
          {t("segment.last", {
            date: formatDate(before.start),
            what: earlier ? findingWords(t, words, earlier) : t("segment.lastNothing"),
          })}
        </p>
      )}
      <Choice
        label={t("segment.mobility")}
        neutral="unknown"
        options={options}
        value={finding.mobility ?? "unknown"}
        onChange={(value) => set({ mobility: value === "unknown" ? null : value })}
      />
      <MultipleChoice
        label={
          finding.mobility === "restricted" || finding.mobility === "hypermobile"
            ? t(`segment.${finding.mobility}In`)
            : t("segment.direction")
        }
        options={words.terms.direction
          .filter(({ kinds }) => kinds.includes(kind))
          .map((one) => ({ value: one.key, label: one[currentLanguage()] }))}
        value={finding.directions}
        onChange={(directions) => set({ directions })}
      />
      <PainScale label={t("segment.pain")} value={finding.pain} onChange={(pain) => set({ pain })} />
      <TartGrades finding={finding} onChange={(tart) => set({ tart })} />
      {kind === "vertebra" && (
        <SelectField
          label={t("segment.pattern")}
          value={finding.pattern ?? ""}
          onChange={(pattern) => set({ pattern: pattern || null })}
          empty={t("segment.noPattern")}
          options={words.terms.pattern.map((one) => ({ value: one.key, label: one[currentLanguage()] }))}
        />
      )}
      <TextField
        label={t("segment.note")}
        maxLength={300}
        value={finding.note}
        onChange={(note) => set({ note })}
      />
    </section>
  );
}

type TartProps = { finding: SegmentFinding; onChange: (tart: SegmentFinding["tart"]) => void };

/** The four signs of somatic dysfunction, each graded 0 to 3. */
function TartGrades({ finding: { tart }, onChange }: TartProps) {
  const { t } = useTranslation("osteopathy");
  const { terms } = useOsteopathyWords();
  const language = currentLanguage();
  return (
    <fieldset className={choiceClasses.tart}>
      <legend>{t("segment.tart")}</legend>
      {terms.sign.map((sign) => (
        <div key={sign.key}>
          <span aria-hidden>{sign[language]}</span>
          <Choice
            small
            hideLabel
            neutral="0"
            label={sign[language]}
            options={tartGrades.map((grade, index) => ({
              value: String(index),
              label: String(index),
              title: grade[language],
            }))}
            value={String(tart[sign.key])}
            onChange={(grade) => onChange({ ...tart, [sign.key]: Number(grade) })}
          />
        </div>
      ))}
    </fieldset>
  );
}
