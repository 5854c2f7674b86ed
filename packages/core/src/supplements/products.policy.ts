import type { ProductContent } from "../contracts/supplements/supplements.ts";
import type { ActorSpace } from "../platform/context.ts";
import { invalidField } from "../platform/errors.ts";
import { nutrients } from "../reference/nutrients.ts";
import { plants } from "../reference/plants.ts";

const KEYS_BY_KIND = {
  plant: new Set(plants.map(({ key }) => key)),
  nutrient: new Set(nutrients.map(({ key }) => key)),
};

/** Throws 400 naming the first plant or nutrient that is unknown or a duplicate. */
export function requireContents(contents: readonly ProductContent[]) {
  const seen = new Set<string>();
  contents.forEach(({ kind, key }, index) => {
    const field = `contents.${index}.key`;
    if (!KEYS_BY_KIND[kind].has(key)) throw invalidField(field, "content.unknown");
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
