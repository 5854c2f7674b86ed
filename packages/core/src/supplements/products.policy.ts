import { MAX_OWN_ENTRIES } from "../contracts/own-entries.ts";
import type { ProductContent } from "../contracts/supplements.ts";
import type { Actor } from "../platform/context.ts";
import { AppError, invalidField } from "../platform/errors.ts";
import { nutrients } from "../reference/nutrients.ts";
import { plants } from "../reference/plants.ts";

const KNOWN = {
  plant: new Set(plants.map(({ key }) => key)),
  nutrient: new Set(nutrients.map(({ key }) => key)),
};

/** Throws 409 `catalogue.full` where the user keeps as many as fit one read. */
export function requireRoom(kept: number) {
  if (kept >= MAX_OWN_ENTRIES)
    throw new AppError("conflict", "catalogue.full", { details: { limit: MAX_OWN_ENTRIES } });
}

/** Throws 400 naming the first plant or nutrient that the tables do not know, or that stands twice. */
export function requireContents(contents: readonly ProductContent[]) {
  const seen = new Set<string>();
  contents.forEach(({ kind, key }, index) => {
    const field = `contents.${index}.key`;
    if (!KNOWN[kind].has(key)) throw invalidField(field, "content.unknown");
    if (seen.has(key)) throw invalidField(field, "content.twice");
    seen.add(key);
  });
}

type Wish = { shared: boolean; archived: boolean };

/**
 * What a product says of its owner as it is saved, and with it who sees it: of a clinic's, colleagues where it is
 * shared; of a provider's, every clinic until it is archived.
 */
export function ownershipOf({ id, name, space }: Pick<Actor, "id" | "name" | "space">, wish: Wish) {
  const company = space.company?.name ?? "";
  return {
    user_name: name,
    company,
    shared_by: wish.shared && !company ? id : "",
    listed_by: wish.archived ? "" : company,
  };
}
