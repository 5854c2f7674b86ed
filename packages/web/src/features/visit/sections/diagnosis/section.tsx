import { osteopathicName } from "@meridian/core/clinical/osteopathy/osteopathic-findings";
import {
  DIAGNOSIS_KINDS,
  type Diagnosis,
  type DiagnosisKind,
  wholeDiagnosis,
} from "@meridian/core/contracts/visits/sections/diagnosis";
import { usePublished } from "@meridian/ui/catalogue/use-published";
import { TextareaField } from "@meridian/ui/forms/fields";
import { SearchPick } from "@meridian/ui/forms/search-pick";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useAllows } from "@meridian/ui/session/session";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { searchIcd, usePatterns } from "../../api/visit.ts";
import type { EditProps } from "../../frame/section-props.ts";
import { useVisitWords } from "../../terms/term-words.tsx";
import classes from "./diagnosis.module.css";
import { DiagnosisEntry } from "./entry.tsx";
import {
  changed,
  type Entry,
  entryId,
  findOsteopathic,
  matches,
  moved,
  withEntry,
  without,
} from "./naming.ts";

export { View } from "./view.tsx";

const SHOWN = 12;

/** Diagnoses of three kinds in columns; without its module a kind is hidden, unless it has entries. */
export function Edit({ value: stored, onChange, onRemoved }: EditProps<Diagnosis>) {
  const { t } = useTranslation("diagnosis");
  const value = useMemo(() => wholeDiagnosis(stored), [stored]);
  const allows = useAllows();
  // Read before an entry offers them, so that the first word that is typed finds them.
  usePublished("icd-extensions");
  const open: Readonly<Record<DiagnosisKind, boolean>> = {
    icd: true,
    patterns: allows({ module: "mtc" }),
    osteopathic: allows({ module: "osteo" }),
  };
  const change = (work: (now: Diagnosis) => Diagnosis) => onChange((now) => work(wholeDiagnosis(now)));
  return (
    <div className={classes.diagnosis}>
      <div className={classes.kinds}>
        {DIAGNOSIS_KINDS.filter((kind) => open[kind]).map((kind) => (
          <Kind
            key={kind}
            kind={kind}
            value={value}
            change={change}
            onRemove={(entry) => {
              const { next, restore } = without(value, kind, entryId(entry));
              onChange(next);
              onRemoved((now) => restore(wholeDiagnosis(now)));
            }}
          />
        ))}
      </div>
      <TextareaField
        label={t("text")}
        rows={3}
        value={value.text}
        onChange={(text) => change((now) => ({ ...now, text }))}
      />
    </div>
  );
}

type KindProps = {
  kind: DiagnosisKind;
  value: Diagnosis;
  change: (work: (now: Diagnosis) => Diagnosis) => void;
  onRemove: (entry: Entry) => void;
};

function Kind({ kind, value, change, onRemove }: KindProps) {
  const { t } = useTranslation("diagnosis");
  const { t: act } = useTranslation("ui");
  const find = useFinder(kind);
  const entries: readonly Entry[] = value[kind];
  return (
    <section className={classes.kind} aria-label={t(`kind.${kind}`)}>
      <SearchPick
        id={`diagnosis-${kind}`}
        label={t(`kind.${kind}`)}
        placeholder={t(`placeholder.${kind}`)}
        least={kind === "patterns" ? 1 : 2}
        find={async (text, signal) =>
          (await find(text, signal)).map(({ label, note, ...entry }) => ({
            id: entryId(entry as Entry),
            label,
            note,
            run: () => change((now) => withEntry(now, kind, entry)),
          }))
        }
        nothing={t(`nothing.${kind}`)}
        failed={act("state.errorTitle")}
      />
      {entries.length > 0 && (
        <ol className={classes.entries}>
          {entries.map((entry, at) => (
            <DiagnosisEntry
              key={entryId(entry)}
              kind={kind}
              entry={entry}
              first={at === 0}
              last={at === entries.length - 1}
              onChange={(part) => change((now) => changed(now, kind, entryId(entry), part))}
              onMove={(by) => change((now) => moved(now, kind, entryId(entry), by))}
              onRemove={() => onRemove(entry)}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

type Offered = {
  label: string;
  note?: string;
  code?: string;
  key?: string;
  title?: string;
  en?: string;
  pt?: string;
  text?: string;
};

/** The search of a kind: the classification, the patterns, or the findings' terms, which also accept free text. */
function useFinder(kind: DiagnosisKind): (text: string, signal: AbortSignal) => Promise<Offered[]> {
  const { t } = useTranslation("diagnosis");
  const patterns = usePatterns(kind === "patterns");
  const language = currentLanguage();
  const words = useVisitWords();
  if (kind === "icd")
    return async (text, signal) =>
      (await searchIcd(text, signal)).map(({ code, en, pt, favourite }) => {
        const title = (language === "pt" ? pt || en : en || pt) || code;
        return { label: title, note: favourite ? `★ ${code}` : code, code, title, en, pt };
      });
  if (kind === "patterns")
    return async (text) =>
      (patterns.data?.patterns ?? [])
        .filter(({ en, pt }) => matches(`${en} ${pt}`, text))
        .slice(0, SHOWN)
        .map((pattern) => ({ label: pattern[language], note: pattern.channels.join(" "), key: pattern.key }));
  return async (text) => [
    ...findOsteopathic(text, words)
      .slice(0, SHOWN)
      .map((code) => ({ label: osteopathicName(code, language, words), code })),
    { label: t("ownWords", { text }), code: "", text },
  ];
}
