import type { InteractionFields } from "../catalogues/descriptions/interactions.ts";
import type { BaseRow, CatalogueRow } from "../catalogues/overlay.ts";
import { publishedTable, reviewOf, slug } from "../catalogues/published-table.ts";
import type { SafetySeverity } from "./finding.ts";
import { type Interaction, interactions } from "./interactions.ts";
import { classInteractions } from "./interactions-by-class.ts";

const WEIGHT: Readonly<Record<SafetySeverity, number>> = { serious: 4, caution: 2, note: 0 };
/** For comparing rows by how severe they are. */
export const weightOf = ({ severity, contraindicated }: Interaction) =>
  WEIGHT[severity] + Number(contraindicated);

/** The interactions that the safety check reads. */
export type InteractionTable = {
  /** Rows by what is prescribed, the most severe first. */
  readonly byTaken: ReadonlyMap<string, readonly Interaction[]>;
  /** Every class or medicine that a row names. */
  readonly drugs: ReadonlySet<string>;
};

/** The key of the row about two things. There is one row about each two. */
export const interactionKey = ({ taken, drugs }: Pick<InteractionFields, "taken" | "drugs">) =>
  `${slug(taken)}--${slug(drugs)}`;

const fieldsOf = ({ taken, drugs, severity, contraindicated, effect, mechanism }: Interaction) => ({
  taken,
  drugs,
  effect,
  severity: contraindicated ? ("contraindicated" as const) : severity,
  mechanism: mechanism as InteractionFields["mechanism"],
});

let base: readonly BaseRow<InteractionFields>[] | undefined;

/**
 * The rows that ship with the product, the most severe of those about the same two things. Broad and narrow classes overlap,
 * and so do the older and the newer table; a less severe row about the same two was never shown.
 */
export function baseInteractions(): readonly BaseRow<InteractionFields>[] {
  if (base) return base;
  const rows = new Map<string, BaseRow<InteractionFields>>();
  for (const one of [...interactions, ...classInteractions].toSorted((a, b) => weightOf(b) - weightOf(a))) {
    const key = interactionKey(one);
    if (!rows.has(key)) rows.set(key, { key, fields: fieldsOf(one) });
  }
  base = [...rows.values()];
  return base;
}

function interactionOf({ fields, ...row }: CatalogueRow<InteractionFields>): Interaction {
  const { severity, ...rest } = fields;
  const contraindicated = severity === "contraindicated";
  return { ...rest, contraindicated, severity: contraindicated ? "serious" : severity, ...reviewOf(row) };
}

/** The interactions with what is published over them. Made once for each overlay. */
export const interactionTable = publishedTable(baseInteractions, (published): InteractionTable => {
  const rows = published.map(interactionOf).toSorted((a, b) => weightOf(b) - weightOf(a));
  return {
    byTaken: Map.groupBy(rows, ({ taken }) => taken),
    drugs: new Set(rows.map(({ drugs }) => drugs)),
  };
});
