import type { AppointmentItem } from "../appointments/index.ts";
import { CONDITIONS } from "../clinical/safety/condition-names.ts";
import type { EarlierFindings } from "../contracts/visits/visits.ts";
import { mergeText } from "../text/merge-text.ts";
import type { CarryForwardItem } from "./stored/records.ts";

/**
 * The findings of the visits signed before `start`: for each question the answer of the newest visit that asked. Answers of merged
 * records are combined. If visits were signed by versions that stored no findings, the summary of the last one is used.
 */
export function earlierFindings(
  findings: readonly CarryForwardItem[],
  last: AppointmentItem | undefined,
  start?: string,
): EarlierFindings {
  const earlier = (at: string | undefined) => Boolean(at) && (start === undefined || (at ?? "") < start);
  const line = (key: "allergies" | "medication") => {
    const answered = findings.filter((one) => earlier(one[`${key}_at`]));
    const newest = answered.reduce(
      (at, one) => ((one[`${key}_at`] ?? "") > at ? (one[`${key}_at`] ?? "") : at),
      "",
    );
    const summaryText = last?.summary?.[key] ?? "";
    if (last && (newest === "" || (summaryText !== "" && last.start > newest))) return summaryText;
    return answered.reduce((all, one) => mergeText(all, one[key] ?? ""), "");
  };
  const allergyText = line("allergies");
  const asked = findings.filter((one) => earlier(one.allergies_at));
  const none =
    asked.length > 0
      ? asked.every(({ no_allergies }) => no_allergies === true)
      : (last?.summary?.findings.allergies?.includes("none") ?? false);
  return {
    allergies: allergyText,
    no_allergies: allergyText === "" && none,
    medication: line("medication"),
    conditions: CONDITIONS.flatMap((key) => {
      const latest = (name: "said" | "gone") =>
        findings.map((one) => one[`${name}_${key}`] ?? "").reduce((a, b) => (a > b ? a : b), "");
      return latest("said") > latest("gone") ? [{ key, said: latest("said") }] : [];
    }),
    history: findings.some(({ history_at }) => Boolean(history_at)),
  };
}
