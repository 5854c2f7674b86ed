import { checkSafety } from "@meridian/core/clinical/safety/check";
import { needsReason, sentenceOf } from "@meridian/core/clinical/safety/finding";
import type { SafetyVerdict } from "@meridian/core/clinical/safety/safety-input";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useDeferredValue, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { LiveStore } from "./live-content.ts";
import { safetyInputOf, useSafetyFacts } from "./safety-facts.ts";

type LiveCheckProps = {
  visit: Visit;
  live: LiveStore;
  /** Something was chosen when the visit was opened: that is no news. */
  hadTreatments: boolean;
  onVerdict: (verdict: SafetyVerdict | undefined) => void;
};

/** Checks what is chosen as it is chosen, and says aloud what is new and serious. */
export default function LiveCheck({ visit, live, hadTreatments, onVerdict }: LiveCheckProps) {
  const content = useDeferredValue(useSyncExternalStore(live.subscribe, live.read));
  const facts = useSafetyFacts(content);
  const { patient, appointment } = visit;
  const verdict = useMemo(
    () =>
      facts && content.points
        ? checkSafety(safetyInputOf({ patient, appointment }, content), facts)
        : undefined,
    [patient, appointment, content, facts],
  );
  const lastReported = useRef("");
  useEffect(() => {
    const words = JSON.stringify(verdict ?? null);
    // What was typed may have changed nothing here.
    if (lastReported.current === words) return;
    lastReported.current = words;
    onVerdict(verdict);
  }, [verdict, onVerdict]);
  useEffect(() => () => onVerdict(undefined), [onVerdict]);
  return <Announcement verdict={verdict} hadTreatments={hadTreatments} />;
}

function Announcement({
  verdict,
  hadTreatments,
}: {
  verdict: SafetyVerdict | undefined;
  hadTreatments: boolean;
}) {
  const { t } = useTranslation("safety");
  const known = useRef<ReadonlySet<string> | undefined>(hadTreatments ? undefined : new Set());
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
