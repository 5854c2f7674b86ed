import type { DuplicateKey } from "../contracts/patients/patients.ts";
import { readItems } from "../db/read-items.ts";
import { actor } from "../platform/context.ts";
import { duplicateKeysOf, MAX_PATIENTS_PER_VALUE } from "./duplicate-keys.ts";
import { db } from "./entities.ts";
import { parsePatient } from "./patient-writes.ts";
import type { PatientItem } from "./records.ts";

type Comparable = Parameters<typeof duplicateKeysOf>[0];
export type LikelySame = { patient: PatientItem; matches: DuplicateKey[]; sameName: boolean };

/** Candidates for one person. */
const MAX_CANDIDATES = 3;

/**
 * For each of several people, patients of the actor's space who may be the same person: those who share a duplicate key, and
 * active ones with the same name whatever their birthday. One request for a hundred keys, one a name, and one for a hundred
 * candidates.
 */
export async function likelySame(people: readonly Comparable[]): Promise<LikelySame[][]> {
  const keys = people.map((person) => duplicateKeysOf(person));
  const [shared, names] = await Promise.all([sharing(keys.flat()), Promise.all(people.map(withName))]);
  const found = people.map((_, index) => {
    const matches = new Map<string, Set<DuplicateKey>>();
    for (const { kind, hash } of keys[index] ?? [])
      for (const id of shared.get(`${kind}#${hash}`) ?? [])
        matches.set(id, (matches.get(id) ?? new Set()).add(kind));
    for (const id of names[index] ?? []) if (!matches.has(id)) matches.set(id, new Set());
    const ranked = [...matches].sort(([a, one], [b, two]) => two.size - one.size || a.localeCompare(b));
    return ranked.slice(0, MAX_CANDIDATES);
  });
  const patients = await patientsById(found.flat().map(([id]) => id));
  return found.map((candidates, index) =>
    candidates.flatMap(([id, matches]) => {
      const patient = patients.get(id);
      // Whoever was merged is found as the patient they were merged into, who shares the same values.
      if (!patient || patient.state === "merged") return [];
      return [{ patient, matches: [...matches], sameName: patient.sort_name === people[index]?.sort_name }];
    }),
  );
}

async function sharing(keys: readonly { kind: string; hash: string }[]): Promise<Map<string, string[]>> {
  const { spaceId } = actor();
  const stored = await readItems(
    keys.map((key) => db.entities.duplicateKey.get({ space_id: spaceId, ...key }).params().Key as never),
  );
  const found = new Map<string, string[]>();
  for (const Item of stored) {
    const { data } = db.entities.duplicateKey.parse({ Item });
    const patients = data?.patients ?? [];
    // A value shared by so many patients identifies nobody.
    if (data && patients.length < MAX_PATIENTS_PER_VALUE) found.set(`${data.kind}#${data.hash}`, patients);
  }
  return found;
}

async function withName({ sort_name }: Comparable): Promise<string[]> {
  if (sort_name === "") return [];
  const { data } = await db.entities.patient.query
    .byName({ space_id: actor().spaceId, state: "active", sort_name })
    .go({ limit: MAX_CANDIDATES, attributes: ["patient_id"] });
  return data.map(({ patient_id }) => patient_id);
}

async function patientsById(ids: readonly string[]): Promise<Map<string, PatientItem>> {
  const { spaceId } = actor();
  const stored = await readItems(
    ids.map((id) => db.entities.patient.get({ space_id: spaceId, patient_id: id }).params().Key as never),
  );
  return new Map(stored.map(parsePatient).map((item) => [item.patient_id, item]));
}
