import type { ClinicIcd } from "../contracts/classifications/icd.ts";
import { transact, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { stale } from "../platform/errors.ts";
import { db } from "./entities.ts";
import { parseClinic } from "./icd-codes.ts";

const toView = (item: Pick<ClinicIcd, "favourites" | "own" | "version"> | null | undefined): ClinicIcd => ({
  favourites: item?.favourites ?? [],
  own: item?.own ?? [],
  version: item?.version ?? 0,
});

/** The clinic's favourites and own entries. One request. */
export async function clinicIcd(): Promise<ClinicIcd> {
  const { data } = await db.entities.clinicIcd.get({ space_id: actor().spaceId }).go({ consistent: true });
  return toView(data as ClinicIcd | null);
}

/** Replaces the clinic's favourites and own entries. One request. Throws 409 `icd.stale`. */
export async function saveClinicIcd({ favourites, own, version }: ClinicIcd): Promise<ClinicIcd> {
  const { spaceId, id } = actor();
  const next = { favourites, own, version: version + 1 };
  const write = db.entities.clinicIcd
    .upsert({ space_id: spaceId, ...next, updated_at: nowIso(), updated_by: id })
    .where((stored, { eq, notExists }) =>
      version === 0 ? notExists(stored.version) : eq(stored.version, version),
    );
  await transact({
    writes: [update(write.params(), (current) => stale("icd", toView(parseClinic(current))))],
    audit: { action: "update", record: "icd" },
  });
  return next;
}
