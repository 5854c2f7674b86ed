import { type SafetyHit, sentenceOf } from "@meridian/core/clinical/safety/finding";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { hasReason, type SafetyReason } from "@meridian/core/contracts/visits/sections/safety";

export type Reasons = SectionData<"safety">["reasons"];
export type ChangeSafety = (change: (now: SectionData<"safety">) => SectionData<"safety">) => void;
export type GiveReason = (hits: readonly SafetyHit[], words: string) => void;

/** Reasons that can answer any warning. */
export const QUICK_REASONS = ["discussed", "watched"] as const;

/** Common reasons; only a dose warning offers that the dose is intended. */
export const quickReasonsFor = ({ rule }: SafetyHit) =>
  rule.startsWith("dose.") ? (["discussed", "intended", "watched"] as const) : QUICK_REASONS;

/** The hits without a reason. */
export const withoutReason = (hits: readonly SafetyHit[], reasons: Reasons) =>
  hits.filter(({ rule }) => !hasReason(reasons[rule] ?? { reason: "" }));

/** The reasons with a new or changed one, and the warning it answers in both languages. */
function withReason(reasons: Reasons, hit: SafetyHit, words: string, all: readonly SafetyHit[]): Reasons {
  const shared_with = all.map(({ rule }) => rule).filter((rule) => rule !== hit.rule);
  const given: SafetyReason = {
    ...sentenceOf(hit),
    reason: words,
    at: new Date().toISOString(),
    ...(shared_with.length > 0 && { shared_with }),
  };
  return { ...reasons, [hit.rule]: given };
}

/** Gives the same reason to several warnings; each stores it with the rules it is shared with. */
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

/**
 * Removes changed warnings from the others' `shared_with`, because a warning with its own reason no longer shares
 * theirs.
 */
function withoutSharedWith(reasons: Reasons, hits: readonly SafetyHit[]): Reasons {
  const changed = new Set(hits.map(({ rule }) => rule));
  const entries = Object.entries(reasons).map(([rule, { shared_with = [], ...given }]) => {
    const others = shared_with.filter((one) => !changed.has(one));
    return [rule, { ...given, ...(others.length > 0 && { shared_with: others }) }] as const;
  });
  return Object.fromEntries(entries);
}
