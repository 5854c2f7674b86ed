import { type CustomTreatmentForm, MAX_OF_CUSTOM, MAX_PRE_MADE } from "../contracts/treatments/treatments.ts";
import {
  claimName,
  releaseName,
  releaseQuota,
  releaseWholeQuota,
  reserveQuota,
} from "../db/catalogue-entries.ts";
import { transact } from "../db/transact.ts";
import { now } from "../platform/clock.ts";
import { absent, stale } from "../platform/errors.ts";
import { customTreatments, nameScopeOf, ownOf, readOwn, readVisible } from "./store.ts";
import type { CustomTreatmentItem } from "./treatment.entity.ts";
import { byName, customView } from "./views.ts";
import { deletionWrites, preMadeDeletionWrites } from "./writes.ts";

/** The actor's own treatments and those colleagues share, by name. Two requests. */
export async function listCustom() {
  const { custom } = await readVisible();
  return { items: byName(custom.map(customView)), next: null };
}

/** One custom treatment. Two requests. Throws 404. */
export async function getCustom(id: string) {
  const treatment = (await readVisible()).custom.find((one) => one.id === id);
  if (!treatment) throw absent("custom_treatment");
  return customView(treatment);
}

/** Leaves out unknown minutes, which are not stored. */
const factsOf = ({ minutes, ...facts }: Omit<CustomTreatmentForm, "shared">) => ({
  ...facts,
  minutes: minutes ?? undefined,
});

/** Creates a treatment of the actor's own. One request. Throws 409 `name.exists` or `catalogue.full`. */
export async function createCustom({ shared, ...form }: CustomTreatmentForm) {
  const created = customTreatments.newEntry(factsOf(form), shared);
  const result = customView(created);
  await transact({
    writes: customTreatments.createWrites(created),
    audit: { action: "create", record: created.id },
    result,
  });
  return result;
}

/** Changes one of the actor's own. Three requests. Throws 404, 403 `….not_own`, 409 `….stale` or `name.exists`. */
export async function updateCustom(
  id: string,
  { version, shared, ...form }: CustomTreatmentForm & { version: number },
) {
  const current = customTreatments.requireChangeable(
    (await readVisible()).custom.find((one) => one.id === id),
    version,
  );
  const next = customTreatments.changedEntry(current, factsOf(form), shared);
  await transact({
    writes: customTreatments.updateWrites(current, next),
    audit: { action: "update", record: id },
  });
  return customView(next);
}

/** Seconds for which a deletion can be undone. */
const RESTORABLE_SECONDS = 24 * 3600;
const seconds = () => Math.floor(now() / 1000);

/**
 * Deletes one of the actor's own with its pre-made treatments. They can be restored for a day. Three requests. Throws 404, 403 `….not_own`, 409 `….stale`.
 */
export async function removeCustom(id: string) {
  const { custom, preMade } = await readVisible();
  const current = customTreatments.requireChangeable(custom.find((one) => one.id === id));
  const heads = ownOf(id, preMade);
  const until = seconds() + RESTORABLE_SECONDS;
  await transact({
    writes: [
      ...deletionWrites(current, until),
      ...customTreatments.releaseWrites(current),
      ...heads.flatMap((head) => [
        ...preMadeDeletionWrites(head, until),
        releaseName({ ...head, kind: nameScopeOf(id) }),
      ]),
      // A pre-made treatment added since the read would remain without its custom treatment.
      releaseWholeQuota(nameScopeOf(id), heads.length, () => stale("custom_treatment", customView(current))),
      ...(heads.length > 0 ? [releaseQuota("pre_made", heads.length)] : []),
    ],
    audit: { action: "delete", record: id },
  });
  return { id };
}

/**
 * Restores a deleted treatment with its pre-made treatments. Two requests. Throws 404 where nothing was
 * deleted within a day, 409 `name.exists` where its name was taken meanwhile, or `catalogue.full`.
 */
export async function restoreCustom(id: string) {
  const own = await readOwn();
  const current = own.custom.find((one) => one.id === id);
  if (!current || !isRestorable(current)) throw absent("custom_treatment");
  const heads = ownOf(id, own.preMade).filter(isRestorable);
  await transact({
    writes: [
      ...deletionWrites(current, undefined),
      ...customTreatments.claimWrites(current),
      ...heads.flatMap((head) => [
        ...preMadeDeletionWrites(head, undefined),
        claimName({ ...head, kind: nameScopeOf(id) }),
      ]),
      ...(heads.length > 0
        ? [
            reserveQuota(nameScopeOf(id), MAX_OF_CUSTOM, heads.length),
            reserveQuota("pre_made", MAX_PRE_MADE, heads.length),
          ]
        : []),
    ],
    audit: { action: "restore", record: id },
  });
  return customView({ ...current, version: current.version + 1 });
}

const isRestorable = ({ expires_at = 0 }: Pick<CustomTreatmentItem, "expires_at">) => expires_at > seconds();
