import type { Role } from "../contracts/kernel/access.ts";

export type Person = { role: Role; practises: boolean; active: boolean; owner: boolean };
export type Place = "professionals" | "secretaries";

/**
 * The seat of the plan that a person occupies: whoever treats patients a professional's, a receptionist and a manager
 * who does not treat a secretary's. An owner who does not treat occupies none, so that a small clinic keeps its
 * reception.
 */
export function seatOf({ role, practises, owner }: Person): Place | undefined {
  if (role === "professional" || role === "student") return "professionals";
  if (role === "manager" && practises) return "professionals";
  if (role === "receptionist" || (role === "manager" && !owner)) return "secretaries";
  return undefined;
}
