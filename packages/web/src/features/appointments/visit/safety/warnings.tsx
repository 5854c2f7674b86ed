import { Button } from "@mantine/core";
import { needsReason, type SafetyHit, sentenceOf } from "@meridian/core/contracts/safety/hit";
import { aspects, type NotChecked, type SafetyVerdict } from "@meridian/core/contracts/safety/record";
import { safetySources } from "@meridian/core/contracts/safety/sources";
import type { SectionData } from "@meridian/core/contracts/sections";
import { isGiven, type SafetyReason } from "@meridian/core/contracts/sections/safety";
import { TextField } from "@meridian/ui/forms/fields";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { IconAlertOctagon, IconAlertTriangle, IconInfoCircle } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import classes from "./safety.module.css";
import { show } from "./showing.ts";

type Reasons = SectionData<"safety">["reasons"];
type Change = (change: (now: SectionData<"safety">) => SectionData<"safety">) => void;

/** Common reasons; that a dose is meant answers nothing but a dose. */
const quickFor = ({ rule }: SafetyHit) =>
  rule.startsWith("dose.")
    ? (["discussed", "intended", "watched"] as const)
    : (["discussed", "watched"] as const);

/** The reasons with one more, or another, and what it answers in both languages. */
function withReason(reasons: Reasons, hit: SafetyHit, words: string): Reasons {
  const given: SafetyReason = { ...sentenceOf(hit), reason: words, at: new Date().toISOString() };
  return { ...reasons, [hit.rule]: given };
}

type SeriousProps = {
  hits: readonly SafetyHit[];
  reasons: Reasons;
  onChange: Change;
  /** Offers the way to what it is about; not from before a dialog. */
  goes?: boolean;
};

/** What is serious, each with the reason to go on. */
export function Serious({ hits, reasons, onChange, goes = true }: SeriousProps) {
  const { t } = useTranslation("safety");
  const open = hits.filter(({ rule }) => !isGiven(reasons[rule] ?? { reason: "" }));
  const give = (given: readonly SafetyHit[], words: string) =>
    onChange((now) => ({
      ...now,
      reasons: given.reduce((all, hit) => withReason(all, hit, words), now.reasons),
    }));
  if (hits.length === 0) return null;
  return (
    <>
      {open.length > 1 && (
        <p className={classes.all}>
          <Button variant="subtle" size="compact-sm" onClick={() => give(open, t("quick.discussed"))}>
            {t("all", { count: open.length, reason: t("quick.discussed") })}
          </Button>
        </p>
      )}
      <ul className={classes.hits}>
        {hits.map((hit) => (
          <li key={hit.rule} className={classes.serious}>
            <IconAlertOctagon size={18} stroke={1.75} aria-hidden />
            <div className={classes.said}>
              <Sentence hit={hit} goes={goes} />
              <p className={classes.source}>{safetySources[hit.source][currentLanguage()]}</p>
              <Reason
                hit={hit}
                words={reasons[hit.rule]?.reason ?? ""}
                onChange={(words) => give([hit], words)}
              />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

type ReasonProps = { hit: SafetyHit; words: string; onChange: (words: string) => void };

/** One press for a common reason, one more for one's own words. */
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
            // Emptied, it stays where one writes.
            setWriting(true);
            onChange(next);
          }}
        />
      </div>
    );
  return (
    <fieldset className={classes.quick}>
      <legend>{t("reason")}</legend>
      {quickFor(hit).map((key) => (
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

/** The sentence, and the way to what it is about. */
function Sentence({ hit, goes = true }: { hit: SafetyHit; goes?: boolean }) {
  const { t } = useTranslation("safety");
  const language = currentLanguage();
  const [, setSearch] = useSearchParams();
  const { chosen = [], told = [] } = Object.groupBy(hit.concerns, ({ section }) =>
    section === "medication" ? "told" : "chosen",
  );
  const showTold = () => {
    // What is told stands in another step.
    setSearch((now) => new URLSearchParams([...now].filter(([key]) => key !== "step")), { replace: true });
    show(told);
  };
  return (
    <p>
      <span className={classes.sentence}>{sentenceOf(hit)[language]}</span>{" "}
      {goes && chosen.length > 0 && (
        <button type="button" className={classes.go} onClick={() => show(chosen)}>
          {t("go")} <span className="visually-hidden">{hit.subject[language]}</span>
        </button>
      )}
      {goes && told.length > 0 && (
        <button type="button" className={classes.go} data-leads onClick={showTold}>
          {t("goMedicine")} <span className="visually-hidden">{hit.subject[language]}</span>
        </button>
      )}
    </p>
  );
}

/** Cautions and notes: what is said of several things is said once. */
function Milder({ hits, severity }: { hits: readonly SafetyHit[]; severity: "caution" | "note" }) {
  const { t } = useTranslation("safety");
  const groups = Map.groupBy(
    hits.filter((hit) => hit.severity === severity),
    ({ statement, source }) => `${statement.en}|${source}`,
  );
  if (groups.size === 0) return null;
  const Icon = severity === "caution" ? IconAlertTriangle : IconInfoCircle;
  return (
    <section aria-label={t(severity)}>
      <ul className={classes.hits}>
        {[...groups].map(([key, [hit, ...others]]) => (
          <li key={key} className={classes[severity]}>
            <Icon size={16} stroke={1.75} aria-hidden />
            <div className={classes.said}>{hit && <Sentence hit={together(hit, others)} />}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const together = (hit: SafetyHit, others: readonly SafetyHit[]): SafetyHit => ({
  ...hit,
  subject: {
    en: [hit, ...others].map(({ subject }) => subject.en).join(", "),
    pt: [hit, ...others].map(({ subject }) => subject.pt).join(", "),
  },
});

/** Where the milder ones come from, each source once. */
function Sources({ hits }: { hits: readonly SafetyHit[] }) {
  const { t } = useTranslation("safety");
  const sources = [...new Set(hits.filter((hit) => !needsReason(hit)).map(({ source }) => source))];
  if (sources.length === 0) return null;
  return (
    <details className={classes.sources}>
      <summary>{t("sources")}</summary>
      <ul>
        {sources.map((source) => (
          <li key={source}>{safetySources[source][currentLanguage()]}</li>
        ))}
      </ul>
    </details>
  );
}

/** What no rule says anything of: never left out, never called safe. */
function Unchecked({ all }: { all: readonly NotChecked[] }) {
  const { t } = useTranslation("safety");
  const language = currentLanguage();
  if (all.length === 0) return null;
  const words = all.map(({ aspect, subjects }) => {
    const named = subjects.map((subject) => subject[language]).join(", ");
    return named ? `${aspects[aspect][language]} (${named})` : aspects[aspect][language];
  });
  return (
    <p className={classes.unchecked}>
      <strong>{t("notChecked")}</strong> {words.join("; ")}.
    </p>
  );
}

type WarningsProps = { verdict: SafetyVerdict; reasons: Reasons; onChange: Change };

/** Everything that was found, the gravest first, and what was not looked at. */
export function Warnings({ verdict: { hits, notChecked }, reasons, onChange }: WarningsProps) {
  const { t } = useTranslation("safety");
  return (
    <div className={classes.warnings}>
      <Serious hits={hits.filter(needsReason)} reasons={reasons} onChange={onChange} />
      <Milder hits={hits} severity="caution" />
      <Milder hits={hits} severity="note" />
      <Sources hits={hits} />
      {hits.length === 0 && <p className={classes.nothing}>{t("nothing")}</p>}
      <Unchecked all={notChecked} />
    </div>
  );
}
