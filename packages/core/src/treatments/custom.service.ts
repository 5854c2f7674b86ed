import { type CustomTreatmentForm, MAX_CUSTOM_TREATMENTS } from "../contracts/treatments.ts";
import { put, remove, transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { mine } from "../platform/context.ts";
import { absent, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { db } from "./connection.ts";
import {
  claimName,
  freeName,
  isMine,
  readVisible,
  renaming,
  requireOwn,
  requireRoom,
  signature,
} from "./store.ts";
import type { CustomTreatmentItem } from "./treatment.entity.ts";
import { byName, customView } from "./views.ts";
import { removal } from "./writes.ts";

const KIND = "custom";

/** The actor's own treatments and those colleagues share, by name. Two requests. */
export async function listCustom() {
  const { custom } = await readVisible();
  return { items: byName(custom.map(customView)), next: null };
}

/** One of them. Two requests. Throws 404. */
export async function getCustom(id: string) {
  return customView((await found(id)).treatment);
}

async function found(id: string) {
  const visible = await readVisible();
  const treatment = visible.custom.find((one) => one.id === id);
  if (!treatment) throw absent("custom_treatment");
  return { ...visible, treatment };
}

/** Makes a treatment of the actor's own. Three requests. Throws 409 `name.exists` or `catalogue.full`. */
export async function createCustom({ shared, minutes, ...form }: CustomTreatmentForm) {
  const { custom } = await readVisible();
  requireRoom(custom.filter(isMine).length, MAX_CUSTOM_TREATMENTS);
  const at = nowIso();
  const made: CustomTreatmentItem = {
    ...mine(),
    ...form,
    ...(minutes !== null && { minutes }),
    ...signature(shared),
    id: newId("customTreatment"),
    created_at: at,
    updated_at: at,
    version: 1,
  };
  const result = customView(made);
  await transact({
    writes: [
      put(db.entities.customTreatment.create(made).params()),
      claimName({ kind: KIND, id: made.id, name: made.name }),
    ],
    audit: { action: "create", record: made.id },
    result,
  });
  return result;
}

/** Changes one of the actor's own. Three requests. Throws 404, 403 `….not_own`, 409 `….stale` or `name.exists`. */
export async function updateCustom(
  id: string,
  { version, shared, minutes, ...form }: CustomTreatmentForm & { version: number },
) {
  const { treatment: held } = await found(id);
  requireOwn("custom_treatment", held);
  const refused = () => stale("custom_treatment", customView(held));
  if (version !== held.version) throw refused();
  const { minutes: _, ...rest } = held;
  const next: CustomTreatmentItem = {
    ...rest,
    ...form,
    ...(minutes !== null && { minutes }),
    ...signature(shared),
    updated_at: nowIso(),
    version: version + 1,
  };
  // The whole item, if nobody wrote it since: leaving the index is leaving out its keys.
  const written = db.entities.customTreatment
    .put(next)
    .where((stored, { eq }) => eq(stored.version, version));
  await transact({
    writes: [put(written.params(), refused), ...renaming(KIND, held, next.name)],
    audit: { action: "update", record: id },
  });
  return customView(next);
}

/** Deletes one of the actor's own with its pre-made treatments. Three requests. Throws 404, 403 `….not_own`. */
export async function removeCustom(id: string) {
  const { treatment: held, preMade } = await found(id);
  requireOwn("custom_treatment", held);
  const with_it = preMade.filter((head) => isMine(head) && head.category === id);
  await transact({
    writes: [
      remove(db.entities.customTreatment.remove({ ...mine(), id }).params(), () =>
        absent("custom_treatment"),
      ),
      freeName({ kind: KIND, name: held.name }),
      ...with_it.flatMap(removal),
    ],
    audit: { action: "delete", record: id },
  });
  return { id };
}
