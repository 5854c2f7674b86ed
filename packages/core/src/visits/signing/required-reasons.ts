import type { Operation } from "../../db/transact.ts";
import type { VisitItems } from "../stored/visit-items.ts";
import type { AmendmentCheck } from "./checked-content.ts";

/** Checks a visit that is signed, with the safety tables that this loads. Requests and errors as there. */
export async function requireSafetyReasons(visit: VisitItems): Promise<Operation[]> {
  const safety = await import("./safety.ts");
  return safety.requireSafetyReasons(visit);
}

/** The same for amended points. Where none are left, nothing is loaded. */
export const requirePointReasons: AmendmentCheck = async (signed, amended) => {
  if ((amended.acupuncture?.points ?? []).length === 0) return [];
  const safety = await import("./point-safety.ts");
  return safety.requirePointReasons(signed, amended);
};
