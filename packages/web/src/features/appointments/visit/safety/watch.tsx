import type { Visit } from "@meridian/core/contracts/appointments";
import { checkSafety } from "@meridian/core/contracts/safety/check";
import { needsReason, sentenceOf } from "@meridian/core/contracts/safety/hit";
import type { SafetyFacts, SafetyRecord, SafetyVerdict } from "@meridian/core/contracts/safety/record";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useMateria } from "@meridian/ui/materia/use-materia";
import { useAllows } from "@meridian/ui/session/session";
import { useSupplements } from "@meridian/ui/supplements/use-supplements";
import { useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { Hand, InHand } from "./in-hand.ts";

type WatchProps = {
  visit: Visit;
  hand: Hand;
  /** Something was chosen when the visit was opened: that is no news. */
  known: boolean;
  onVerdict: (verdict: SafetyVerdict | undefined) => void;
};

/** Checks what is chosen as it is chosen, and says aloud what is new and serious. */
export default function Watch({ visit, hand, known, onVerdict }: WatchProps) {
  const held = useDeferredValue(useSyncExternalStore(hand.subscribe, hand.read));
  const facts = useFacts(held);
  const verdict = useMemo(
    () => (facts && held.points ? checkSafety(recordOf(visit, held), facts) : undefined),
    [visit, held, facts],
  );
  const told = useRef("");
  useEffect(() => {
    const words = JSON.stringify(verdict ?? null);
    // What was typed may have changed nothing here.
    if (told.current === words) return;
    told.current = words;
    onVerdict(verdict);
  }, [verdict, onVerdict]);
  useEffect(() => () => onVerdict(undefined), [onVerdict]);
  return <Spoken verdict={verdict} begun={known} />;
}

function Spoken({ verdict, begun }: { verdict: SafetyVerdict | undefined; begun: boolean }) {
  const { t } = useTranslation("safety");
  const known = useRef<ReadonlySet<string> | undefined>(begun ? undefined : new Set());
  const [words, setWords] = useState("");
  useEffect(() => {
    if (!verdict) return;
    const serious = verdict.hits.filter(needsReason);
    const fresh = serious.filter(({ rule }) => known.current && !known.current.has(rule));
    known.current = new Set(serious.map(({ rule }) => rule));
    if (fresh.length > 0)
      setWords(t("spoken", { what: fresh.map((hit) => sentenceOf(hit)[currentLanguage()]).join(" ") }));
  }, [verdict, t]);
  return (
    <p className="visually-hidden" role="status">
      {words}
    </p>
  );
}

/** What the tables know of what is held; undefined until those that are needed are there. */
function useFacts({ sections, points = [] }: InHand): SafetyFacts | undefined {
  const allows = useAllows();
  const prescribed =
    allows({ module: "mtc" }) &&
    [sections.formulas, sections.substances].some((data) => (data?.items.length ?? 0) > 0);
  const recommended = allows({ module: "fito" }) && (sections.supplements?.items.length ?? 0) > 0;
  const { materia, error: noMateria } = useMateria(prescribed);
  const { supplements, error: noSupplements } = useSupplements(recommended);
  const waits = (prescribed && !materia && !noMateria) || (recommended && !supplements && !noSupplements);
  return useMemo(() => {
    if (waits) return undefined;
    const flags = new Map(points.map((point) => [point.id, point.flags]));
    const nutrients = new Map(supplements?.tables.nutrients.map((one) => [one.key, one]));
    return {
      substance: (id) => {
        const known = materia?.substance(id);
        return known && { ...known, own: known.user_id !== null };
      },
      point: (id) => {
        const known = flags.get(id);
        return known && { flags: known };
      },
      nutrient: (key) => {
        const known = nutrients.get(key);
        return known && { ...known, name: { en: known.name, pt: known.name } };
      },
    };
  }, [waits, materia, supplements, points]);
}

const NOTHING = { allergies: "", medication: "" };
const UNTOLD = { ...NOTHING, no_allergies: false, conditions: [], history: false };

/** The visit with what is being written in place of what is stored. */
function recordOf({ patient }: Visit, { sections, points }: InHand): SafetyRecord {
  const { clinical } = patient;
  return {
    patient: {
      pregnant: clinical?.pregnant ?? false,
      lactant: clinical?.lactant ?? false,
      age: patient.age,
      alerts: clinical?.alerts ?? "",
      ...(clinical?.record ?? NOTHING),
    },
    before: clinical?.before ?? UNTOLD,
    sections,
    points: points ?? [],
  };
}
