import type { VisitWords } from "@meridian/core/clinical/catalogues/term-words";
import { extendedTitle } from "@meridian/core/clinical/icd/icd-extensions";
import {
  osteopathicFindings,
  osteopathicName,
} from "@meridian/core/clinical/osteopathy/osteopathic-findings";
import type { TcmPatternItem } from "@meridian/core/contracts/classifications/classifications";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import {
  type Diagnosis,
  type DiagnosisKind,
  type Extension,
  isSingle,
  type Judged,
} from "@meridian/core/contracts/visits/sections/diagnosis";
import { icdTitle } from "@meridian/core/contracts/visits/sections/icd-choice";

/** A diagnosis of any kind. */
export type Entry = Judged & {
  code?: string;
  key?: string;
  title?: string;
  en?: string;
  pt?: string;
  text?: string;
  extensions?: readonly Extension[];
};

/** An entry's name in a language; its code where there is no name. */
export function entryName(
  entry: Entry,
  kind: DiagnosisKind,
  {
    language,
    patterns,
    words,
  }: { language: Language; patterns: readonly TcmPatternItem[]; words?: VisitWords },
): string {
  if (kind === "icd")
    return extendedTitle(icdTitle({ title: "", ...entry }, language), entry.extensions, language);
  if (kind === "patterns")
    return (
      patterns.find(({ key }) => key === entry.key)?.[language] ?? (entry.key ?? "").replaceAll("_", " ")
    );
  return (
    entry.text ||
    osteopathicName(entry.code ?? "", language, words) ||
    (entry.code ?? "").replaceAll("_", " ")
  );
}

/** Identifies an entry among those of its kind. */
export const entryId = (entry: Entry) => entry.key ?? (entry.code || `words:${entry.text}`);

const withoutDiacritics = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Whether every typed word is the beginning of a word in `names`. */
export function matches(names: string, typed: string): boolean {
  const words = withoutDiacritics(names).split(/[^\p{L}\p{N}]+/u);
  return withoutDiacritics(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** Osteopathic findings by words of either language. */
export const findOsteopathic = (typed: string, words?: VisitWords): readonly string[] =>
  osteopathicFindings.filter((code) =>
    matches(`${osteopathicName(code, "en", words)} ${osteopathicName(code, "pt", words)}`, typed),
  );

const NEW_ENTRY: Judged = { primary: false, certainty: "suspected", note: "", evidence: [], reference: null };

/** Adds an entry, unless the diagnosis has it already. */
export function withEntry(now: Diagnosis, kind: DiagnosisKind, given: Omit<Entry, keyof Judged>): Diagnosis {
  const entry = { ...NEW_ENTRY, ...given };
  const list: readonly Entry[] = now[kind];
  if (list.some((one) => entryId(one) === entryId(entry))) return now;
  return { ...now, [kind]: [...list, entry] };
}

/** The diagnosis with an entry changed. A new primary one takes the place of the one before. */
export function changed(now: Diagnosis, kind: DiagnosisKind, id: string, change: Partial<Entry>): Diagnosis {
  const list: readonly Entry[] = now[kind];
  return {
    ...now,
    [kind]: list.map((entry) => {
      if (entryId(entry) === id) return { ...entry, ...change };
      return change.primary ? { ...entry, primary: false } : entry;
    }),
  };
}

/** Extensions with one more. Of an axis with one value the new one takes the place of the one before. */
export const withExtension = (now: readonly Extension[], added: Extension): Extension[] => [
  ...now.filter(({ code, axis }) => code !== added.code && !(isSingle(axis) && axis === added.axis)),
  added,
];

/** The diagnosis with an entry moved up (-1) or down (1). */
export function moved(now: Diagnosis, kind: DiagnosisKind, id: string, by: -1 | 1): Diagnosis {
  const list: Entry[] = [...now[kind]];
  const at = list.findIndex((entry) => entryId(entry) === id);
  const to = at + by;
  const entry = list[at];
  const other = list[to];
  if (!entry || !other) return now;
  list[at] = other;
  list[to] = entry;
  return { ...now, [kind]: list };
}

/** The diagnosis without an entry, and the undo. */
export function without(now: Diagnosis, kind: DiagnosisKind, id: string) {
  const list: readonly Entry[] = now[kind];
  const at = list.findIndex((entry) => entryId(entry) === id);
  const gone = list[at];
  const next: Diagnosis = { ...now, [kind]: list.filter((_, index) => index !== at) };
  const restore = (later: Diagnosis): Diagnosis => {
    const entries: Entry[] = [...later[kind]];
    if (!gone || entries.some((entry) => entryId(entry) === id)) return later;
    // Another may have become the primary one meanwhile.
    const primary = gone.primary && !entries.some((entry) => entry.primary);
    entries.splice(at, 0, { ...gone, primary });
    return { ...later, [kind]: entries };
  };
  return { next, restore };
}
