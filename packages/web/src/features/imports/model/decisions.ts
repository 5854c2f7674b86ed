import type { ImportCandidate } from "@meridian/core/contracts/imports/imports";
import { fold } from "@meridian/core/text/fold";
import type { PreparedRow } from "./prepare.ts";

/** What becomes of a row. */
export type Decision = { do: "add" } | { do: "skip" } | { do: "merge"; into: string };

/** What the server and the file itself know about a row. */
export type Facts = {
  /** Imported by an earlier run. */
  imported: boolean;
  candidates: readonly ImportCandidate[];
  /** The number of an earlier row of the file about the same person. */
  sameAs?: number | undefined;
};

/** What to do with people who are there already, chosen before the preview. */
export type DuplicateRule = "skip" | "merge" | "add";

export const NO_FACTS: Facts = { imported: false, candidates: [] };

/** Whether a row is likely about a patient who is there: all but shared phones and addresses, which families have. */
export const isLikelySame = (row: PreparedRow, candidate: ImportCandidate): boolean =>
  candidate.matches.some((match) => match !== "phone" && match !== "email") ||
  (candidate.same_name &&
    (candidate.birthday === null ||
      row.patient.birthday === undefined ||
      candidate.birthday === row.patient.birthday));

/** What becomes of a row that nobody decided about. */
export function defaultDecision(row: PreparedRow, facts: Facts, rule: DuplicateRule): Decision {
  if (row.values.name === "" || facts.imported) return { do: "skip" };
  const same = facts.candidates.find((candidate) => isLikelySame(row, candidate));
  if (!same && facts.sameAs === undefined) return { do: "add" };
  if (rule === "merge" && same && !same.archived) return { do: "merge", into: same.id };
  return { do: rule === "add" ? "add" : "skip" };
}

/** Whether somebody should look at a row. */
export const needsAttention = (row: PreparedRow, facts: Facts): boolean =>
  row.problems.length > 0 ||
  facts.imported ||
  facts.sameAs !== undefined ||
  facts.candidates.some((candidate) => isLikelySame(row, candidate) || candidate.same_name);

/** For each row the number of the first earlier row of the file that is likely about the same person. */
export function sameInFile(rows: readonly PreparedRow[]): (number | undefined)[] {
  const byKey = new Map<string, number>();
  const byName = new Map<string, { number: number; birthday: string | undefined }[]>();
  return rows.map(({ number, patient }) => {
    const name = fold(patient.name ?? "").replaceAll(/\s+/g, " ");
    const birthday = patient.birthday ?? undefined;
    const keys = [
      patient.vat_number && `vat ${patient.vat_number}`,
      patient.health_system_number && `health ${patient.health_system_number}`,
    ].filter((key) => key !== undefined && key !== "");
    const shared = keys.map((key) => byKey.get(String(key))).find((one) => one !== undefined);
    const named = name === "" ? [] : (byName.get(name) ?? []);
    const same = named.find((one) => !one.birthday || !birthday || one.birthday === birthday)?.number;
    for (const key of keys) if (!byKey.has(String(key))) byKey.set(String(key), number);
    if (name !== "") byName.set(name, [...named, { number, birthday }].slice(0, 50));
    return same ?? shared;
  });
}
