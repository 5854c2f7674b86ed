import type { Formula, KnownSubstance } from "@meridian/core/contracts/materia/materia";
import type { Materia } from "@meridian/ui/materia/catalogue";

export type Tab = "formulas" | "substances";
export type Row = KnownSubstance | Formula;

/** Whose rows a list is narrowed to. */
export const WHOSE = ["All", "Own", "Shared", "Listed", "System"] as const;
export type Whose = (typeof WHOSE)[number];

type Narrowing = { typed: string; whose: Whose; category: string };

/** Whose a row is, as the user sees it. */
export function whoseIs({ user_id, company }: Row, user: string): Exclude<Whose, "All"> {
  if (user_id === null) return "System";
  if (user_id === user) return "Own";
  return company ? "Listed" : "Shared";
}

/** Rows that answer what is typed and chosen: the best first where something is typed, else as the catalogue has them. */
export function narrowed(materia: Materia, tab: Tab, by: Narrowing, user: string): readonly Row[] {
  const rows: readonly Row[] = by.typed.trim()
    ? tab === "formulas"
      ? materia.findFormulas(by.typed, EVERY)
      : materia.find(by.typed, EVERY)
    : materia[tab];
  return rows.filter(
    (row) =>
      (by.whose === "All" || whoseIs(row, user) === by.whose) &&
      (!by.category || row.category === by.category),
  );
}

const EVERY = 10_000;
