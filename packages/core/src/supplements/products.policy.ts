import type { ProductContent } from "../contracts/supplements/supplements.ts";
import type { ActorSpace } from "../platform/context.ts";
import { invalidField } from "../platform/errors.ts";
import { nutrients } from "../reference/nutrients.ts";
import { plants } from "../reference/plants.ts";

const PLANTS: ReadonlySet<string> = new Set(plants.map(({ key }) => key));
const NUTRIENTS: ReadonlySet<string> = new Set(nutrients.map(({ key }) => key));

/** Whether contents name a plant that the product does not ship. */
export const namesAddedPlants = (contents: readonly ProductContent[]) =>
  contents.some(({ kind, key }) => kind === "plant" && !PLANTS.has(key));

/**
 * Throws 400 naming the first plant or nutrient that is unknown or a duplicate.
 *
 * @param added the keys of plants that the back office added
 */
export function requireContents(contents: readonly ProductContent[], added: ReadonlySet<string>) {
  const seen = new Set<string>();
  contents.forEach(({ kind, key }, index) => {
    const field = `contents.${index}.key`;
    if (kind === "plant" ? !PLANTS.has(key) && !added.has(key) : !NUTRIENTS.has(key))
      throw invalidField(field, "content.unknown");
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
