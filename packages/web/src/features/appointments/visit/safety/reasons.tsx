import { Button } from "@mantine/core";
import { type SafetyHit, sentenceOf } from "@meridian/core/contracts/safety/hit";
import type { SectionData } from "@meridian/core/contracts/sections";
import { isGiven, type SafetyReason } from "@meridian/core/contracts/sections/safety";
import { useTranslation } from "react-i18next";
import classes from "./safety.module.css";

export type Reasons = SectionData<"safety">["reasons"];
export type Change = (change: (now: SectionData<"safety">) => SectionData<"safety">) => void;
export type Give = (hits: readonly SafetyHit[], words: string) => void;

/** Common reasons; that a dose is meant answers nothing but a dose. */
export const quickFor = ({ rule }: SafetyHit) =>
  rule.startsWith("dose.")
    ? (["discussed", "intended", "watched"] as const)
    : (["discussed", "watched"] as const);

/** What has no reason yet. */
export const openOf = (hits: readonly SafetyHit[], reasons: Reasons) =>
  hits.filter(({ rule }) => !isGiven(reasons[rule] ?? { reason: "" }));

/** The reasons with one more, or another, and what it answers in both languages. */
function withReason(reasons: Reasons, hit: SafetyHit, words: string): Reasons {
  const given: SafetyReason = { ...sentenceOf(hit), reason: words, at: new Date().toISOString() };
  return { ...reasons, [hit.rule]: given };
}

/** Gives the same reason for one warning or several; each keeps its own. */
export const giving =
  (onChange: Change): Give =>
  (hits, words) =>
    onChange((now) => ({
      ...now,
      reasons: hits.reduce((all, hit) => withReason(all, hit, words), now.reasons),
    }));

/** One press for all that have no reason yet. */
export function ForAll({ open, give }: { open: readonly SafetyHit[]; give: Give }) {
  const { t } = useTranslation("safety");
  if (open.length < 2) return null;
  return (
    <p className={classes.all}>
      <Button variant="subtle" size="compact-sm" onClick={() => give(open, t("quick.discussed"))}>
        {t("all", { count: open.length, reason: t("quick.discussed") })}
      </Button>
    </p>
  );
}
