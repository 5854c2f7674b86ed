import type { SafetyFlag } from "../clinical/safety/point-flags.ts";
import { pointFlagRows } from "./point-flag-rows.ts";

let byPoint: ReadonlyMap<string, SafetyFlag[]> | undefined;

function read(): ReadonlyMap<string, SafetyFlag[]> {
  const found = new Map<string, SafetyFlag[]>();
  for (const row of pointFlagRows.trim().split("\n")) {
    const [flag, codes = ""] = row.split("|");
    for (const code of codes.split(" ").filter(Boolean))
      found.set(code, [...(found.get(code) ?? []), flag as SafetyFlag]);
  }
  return found;
}

/** The flags of a system point by its code; none for a point without flags. */
export function flagsOf(point: string): readonly SafetyFlag[] {
  byPoint ??= read();
  return byPoint.get(point) ?? [];
}
