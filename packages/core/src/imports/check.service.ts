import type { Comparison, ImportCandidate, importsRoutes } from "../contracts/imports/imports.ts";
import type { ResponseOf } from "../contracts/kernel/route.ts";
import { readItems } from "../db/read-items.ts";
import * as Patients from "../patients/index.ts";
import { actor } from "../platform/context.ts";
import { rowKey } from "./imported-rows.ts";

/**
 * For each row whether it was imported before, and which patients may be the same person. Writes nothing. One request for
 * each name, and one for a hundred of everything else.
 */
export async function check(rows: readonly Comparison[]): Promise<ResponseOf<typeof importsRoutes.check>> {
  const { spaceId } = actor();
  const [stored, candidates] = await Promise.all([
    readItems(rows.map(({ fingerprint }) => rowKey(spaceId, fingerprint))),
    Patients.likelySame(rows.map(comparable)),
  ]);
  const imported = new Set(stored.map(({ fingerprint }) => fingerprint));
  return {
    items: rows.map(({ number, fingerprint }, index) => ({
      number,
      imported: imported.has(fingerprint),
      candidates: (candidates[index] ?? []).map(candidateView),
    })),
  };
}

/** A patient who may be meant by a row. */
export const candidateView = ({ patient, matches, sameName }: Patients.LikelySame): ImportCandidate => ({
  id: patient.patient_id,
  name: patient.name,
  birthday: patient.birthday ?? null,
  archived: patient.state === "archived",
  same_name: sameName,
  matches,
});

const comparable = (row: Comparison) => ({
  sort_name: Patients.sortName(row.name),
  ...(row.birthday && { birthday: row.birthday }),
  phone_e164: Patients.internationalPhone(row.phone),
  mobile_e164: Patients.internationalPhone(row.mobile_number),
  email: row.email.trim().toLowerCase(),
  vat_number: row.vat_number.replaceAll(/[\s.-]/g, "").toUpperCase(),
  health_system_number: row.health_system_number.replaceAll(/\D/g, ""),
});
