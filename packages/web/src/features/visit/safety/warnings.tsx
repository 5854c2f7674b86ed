import { Button } from "@mantine/core";
import { needsReason, type SafetyHit } from "@meridian/core/clinical/safety/finding";
import { aspects, type NotChecked, type SafetyVerdict } from "@meridian/core/clinical/safety/safety-input";
import { safetySources } from "@meridian/core/clinical/safety/sources";
import { TextField } from "@meridian/ui/forms/fields";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { ReviewMark } from "@meridian/ui/states/review-mark";
import { IconAlertOctagon, IconAlertTriangle, IconInfoCircle } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ChangeSafety, quickReasonsFor, type Reasons, reasonSetter, withoutReason } from "./reasons.tsx";
import classes from "./safety.module.css";
import { isShownAtEntry } from "./safety-context.tsx";
import { combined, groupByStatement, groupByStatementAndReason, reviewOfAll, Sentence } from "./sentence.tsx";
import { SeriousLines } from "./serious-lines.tsx";
import { SharedReason } from "./shared-reason.tsx";

type SeriousFindingsProps = {
  hits: readonly SafetyHit[];
  reasons: Reasons;
  onChange: ChangeSafety;
  /** Shows links to the entries concerned; not inside a dialog. */
  withLinks?: boolean;
};

/** The serious warnings with their reasons; the same statement about several things is one entry with one reason. */
export function SeriousFindings({ hits, reasons, onChange, withLinks = true }: SeriousFindingsProps) {
  const give = reasonSetter(onChange);
  if (hits.length === 0) return null;
  return (
    <>
      <ul className={classes.findings}>
        {groupByStatementAndReason(hits, reasons).map((group) => {
          const hit = combined(group);
          return (
            <li key={group.map(({ rule }) => rule).join(" ")} className={classes.serious}>
              <IconAlertOctagon size={18} stroke={1.75} aria-hidden />
              <div className={classes.statement}>
                <Sentence hit={hit} withLinks={withLinks} />
                <ReviewMark about={hit.subject[currentLanguage()]} review={hit.review}>
                  {safetySources[hit.source][currentLanguage()]}
                </ReviewMark>
                <Reason
                  hit={hit}
                  words={reasons[hit.rule]?.reason ?? ""}
                  onChange={(words) => give(group, words)}
                />
              </div>
            </li>
          );
        })}
      </ul>
      <SharedReason open={withoutReason(hits, reasons)} give={give} />
    </>
  );
}

type ReasonProps = { hit: SafetyHit; words: string; onChange: (words: string) => void };

/** A common reason by one press, or free text. */
function Reason({ hit, words, onChange }: ReasonProps) {
  const { t } = useTranslation("safety");
  const [writing, setWriting] = useState(words !== "");
  if (writing || words !== "")
    return (
      <div className={classes.reason}>
        <TextField
          label={t("reasonFor", { what: hit.subject[currentLanguage()] })}
          hideLabel
          placeholder={t("reasonExample")}
          maxLength={500}
          autoFocus={writing && words === ""}
          value={words}
          onChange={(next) => {
            // An emptied field stays open for typing.
            setWriting(true);
            onChange(next);
          }}
        />
      </div>
    );
  return (
    <fieldset className={classes.quickReasons}>
      <legend>{t("reason")}</legend>
      {quickReasonsFor(hit).map((key) => (
        <Button key={key} variant="default" size="compact-sm" onClick={() => onChange(t(`quick.${key}`))}>
          {t(`quick.${key}`)}
        </Button>
      ))}
      <Button variant="default" size="compact-sm" onClick={() => setWriting(true)}>
        {t("ownWords")}
      </Button>
    </fieldset>
  );
}

/** Cautions and notes; the same statement about several things is shown once. */
function MilderFindings({ hits, severity }: { hits: readonly SafetyHit[]; severity: "caution" | "note" }) {
  const { t } = useTranslation("safety");
  const groups = groupByStatement(hits.filter((hit) => hit.severity === severity));
  if (groups.length === 0) return null;
  const Icon = severity === "caution" ? IconAlertTriangle : IconInfoCircle;
  return (
    <section aria-label={t(severity)}>
      <ul className={classes.findings}>
        {groups.map((group) => (
          <li key={`${group[0].statement.en}|${group[0].source}`} className={classes[severity]}>
            <Icon size={16} stroke={1.75} aria-hidden />
            <div className={classes.statement}>
              <Sentence hit={combined(group)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The sources, each once, behind one mark. */
function Sources({ hits }: { hits: readonly SafetyHit[] }) {
  const { t } = useTranslation("safety");
  const sources = [...new Set(hits.map(({ source }) => source))];
  if (sources.length === 0) return null;
  return (
    <div className={classes.sources}>
      <ReviewMark about={t("sources")} review={reviewOfAll(hits)}>
        {sources.map((source) => (
          <span key={source}>{safetySources[source][currentLanguage()]}</span>
        ))}
      </ReviewMark>
    </div>
  );
}

/** What no rule covers: listed once, never left out, never called safe. The entries concerned are shown on request. */
function UncheckedAspects({ all }: { all: readonly NotChecked[] }) {
  const { t } = useTranslation("safety");
  const language = currentLanguage();
  if (all.length === 0) return null;
  const named = all.filter(({ subjects }) => subjects.length > 0);
  const words = (
    <>
      <strong>{t("notChecked")}</strong> {all.map(({ aspect }) => aspects[aspect][language]).join("; ")}.
    </>
  );
  if (named.length === 0) return <p className={classes.unchecked}>{words}</p>;
  return (
    <details className={classes.unchecked}>
      <summary>{words}</summary>
      <ul>
        {named.map(({ aspect, subjects }) => (
          <li key={aspect}>
            {aspects[aspect][language]}: {subjects.map((subject) => subject[language]).join(", ")}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Notes for reference, folded. */
function ReferenceFindings({ hits }: { hits: readonly SafetyHit[] }) {
  const { t } = useTranslation("safety");
  const notes = hits.filter(({ severity }) => severity === "note");
  if (notes.length === 0) return null;
  return (
    <details className={classes.otherFindings}>
      <summary>
        <strong>{t("reference", { count: notes.length })}</strong>
      </summary>
      <MilderFindings hits={notes} severity="note" />
    </details>
  );
}

type WarningsProps = { verdict: SafetyVerdict; reasons: Reasons; onChange: ChangeSafety };

/** All findings, the most serious first, and what was not checked. */
export function Warnings({ verdict: { hits, notChecked }, reasons, onChange }: WarningsProps) {
  return (
    <div className={classes.warnings}>
      <SeriousFindings hits={hits.filter(needsReason)} reasons={reasons} onChange={onChange} />
      <MilderFindings hits={hits} severity="caution" />
      <ReferenceFindings hits={hits} />
      <Sources hits={hits.filter((hit) => !needsReason(hit))} />
      <NothingFoundAndUnchecked count={hits.length} notChecked={notChecked} />
    </div>
  );
}

/**
 * The findings above the sections: one line for each serious statement. Cautions are shown at their entries and only
 * named here; notes are folded.
 */
export function WarningLines({ verdict: { hits, notChecked }, reasons, onChange }: WarningsProps) {
  const { t } = useTranslation("safety");
  const atEntries = hits.filter(isShownAtEntry);
  // A rule about several points names them all in one subject: each is named once.
  const names = [...new Set(atEntries.flatMap(({ subject }) => subject[currentLanguage()].split(", ")))];
  return (
    <div className={classes.warnings}>
      <SeriousLines hits={hits.filter(needsReason)} reasons={reasons} onChange={onChange} />
      <MilderFindings hits={hits.filter((hit) => !isShownAtEntry(hit))} severity="caution" />
      {atEntries.length > 0 && (
        <details className={classes.otherFindings}>
          <summary>
            <strong>{t("cautions", { count: atEntries.length })}</strong>: {names.join(", ")}
          </summary>
          <MilderFindings hits={atEntries} severity="caution" />
        </details>
      )}
      <ReferenceFindings hits={hits} />
      <Sources hits={hits} />
      <NothingFoundAndUnchecked count={hits.length} notChecked={notChecked} />
    </div>
  );
}

function NothingFoundAndUnchecked({
  count,
  notChecked,
}: {
  count: number;
  notChecked: readonly NotChecked[];
}) {
  const { t } = useTranslation("safety");
  return (
    <>
      {count === 0 && <p className={classes.nothing}>{t("nothing")}</p>}
      <UncheckedAspects all={notChecked} />
    </>
  );
}
