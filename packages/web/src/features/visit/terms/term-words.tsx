import type { PublishedOverlays } from "@meridian/core/clinical/catalogues/catalogues";
import {
  NO_WORDS,
  retiredIn,
  type TermCatalogue,
  type TermsOf,
  type VisitWords,
  wordsIn,
} from "@meridian/core/clinical/catalogues/term-words";
import { osteopathyWords } from "@meridian/core/clinical/osteopathy/osteopathy-words";
import { ryodorakuLinesWith } from "@meridian/core/clinical/ryodoraku/ryodoraku-catalogue";
import type { SectionKey } from "@meridian/core/contracts/visits/sections";
import { usePublished } from "@meridian/ui/catalogue/use-published";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useOptionalVisit } from "../frame/visit-context.tsx";

const NOTHING: ReadonlySet<string> = new Set();
const Kept = createContext<VisitWords | undefined>(undefined);

/** The words of another visit, around what is shown of it: those that it was signed with. */
export function WordsOf({
  result: { signed, words },
  children,
}: {
  result: { signed: boolean; words?: VisitWords | undefined };
  children: ReactNode;
}) {
  return <Kept value={signed ? (words ?? {}) : undefined}>{children}</Kept>;
}

/** What an ended visit was signed with in place of the product's own; undefined where what is published now applies. */
export function useKeptWords(): VisitWords | undefined {
  const kept = useContext(Kept);
  const visit = useOptionalVisit();
  if (kept) return kept;
  return visit?.mode === "locked" ? (visit.content.words ?? {}) : undefined;
}

/**
 * The terms of an examination as the visit around shows them: what is published now in an open visit, and in a signed one
 * what it was signed with. The overlay is for whoever examines; a signed visit has none.
 */
export function useTerms<K extends TermCatalogue>(
  catalogue: K,
  enabled = true,
): { words: TermsOf<K>; retired: ReadonlySet<string>; overlay: PublishedOverlays[K] | undefined } {
  const kept = useKeptWords();
  const isSigned = kept !== undefined;
  const asks = enabled && !isSigned;
  const { overlay } = usePublished(catalogue, { enabled: asks, follows: asks });
  const ofCatalogue = kept?.[catalogue];
  return useMemo(() => {
    if (isSigned)
      return { words: (ofCatalogue ?? NO_WORDS) as TermsOf<K>, retired: NOTHING, overlay: undefined };
    return { words: wordsIn(catalogue, overlay), retired: retiredIn(overlay), overlay };
  }, [catalogue, isSigned, ofCatalogue, overlay]);
}

const OSTEOPATHIC: readonly SectionKey[] = ["osteopathy", "diagnosis"];

/** The words of all findings that the visit around can name, for those that cite findings of several tests. */
export function useVisitWords(): VisitWords {
  const filled = useOptionalVisit()?.content.sections.map(({ section }) => section) ?? [];
  const { words: pulse } = useTerms("pulse", filled.includes("pulse"));
  const { words: tongue } = useTerms("tongue", filled.includes("tongue"));
  const osteopathy = useOsteopathyTerms(OSTEOPATHIC.some((section) => filled.includes(section)));
  return useMemo(() => ({ pulse, tongue, ...osteopathy }), [pulse, tongue, osteopathy]);
}

/** The points of the Ryodoraku measurement as the visit around shows them. */
export function useRyodorakuLines() {
  const { words } = useTerms("ryodoraku");
  return useMemo(() => ryodorakuLinesWith(words), [words]);
}

/** The words of the osteopathic examination, by catalogue. */
function useOsteopathyTerms(enabled: boolean): VisitWords {
  const { words: settings } = useTerms("osteo-settings", enabled);
  const { words: tests } = useTerms("osteo-tests", enabled);
  const { words: ranges } = useTerms("osteo-ranges", enabled);
  return useMemo(
    () => ({ "osteo-settings": settings, "osteo-tests": tests, "osteo-ranges": ranges }),
    [settings, tests, ranges],
  );
}

/** The terms, tests and ranges of the osteopathic examination as the visit around shows them. */
export const useOsteopathyWords = (enabled = true) => osteopathyWords(useOsteopathyTerms(enabled));
