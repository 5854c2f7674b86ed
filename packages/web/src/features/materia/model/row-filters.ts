import type { Formula, KnownSubstance } from "@meridian/core/contracts/materia/materia";
import type { Materia } from "@meridian/ui/materia/catalogue";

export type Tab = "formulas" | "substances";
export type Row = KnownSubstance | Formula;

/** The filter by owner. */
export const OWNERS = ["All", "Own", "Shared", "Listed", "System"] as const;
export type Owner = (typeof OWNERS)[number];

type RowFilters = { typed: string; whose: Owner; category: string };

/** The owner of a row from the user's point of view. */
export function ownerOf({ user_id, company }: Row, user: string): Exclude<Owner, "All"> {
  if (user_id === null) return "System";
  if (user_id === user) return "Own";
  return company ? "Listed" : "Shared";
}

/** The rows that match all filters. With a search text the best match comes first, else the catalogue's order is kept. */
export function filteredRows(materia: Materia, tab: Tab, by: RowFilters, user: string): readonly Row[] {
  const rows: readonly Row[] = by.typed.trim()
    ? tab === "formulas"
      ? materia.findFormulas(by.typed, NO_LIMIT)
      : materia.find(by.typed, NO_LIMIT)
    : materia[tab];
  return rows.filter(
    (row) =>
      (by.whose === "All" || ownerOf(row, user) === by.whose) &&
      (!by.category || row.category === by.category),
  );
}

const NO_LIMIT = 10_000;
