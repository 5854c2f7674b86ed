import { moduleOf, type PreMadeCategory, TREATMENT_CATEGORIES } from "../contracts/treatments/pre-made.ts";
import { MAX_OF_CUSTOM, type NewPreMade, type PreMadeForm } from "../contracts/treatments/treatments.ts";
import { isMine, releaseQuota, reserveQuota } from "../db/catalogue-entries.ts";
import { check, type Operation, transact } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { absent } from "../platform/errors.ts";
import { db } from "./entities.ts";
import { parseContent, requireModule } from "./pre-made.policy.ts";
import { namesOf, preMadeTreatments, readVisible, stands } from "./store.ts";
import type { PreMadeItem } from "./treatment.entity.ts";
import { byName, headView, preMadeView } from "./views.ts";
import { changing, deleting, making } from "./writes.ts";

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
  if (!item || !stands(item) || (!isMine(item) && !item.shared)) throw absent("pre_made");
  requireModule(item.category, actor());
  return item;
}

/** One with its content. One request. Throws 404, 403 `module.not_owned`. */
export const getPreMade = async (id: string) => preMadeView(await readOne(id));

/**
 * Makes one of the actor's own. One request, three where it is of a custom treatment. Throws 403, 404 for that treatment,
 * 409 `name.exists` or `catalogue.full`, 400.
 */
export async function createPreMade({ category, name, shared, content: given }: NewPreMade) {
  requireModule(category, actor());
  const content = parseContent(category, given);
  const joining = PRODUCT.has(category) ? [] : await joiningCustom(category);
  const made = preMadeTreatments.made({ category, name, content }, shared);
  const result = preMadeView(made);
  await transact({
    writes: [...making(made), ...joining],
    audit: { action: "create", record: made.id },
    result,
  });
  return result;
}

/** What holds one to its custom treatment, own or shared: that there is room, and that it is not deleted at this moment. */
async function joiningCustom(category: string): Promise<Operation[]> {
  const gone = () => absent("custom_treatment");
  const treatment = (await readVisible()).custom.find(({ id }) => id === category);
  if (!treatment) throw gone();
  return [
    check(
      db.entities.customTreatment.get(treatment).params(),
      { expression: "attribute_exists(pk) AND attribute_not_exists(expires_at)" },
      gone,
    ),
    reserveQuota(namesOf(category), MAX_OF_CUSTOM),
  ];
}

/** Changes one of the actor's own. Two requests. Throws 404, 403, 409 `pre_made.stale` or `name.exists`, 400. */
export async function updatePreMade(
  id: string,
  { version, name, shared, content: given }: PreMadeForm & { version: number },
) {
  const held = preMadeTreatments.toChange(await readOne(id), version);
  const content = parseContent(held.category, given);
  const next = preMadeTreatments.changed(held, { name, content }, shared);
  await transact({ writes: changing(held, next), audit: { action: "update", record: id } });
  return preMadeView(next);
}

/** Deletes one of the actor's own; visits keep what they recorded. Two requests. Throws 404, 403, 409 `pre_made.stale`. */
export async function removePreMade(id: string) {
  const held = preMadeTreatments.toChange(await readOne(id));
  const custom = PRODUCT.has(held.category) ? [] : [releaseQuota(namesOf(held.category))];
  await transact({ writes: [...deleting(held), ...custom], audit: { action: "delete", record: id } });
  return { id };
}
