import { type AddedKeys, NOTHING_ADDED } from "../catalogues/index.ts";
import { baseIngredients } from "../clinical/supplements/supplement-catalogue.ts";
import type { ProductContent } from "../contracts/supplements/supplements.ts";
import type { ActorSpace } from "../platform/context.ts";
import { invalidField } from "../platform/errors.ts";
import { nutrients } from "../reference/nutrients.ts";
import { plants } from "../reference/plants.ts";

const PLANTS: ReadonlySet<string> = new Set(plants.map(({ key }) => key));
const NUTRIENTS: ReadonlySet<string> = new Set(nutrients.map(({ key }) => key));

const INGREDIENTS: ReadonlySet<string> = new Set(baseIngredients.map(({ key }) => key));

type Kind = ProductContent["kind"];
const SHIPPED: Readonly<Record<Kind, ReadonlySet<string>>> = {
  plant: PLANTS,
  nutrient: NUTRIENTS,
  ingredient: INGREDIENTS,
};

/** Whether contents name a plant or an ingredient that the product does not ship. */
export const namesAdded = (contents: readonly ProductContent[]) =>
  contents.some(({ kind, key }) => kind !== "nutrient" && !SHIPPED[kind].has(key));

/**
 * Throws 400 naming the first plant, nutrient or ingredient that is unknown or a duplicate.
 *
 * @param added the keys that the back office added
 */
export function requireContents(
  contents: readonly ProductContent[],
  { plants: grown, ingredients }: AddedKeys = NOTHING_ADDED,
) {
  const added: Readonly<Partial<Record<Kind, ReadonlySet<string>>>> = {
    plant: grown,
    ingredient: ingredients,
  };
  const seen = new Set<string>();
  contents.forEach(({ kind, key }, index) => {
    const field = `contents.${index}.key`;
    if (!SHIPPED[kind].has(key) && !added[kind]?.has(key)) throw invalidField(field, "content.unknown");
    if (seen.has(key)) throw invalidField(field, "content.duplicate");
    seen.add(key);
  });
}

/**
 * Whether others see a product. Colleagues see a clinic's shared product; every clinic sees a provider's until it is
 * archived.
 */
export const isShared = (
  wish: { shared: boolean; archived: boolean },
  { company }: Pick<ActorSpace, "company">,
) => (company ? !wish.archived : wish.shared);
