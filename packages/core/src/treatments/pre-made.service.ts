import { moduleOf, type PreMadeCategory, TREATMENT_CATEGORIES } from "../contracts/pre-made.ts";
import { MAX_OF_CUSTOM, MAX_PRE_MADE, type NewPreMade, type PreMadeForm } from "../contracts/treatments.ts";
import { transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor, mine } from "../platform/context.ts";
import { absent, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { db } from "./connection.ts";
import { parseContent, requireModule } from "./pre-made.policy.ts";
import { claimName, isMine, readVisible, renaming, requireOwn, requireRoom, signature } from "./store.ts";
import type { PreMadeItem } from "./treatment.entity.ts";
import { byName, headView, preMadeView } from "./views.ts";
import { changing, making, removal } from "./writes.ts";

const PRODUCT: ReadonlySet<string> = new Set(TREATMENT_CATEGORIES);

/** Own and shared ones, by name: of a category, or of every module of the actor's. Two requests. Throws 403. */
export async function listPreMade(category: PreMadeCategory | undefined) {
  if (category) requireModule(category, actor());
  const { preMade, custom } = await readVisible();
  // One of a treatment that is gone, or shared no more, would have nothing to be applied to.
  const known = new Set([...PRODUCT, ...custom.map(({ id }) => id)]);
  const { modules } = actor();
  const shown = preMade.filter(
    (head) =>
      (category === undefined || head.category === category) &&
      known.has(head.category) &&
      modules.includes(moduleOf(head.category)),
  );
  return { items: byName(shown.map(headView)), next: null };
}

async function readOne(id: string): Promise<PreMadeItem> {
  const { data } = await db.entities.preMade.get({ space_id: actor().spaceId, id }).go({ consistent: true });
  const item = data as unknown as PreMadeItem | null;
  if (!item || (!isMine(item) && item.shared_by === "")) throw absent("pre_made");
  requireModule(item.category, actor());
  return item;
}

/** One with its content. One request. Throws 404, 403 `module.not_owned`. */
export const getPreMade = async (id: string) => preMadeView(await readOne(id));

/** Makes one of the actor's own. Three requests. Throws 403, 404 for its custom treatment, 409 `name.exists` or `catalogue.full`, 400. */
export async function createPreMade({ category, name, shared, content: given }: NewPreMade) {
  requireModule(category, actor());
  const content = parseContent(category, given);
  const { preMade, custom } = await readVisible();
  const own = preMade.filter(isMine);
  requireRoom(own.length, MAX_PRE_MADE);
  if (!PRODUCT.has(category)) {
    if (!custom.some(({ id }) => id === category)) throw absent("custom_treatment");
    requireRoom(own.filter((head) => head.category === category).length, MAX_OF_CUSTOM);
  }
  const at = nowIso();
  const made: PreMadeItem = {
    ...mine(),
    ...signature(shared),
    id: newId("preMade"),
    category,
    name,
    content,
    created_at: at,
    updated_at: at,
    version: 1,
  };
  const result = preMadeView(made);
  await transact({
    writes: [...making(made), claimName({ kind: category, id: made.id, name })],
    audit: { action: "create", record: made.id },
    result,
  });
  return result;
}

/** Changes one of the actor's own. Two requests. Throws 404, 403, 409 `pre_made.stale` or `name.exists`, 400. */
export async function updatePreMade(
  id: string,
  { version, name, shared, content: given }: PreMadeForm & { version: number },
) {
  const held = await readOne(id);
  requireOwn("pre_made", held);
  if (version !== held.version) throw stale("pre_made", preMadeView(held));
  const content = parseContent(held.category, given);
  const next: PreMadeItem = {
    ...held,
    ...signature(shared),
    name,
    content,
    updated_at: nowIso(),
    version: version + 1,
  };
  await transact({
    writes: [...changing(held, next), ...renaming(held.category, held, name)],
    audit: { action: "update", record: id },
  });
  return preMadeView(next);
}

/** Deletes one of the actor's own; visits keep what they recorded. Two requests. Throws 404, 403. */
export async function removePreMade(id: string) {
  const held = await readOne(id);
  requireOwn("pre_made", held);
  await transact({ writes: removal(held), audit: { action: "delete", record: id } });
  return { id };
}
