import { checkSafety } from "@meridian/core/clinical/safety/check";
import { needsReason, sentenceOf } from "@meridian/core/clinical/safety/finding";
import type { SafetyVerdict } from "@meridian/core/clinical/safety/safety-input";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { Hand } from "./live-sections.ts";
import { recordOf, useFacts } from "./safety-facts.ts";

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
