import { type SafetyHit, sentenceOf } from "@meridian/core/clinical/safety/finding";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { isGiven, type SafetyReason } from "@meridian/core/contracts/visits/sections/safety";

export type Reasons = SectionData<"safety">["reasons"];
export type ChangeSafety = (change: (now: SectionData<"safety">) => SectionData<"safety">) => void;
export type GiveReason = (hits: readonly SafetyHit[], words: string) => void;

/** Reasons that can answer any warning. */
export const QUICK_REASONS = ["discussed", "watched"] as const;

/** Common reasons; that a dose is meant answers nothing but a dose. */
export const quickReasonsFor = ({ rule }: SafetyHit) =>
  rule.startsWith("dose.") ? (["discussed", "intended", "watched"] as const) : QUICK_REASONS;

/** What has no reason yet. */
export const withoutReason = (hits: readonly SafetyHit[], reasons: Reasons) =>
  hits.filter(({ rule }) => !isGiven(reasons[rule] ?? { reason: "" }));

/** The reasons with one more, or another, and what it answers in both languages. */
function withReason(reasons: Reasons, hit: SafetyHit, words: string, all: readonly SafetyHit[]): Reasons {
  const shared_with = all.map(({ rule }) => rule).filter((rule) => rule !== hit.rule);
  const given: SafetyReason = {
    ...{ ...sentenceOf(hit), reason: words, at: new Date().toISOString() },
    ...(shared_with.length > 0 && { shared_with }),
  };
  return { ...reasons, [hit.rule]: given };
}

/** Gives the same reason to the named warnings; each keeps its own, and says with which it is shared. */
export const reasonSetter =
  (onChange: ChangeSafety): GiveReason =>
  (hits, words) =>
    onChange((now) => ({
      ...now,
      reasons: hits.reduce(
        (all, hit) => withReason(all, hit, words, hits),
        withoutSharedWith(now.reasons, hits),
      ),
    }));

/** What the other warnings say of sharing: a warning that gets its own words no longer shares theirs. */
function withoutSharedWith(reasons: Reasons, hits: readonly SafetyHit[]): Reasons {
  const changed = new Set(hits.map(({ rule }) => rule));
  const entries = Object.entries(reasons).map(([rule, { shared_with = [], ...given }]) => {
    const others = shared_with.filter((one) => !changed.has(one));
    return [rule, { ...given, ...(others.length > 0 && { shared_with: others }) }] as const;
  });
  return Object.fromEntries(entries);
}
