import type { RevisedValue, Revision } from "../contracts/revisions/revisions.ts";
import type { RevisedState } from "./revision.entity.ts";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The values of a state by the names of their fields; those of fields inside others have dots. */
function valuesOf(state: RevisedState, path = ""): [string, RevisedValue][] {
  return Object.entries(state).flatMap(([name, value]): [string, RevisedValue][] => {
    const field = path + name;
    if (value === undefined || value === null || value === "") return [];
    if (!isObject(value)) return [[field, value as RevisedValue]];
    if (!Array.isArray(value) || value.some(isObject)) return valuesOf(value as RevisedState, `${field}.`);
    return value.length > 0 ? [[field, value as RevisedValue]] : [];
  });
}

const isSame = (a: RevisedValue, b: RevisedValue) => JSON.stringify(a) === JSON.stringify(b);

/** The fields that differ, by their names; without a `before` or an `after`, all that say something. */
export function differences(
  before: RevisedState | undefined,
  after: RevisedState | undefined,
): Revision["changes"] {
  const was = new Map(valuesOf(before ?? {}));
  const is = new Map(valuesOf(after ?? {}));
  return [...new Set([...is.keys(), ...was.keys()])]
    .sort()
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter((change) => !isSame(change.before, change.after));
}
