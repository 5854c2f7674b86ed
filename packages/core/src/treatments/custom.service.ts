import { type CustomTreatmentForm, MAX_OF_CUSTOM, MAX_PRE_MADE } from "../contracts/treatments/treatments.ts";
import { claimName, emptyRoom, freeName, releaseQuota, reserveQuota } from "../db/catalogue-entries.ts";
import { transact } from "../db/transact.ts";
import { now } from "../platform/clock.ts";
import { absent, stale } from "../platform/errors.ts";
import { customTreatments, namesOf, ownOf, readOwn, readVisible } from "./store.ts";
import type { CustomTreatmentItem } from "./treatment.entity.ts";
import { byName, customView } from "./views.ts";
import { keptUntil, preMadeKeptUntil } from "./writes.ts";

/** The actor's own treatments and those colleagues share, by name. Two requests. */
export async function listCustom() {
  const { custom } = await readVisible();
  return { items: byName(custom.map(customView)), next: null };
}

/** One of them. Two requests. Throws 404. */
export async function getCustom(id: string) {
  const treatment = (await readVisible()).custom.find((one) => one.id === id);
  if (!treatment) throw absent("custom_treatment");
  return customView(treatment);
}

/** Minutes that are not known are not stored. */
const factsOf = ({ minutes, ...facts }: Omit<CustomTreatmentForm, "shared">) => ({
  ...facts,
  minutes: minutes ?? undefined,
});

/** Makes a treatment of the actor's own. One request. Throws 409 `name.exists` or `catalogue.full`. */
export async function createCustom({ shared, ...form }: CustomTreatmentForm) {
  const made = customTreatments.made(factsOf(form), shared);
  const result = customView(made);
  await transact({
    writes: customTreatments.making(made),
    audit: { action: "create", record: made.id },
    result,
  });
  return result;
}

/** Changes one of the actor's own. Three requests. Throws 404, 403 `….not_own`, 409 `….stale` or `name.exists`. */
export async function updateCustom(
  id: string,
  { version, shared, ...form }: CustomTreatmentForm & { version: number },
) {
  const held = customTreatments.toChange(
    (await readVisible()).custom.find((one) => one.id === id),
    version,
  );
  const next = customTreatments.changed(held, factsOf(form), shared);
  await transact({ writes: customTreatments.changing(held, next), audit: { action: "update", record: id } });
  return customView(next);
}

/** How long a deletion can be taken back. */
const KEPT_SECONDS = 24 * 3600;
const seconds = () => Math.floor(now() / 1000);

/**
 * Deletes one of the actor's own with its pre-made treatments. They are set aside for a day, so that it can be taken
 * back. Three requests. Throws 404, 403 `….not_own`, 409 `….stale`.
 */
export async function removeCustom(id: string) {
  const { custom, preMade } = await readVisible();
  const held = customTreatments.toChange(custom.find((one) => one.id === id));
  const heads = ownOf(id, preMade);
  const until = seconds() + KEPT_SECONDS;
  await transact({
    writes: [
      ...keptUntil(held, until),
      ...customTreatments.leaving(held),
      ...heads.flatMap((head) => [
        ...preMadeKeptUntil(head, until),
        freeName({ ...head, kind: namesOf(id) }),
      ]),
      // One that was made since it was read would be left behind.
      emptyRoom(namesOf(id), heads.length, () => stale("custom_treatment", customView(held))),
      ...(heads.length > 0 ? [releaseQuota("pre_made", heads.length)] : []),
    ],
    audit: { action: "delete", record: id },
  });
  return { id };
}

/**
 * Takes a deletion back, with the pre-made treatments that went with it. Two requests. Throws 404 where nothing was
 * deleted within a day, 409 `name.exists` where its name was taken meanwhile, or `catalogue.full`.
 */
export async function restoreCustom(id: string) {
  const own = await readOwn();
  const held = own.custom.find((one) => one.id === id);
  if (!held || !mayComeBack(held)) throw absent("custom_treatment");
  const heads = ownOf(id, own.preMade).filter(mayComeBack);
  await transact({
    writes: [
      ...keptUntil(held, undefined),
      ...customTreatments.entering(held),
      ...heads.flatMap((head) => [
        ...preMadeKeptUntil(head, undefined),
        claimName({ ...head, kind: namesOf(id) }),
      ]),
      ...(heads.length > 0
        ? [
            reserveQuota(namesOf(id), MAX_OF_CUSTOM, heads.length),
            reserveQuota("pre_made", MAX_PRE_MADE, heads.length),
          ]
        : []),
    ],
    audit: { action: "restore", record: id },
  });
  return customView({ ...held, version: held.version + 1 });
}

const mayComeBack = ({ expires_at = 0 }: Pick<CustomTreatmentItem, "expires_at">) => expires_at > seconds();
