import * as Catalogues from "../catalogues/index.ts";
import {
  kindOf,
  moduleOf,
  type PreMadeCategory,
  TREATMENT_CATEGORIES,
} from "../contracts/treatments/pre-made.ts";
import { MAX_OF_CUSTOM, type NewPreMade, type PreMadeForm } from "../contracts/treatments/treatments.ts";
import { isOwn, releaseQuota, reserveQuota } from "../db/catalogue-entries.ts";
import { check, type Operation, transact } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { absent } from "../platform/errors.ts";
import { pointCatalogue } from "../reference/point-catalogue.ts";
import { db } from "./entities.ts";
import { parseContent, requireModule } from "./pre-made.policy.ts";
import { isActive, nameScopeOf, preMadeTreatments, readVisible } from "./store.ts";
import type { PreMadeItem } from "./treatment.entity.ts";
import { byName, headView, preMadeView } from "./views.ts";
import { createWrites, deleteWrites, updateWrites } from "./writes.ts";

const BUILT_IN: ReadonlySet<string> = new Set(TREATMENT_CATEGORIES);

/** Own and shared pre-made treatments by name, of a category or of all of the actor's modules. Two requests. Throws 403. */
export async function listPreMade(category: PreMadeCategory | undefined) {
  if (category) requireModule(category, actor());
  const { preMade, custom } = await readVisible();
  // Leaves out those whose custom treatment was deleted or is no longer shared.
  const categories = new Set([...BUILT_IN, ...custom.map(({ id }) => id)]);
  const { modules } = actor();
  const shown = preMade.filter(
    (head) =>
      (category === undefined || head.category === category) &&
      categories.has(head.category) &&
      modules.includes(moduleOf(head.category)),
  );
  return { items: byName(shown.map(headView)), next: null };
}

async function readOne(id: string): Promise<PreMadeItem> {
  const { data } = await db.entities.preMade.get({ space_id: actor().spaceId, id }).go({ consistent: true });
  if (!data || !isActive(data) || (!isOwn(data) && !data.shared)) throw absent("pre_made");
  requireModule(data.category, actor());
  return data;
}

/** One pre-made treatment with its content. One request. Throws 404, 403 `module.not_owned`. */
export const getPreMade = async (id: string) => preMadeView(await readOne(id));

/** The points that a category's content can name. No request, up to two for points where the container does not know what is published. */
async function pointsFor(category: string) {
  const isOfPoints = ["acupuncture", "auricular"].includes(kindOf(category));
  return pointCatalogue(isOfPoints ? (await Catalogues.publishedOverlays(["points"])).points : []);
}

/**
 * Adds an own pre-made treatment. One request, three for one of a custom treatment. Throws 403, 404 for that treatment,
 * 409 `name.exists` or `catalogue.full`, 400.
 */
export async function createPreMade({ category, name, shared, content: submitted }: NewPreMade) {
  requireModule(category, actor());
  const content = parseContent(category, submitted, await pointsFor(category));
  const customWrites = BUILT_IN.has(category) ? [] : await requireCustomTreatment(category);
  const created = preMadeTreatments.newEntry({ category, name, content }, shared);
  const result = preMadeView(created);
  await transact({
    writes: [...createWrites(created), ...customWrites],
    audit: { action: "create", record: created.id },
    result,
  });
  return result;
}

/** Writes that require the custom treatment to exist and to have room for one more. */
async function requireCustomTreatment(category: string): Promise<Operation[]> {
  const notFound = () => absent("custom_treatment");
  const treatment = (await readVisible()).custom.find(({ id }) => id === category);
  if (!treatment) throw notFound();
  return [
    check(
      db.entities.customTreatment.get(treatment).params(),
      { expression: "attribute_exists(pk) AND attribute_not_exists(expires_at)" },
      notFound,
    ),
    reserveQuota(nameScopeOf(category), MAX_OF_CUSTOM),
  ];
}

/** Changes one of the actor's own. Two requests. Throws 404, 403, 409 `pre_made.stale` or `name.exists`, 400. */
export async function updatePreMade(
  id: string,
  { version, name, shared, content: submitted }: PreMadeForm & { version: number },
) {
  const current = preMadeTreatments.requireChangeable(await readOne(id), version);
  const content = parseContent(current.category, submitted, await pointsFor(current.category));
  const next = preMadeTreatments.changedEntry(current, { name, content }, shared);
  await transact({ writes: updateWrites(current, next), audit: { action: "update", record: id } });
  return preMadeView(next);
}

/** Deletes one of the actor's own; visits keep what they recorded. Two requests. Throws 404, 403, 409 `pre_made.stale`. */
export async function removePreMade(id: string) {
  const current = preMadeTreatments.requireChangeable(await readOne(id));
  const custom = BUILT_IN.has(current.category) ? [] : [releaseQuota(nameScopeOf(current.category))];
  await transact({ writes: [...deleteWrites(current), ...custom], audit: { action: "delete", record: id } });
  return { id };
}
