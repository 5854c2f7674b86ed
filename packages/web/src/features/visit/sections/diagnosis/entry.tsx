import { ActionIcon } from "@mantine/core";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import "@mantine/core/styles/ActionIcon.layer.css";
import { clusterOf } from "@meridian/core/clinical/icd/icd-extensions";
import {
  CERTAINTIES,
  type DiagnosisKind,
  type Evidence,
  type Judged,
} from "@meridian/core/contracts/visits/sections/diagnosis";
import { SelectField, TextareaField } from "@meridian/ui/forms/fields";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { IconArrowDown, IconArrowUp, IconStar, IconStarFilled } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePatterns, useReferences } from "../../api/visit.ts";
import { useVisitContext } from "../../frame/visit-context.tsx";
import { useVisitWords } from "../../terms/term-words.tsx";
import classes from "./diagnosis.module.css";
import { evidenceName, evidenceOf, sameEvidence } from "./evidence.ts";
import { ExtensionChoice } from "./extension-choice.tsx";
import { type Entry, entryId, entryName } from "./naming.ts";

type EntryProps = {
  kind: DiagnosisKind;
  entry: Entry;
  first: boolean;
  last: boolean;
  onChange: (part: Partial<Entry>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** One diagnosis: its certainty, whether it is the primary one, and its justification, which can be opened. */
export function DiagnosisEntry({ kind, entry, first, last, onChange, onMove, onRemove }: EntryProps) {
  const { t } = useTranslation("diagnosis");
  const patterns = usePatterns(kind === "patterns");
  const language = currentLanguage();
  const words = useVisitWords();
  const name = entryName(entry, kind, { language, patterns: patterns.data?.patterns ?? [], words });
  const id = `${kind}-${entryId(entry)}`;
  const Star = entry.primary ? IconStarFilled : IconStar;
  return (
    <li className={classes.entry} data-primary={entry.primary || undefined}>
      <div className={classes.head}>
        <p>
          {kind === "icd" && <code>{clusterOf(entry.code ?? "", entry.extensions)}</code>} {name}
        </p>
        <RemoveButton size="sm" label={t("remove", { name })} onRemove={onRemove} />
      </div>
      <div className={classes.tools}>
        <fieldset className={classes.certainty}>
          <legend className="visually-hidden">{t("certaintyOf", { name })}</legend>
          {CERTAINTIES.map((certainty) => (
            <label key={certainty}>
              <input
                type="radio"
                name={`certainty-${id}`}
                checked={entry.certainty === certainty}
                onChange={() => onChange({ certainty })}
              />
              {t(`certainty.${certainty}`)}
            </label>
          ))}
        </fieldset>
        <ActionIcon
          variant="subtle"
          color={entry.primary ? undefined : "gray"}
          aria-pressed={entry.primary}
          aria-label={t("primaryOf", { name })}
          title={t("primary")}
          onClick={() => onChange({ primary: !entry.primary })}
        >
          <Star size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
        {!(first && last) && (
          <>
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={first}
              aria-label={t("up", { name })}
              onClick={() => onMove(-1)}
            >
              <IconArrowUp size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={last}
              aria-label={t("down", { name })}
              onClick={() => onMove(1)}
            >
              <IconArrowDown size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          </>
        )}
      </div>
      {kind === "icd" && (
        <ExtensionChoice id={id} entry={entry} onChange={(extensions) => onChange({ extensions })} />
      )}
      <Justification entry={entry} name={name} onChange={onChange} />
    </li>
  );
}

type JustificationProps = { entry: Entry; name: string; onChange: (part: Partial<Judged>) => void };

/** The justification of a diagnosis: note, cited findings and reference. */
function Justification({ entry, name, onChange }: JustificationProps) {
  const { t } = useTranslation("diagnosis");
  const [open, setOpen] = useState(false);
  const language = currentLanguage();
  const words = useVisitWords();
  const cited = entry.evidence.map((one) => evidenceName(one, language, words) || one.code);
  const facts = [...cited, entry.reference?.title ?? "", entry.note].filter(Boolean);
  return (
    <details className={classes.reasoning} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-label={t("whyOf", { name })}>
        {facts.length > 0 && !open ? facts.join("; ") : t("why")}
      </summary>
      {open && (
        <div className={classes.reasons}>
          <EvidenceChoice evidence={entry.evidence} onChange={(evidence) => onChange({ evidence })} />
          <TextareaField
            label={t("note")}
            rows={2}
            value={entry.note}
            onChange={(note) => onChange({ note })}
          />
          <ReferenceField value={entry.reference} onChange={(reference) => onChange({ reference })} />
        </div>
      )}
    </details>
  );
}

/** The findings of this visit, to tick those that support the diagnosis. */
function EvidenceChoice({
  evidence,
  onChange,
}: {
  evidence: readonly Evidence[];
  onChange: (next: Evidence[]) => void;
}) {
  const { t } = useTranslation("diagnosis");
  const { t: visit } = useTranslation("visit");
  const { content } = useVisitContext();
  const language = currentLanguage();
  const words = useVisitWords();
  const found = evidenceOf(content.sections, language, words);
  // A cited finding stays in the list even when its section no longer has it.
  const gone = evidence.filter((one) => !found.some((other) => sameEvidence(one, other)));
  const offered = [...found, ...gone];
  if (offered.length === 0) return <p className={classes.quiet}>{t("noFindings")}</p>;
  const toggle = (one: Evidence) => {
    const others = evidence.filter((other) => !sameEvidence(one, other));
    onChange(others.length < evidence.length ? others : [...evidence, one]);
  };
  const sections = [...new Set(offered.map(({ section }) => section))];
  return (
    <fieldset className={classes.evidence}>
      <legend>{t("findings")}</legend>
      {sections.map((section) => (
        <div key={section}>
          <h4>{visit(`section.${section as "tongue"}`)}</h4>
          {offered
            .filter((one) => one.section === section)
            .map((one) => (
              <label key={`${one.code}|${one.value}`}>
                <input
                  type="checkbox"
                  checked={evidence.some((other) => sameEvidence(one, other))}
                  onChange={() => toggle(one)}
                />
                {evidenceName(one, language, words) || one.code}
                {gone.includes(one) && <span className={classes.quiet}> {t("changedSince")}</span>}
              </label>
            ))}
        </div>
      ))}
    </fieldset>
  );
}

type ReferenceProps = { value: Judged["reference"]; onChange: (next: Judged["reference"]) => void };

function ReferenceField({ value, onChange }: ReferenceProps) {
  const { t } = useTranslation("diagnosis");
  const { data } = useReferences();
  const all = data?.references ?? [];
  // A cited reference stays in the list even when it was removed from the catalogue.
  const listed = value && !all.some(({ id }) => id === value.id) ? [value, ...all] : all;
  if (listed.length === 0) return null;
  return (
    <SelectField
      label={t("reference")}
      value={value?.id ?? ""}
      onChange={(id) => {
        const chosen = listed.find((one) => one.id === id);
        onChange(chosen ? { id: chosen.id, title: chosen.title } : null);
      }}
      empty={t("noReference")}
      options={listed.map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
}
