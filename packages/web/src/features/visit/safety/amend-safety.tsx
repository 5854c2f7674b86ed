import { checkSafety, hasAnythingToCheck } from "@meridian/core/clinical/safety/check";
import { CHECKED_SECTIONS, type SafetyVerdict } from "@meridian/core/clinical/safety/safety-input";
import type { AmendedPart } from "@meridian/core/contracts/visits/amendment";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { useDeferredValue, useMemo, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useVisitContext } from "../frame/visit-context.tsx";
import { sectionValue } from "../model/sections.ts";
import { CHECKED_TREATMENTS, type LiveContent, type LivePoint } from "./live-content.ts";
import classes from "./safety.module.css";
import { useSafety } from "./safety-context.tsx";
import { safetyInputOf, useSafetyFacts } from "./safety-facts.ts";
import { Warnings } from "./warnings.tsx";

type Content = NonNullable<Visit["content"]>;
type StoredPoint = Omit<LivePoint, "technics"> & Partial<Pick<LivePoint, "technics">>;

type AmendSafetyProps = {
  part: AmendedPart;
  /** What of the visit is being amended. */
  change: Partial<LiveContent>;
  reasons: SectionData<"safety">["reasons"];
  onChange: (change: (now: SectionData<"safety">) => SectionData<"safety">) => void;
};

/** What an amendment brings that something is known against, with the reasons to go on. */
export default function AmendSafety({ part, change, reasons, onChange }: AmendSafetyProps) {
  const { t } = useTranslation("safety");
  const verdict = useAddedFindings(useDeferredValue(change));
  // A corrected word that brings nothing needs no panel of what could not be checked.
  const chooses = part === "acupuncture" || CHECKED_TREATMENTS.some((one) => one === part);
  if (verdict === undefined || (!chooses && (verdict === "waiting" || verdict.hits.length === 0)))
    return null;
  if (verdict === "waiting") return <p className={classes.nothing}>{t("waiting")}</p>;
  return <Warnings verdict={verdict} reasons={reasons} onChange={onChange} />;
}

/** What is known against the visit as amended and was not against it as signed. */
function useAddedFindings(change: Partial<LiveContent>) {
  const { visit, content } = useVisitContext();
  const { live } = useSafety();
  const livePoints = useSyncExternalStore(live.subscribe, live.read).points;
  // Until the points' tables are there, which another step brings, the points are known without their warnings.
  const points = useMemo(() => livePoints ?? storedPoints(content), [livePoints, content]);
  const signed = useMemo((): LiveContent => {
    const values = CHECKED_SECTIONS.map((key) => [key, sectionValue(key, content, visit.appointment.price)]);
    return { sections: Object.fromEntries(values), points };
  }, [content, visit.appointment.price, points]);
  const amended = useMemo(
    (): LiveContent => ({
      sections: { ...signed.sections, ...change.sections },
      points: change.points ?? signed.points,
    }),
    [signed, change],
  );
  // The same facts for both: what is taken out now was warned of then.
  const both = useMemo(
    (): LiveContent => ({ ...amended, points: [...(signed.points ?? []), ...(amended.points ?? [])] }),
    [signed, amended],
  );
  const facts = useSafetyFacts(both);
  return useMemo((): SafetyVerdict | "waiting" | undefined => {
    const record = safetyInputOf(visit, amended);
    if (!hasAnythingToCheck(record)) return undefined;
    if (!facts) return "waiting";
    const stood = new Set(checkSafety(safetyInputOf(visit, signed), facts).hits.map(({ rule }) => rule));
    const { hits, notChecked } = checkSafety(record, facts);
    return { hits: hits.filter(({ rule }) => !stood.has(rule)), notChecked };
  }, [visit, signed, amended, facts]);
}

const storedPoints = (content: Content): LivePoint[] =>
  (content.acupuncture.points as readonly StoredPoint[]).map(({ technics = [], ...point }) => ({
    ...point,
    technics,
  }));
