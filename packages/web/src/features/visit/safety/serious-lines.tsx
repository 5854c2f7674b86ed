import type { SafetyHit } from "@meridian/core/clinical/safety/finding";
import { SelectField, TextField } from "@meridian/ui/forms/fields";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { IconAlertOctagon } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type ChangeSafety,
  type GiveReason,
  quickReasonsFor,
  type Reasons,
  reasonSetter,
  withoutReason,
} from "./reasons.tsx";
import classes from "./safety.module.css";
import { combined, groupByStatement, Sentence } from "./sentence.tsx";
import { SharedReason } from "./shared-reason.tsx";

type SeriousLinesProps = { hits: readonly SafetyHit[]; reasons: Reasons; onChange: ChangeSafety };

/** The serious warnings, one line for each statement: what it concerns, a link to it, and its reason. */
export function SeriousLines({ hits, reasons, onChange }: SeriousLinesProps) {
  const { t } = useTranslation("safety");
  const give = reasonSetter(onChange);
  if (hits.length === 0) return null;
  return (
    <section aria-label={t("serious")}>
      <ul className={classes.lines}>
        {groupByStatement(hits).map((group) => (
          <li key={`${group[0].statement.en}|${group[0].source}`} className={classes.line}>
            <IconAlertOctagon size={16} stroke={1.75} aria-hidden />
            <div className={classes.statement}>
              <Sentence hit={combined(group)} />
            </div>
            <LineReason group={group} reasons={reasons} give={give} />
          </li>
        ))}
      </ul>
      <SharedReason open={withoutReason(hits, reasons)} give={give} />
    </section>
  );
}

const OTHER = "other";

type LineReasonProps = { group: readonly [SafetyHit, ...SafetyHit[]]; reasons: Reasons; give: GiveReason };

/** A common reason from a list, or free text below it; equal statements get the same reason. */
function LineReason({ group, reasons, give }: LineReasonProps) {
  const { t } = useTranslation("safety");
  const [writing, setWriting] = useState(false);
  const { subject } = combined(group);
  const open = withoutReason(group, reasons);
  const given = [...new Set(group.map(({ rule }) => reasons[rule]?.reason ?? ""))];
  // A later one has no reason yet: the others keep theirs, shown below.
  const words = given.length === 1 ? (given[0] ?? "") : "";
  const quick: readonly string[] = quickReasonsFor(group[0]).map((key) => t(`quick.${key}`));
  const own = writing || (words !== "" && !quick.includes(words));
  const label = t("reasonFor", { what: subject[currentLanguage()] });
  const different = given.length > 1 ? group.filter((hit) => !open.includes(hit)) : [];
  return (
    <>
      <SelectField
        label={label}
        hideLabel
        empty={t("give")}
        value={own ? OTHER : words}
        onChange={(next) => {
          setWriting(next === OTHER);
          if (next !== OTHER) give(open.length > 0 ? open : group, next);
        }}
        options={[
          ...quick.map((one) => ({ value: one, label: one })),
          { value: OTHER, label: t("ownWords") },
        ]}
      />
      {own && (
        <div className={classes.freeText}>
          <TextField
            label={label}
            hideLabel
            placeholder={t("reasonExample")}
            maxLength={500}
            value={words}
            onChange={(next) => {
              // An emptied field stays open for typing.
              setWriting(true);
              give(group, next);
            }}
          />
        </div>
      )}
      {different.map(({ rule, subject: one }) => (
        <p key={rule} className={classes.separateReason}>
          {one[currentLanguage()]}: {reasons[rule]?.reason}
        </p>
      ))}
    </>
  );
}
