import type { Revision } from "../contracts/revisions/revisions.ts";
import type { RevisedFields } from "./revision.entity.ts";

type Value = RevisedFields[string] | undefined;

/** A value as the history shows it. */
function shown(value: Value): string | null {
  if (value === undefined || value === null || value === "") return null;
  return Array.isArray(value) ? value.join(", ") || null : String(value);
}

/** The fields that differ, by name; without a `before` or an `after`, all that say something. */
export function differences(
  before: RevisedFields | undefined,
  after: RevisedFields | undefined,
): Revision["changes"] {
  const fields = [...new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])].sort();
  return fields
    .map((field) => ({ field, before: shown(before?.[field]), after: shown(after?.[field]) }))
    .filter((change) => change.before !== change.after);
}
