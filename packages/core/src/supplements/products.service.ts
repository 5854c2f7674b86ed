import * as Catalogues from "../catalogues/index.ts";
import { MAX_OWN_ENTRIES } from "../contracts/kernel/own-entries.ts";
import type { Product, ProductForm } from "../contracts/supplements/supplements.ts";
import { catalogueEntries, listedPage, visible } from "../db/catalogue-entries.ts";
import { transact } from "../db/transact.ts";
import { actor, mine } from "../platform/context.ts";
import { db } from "./entities.ts";
import type { ProductItem } from "./product.entity.ts";
import { isShared, namesAdded, requireContents } from "./products.policy.ts";

/**
 * The actor's own products, newest first, then those colleagues share; for a provider, those it lists. Two requests at
 * once.
 */
export async function own(): Promise<{ products: Product[] }> {
  const { product } = db.entities;
  const [ownProducts, shared] = await Promise.all([
    product.query.primary(mine()).go({ pages: "all", consistent: true }),
    product.query.shared({ space_id: actor().spaceId }).go({ pages: "all" }),
  ]);
  return { products: visible(ownProducts.data as ProductItem[], shared.data as ProductItem[]).map(view) };
}

/**
 * Products that verified providers list, newest first, the same for every clinic. One request per page. Throws 400
 * `cursor.invalid`.
 */
export async function listed({ cursor }: { cursor?: string | undefined }) {
  const page = await listedPage("supplements.listed", cursor, db.entities.product.query.listed({}));
  return { products: (page.entries as ProductItem[]).map(view), next: page.next };
}

/**
 * Adds an own product; every clinic sees a provider's. One request, and those of {@link checkContents}. Throws 409 `name.exists` or `catalogue.full`, 400
 * for a plant, nutrient or ingredient that does not exist.
 */
export async function createProduct({ shared, ...facts }: ProductForm) {
  await checkContents(facts.contents);
  const created = products.newEntry(facts, isShared({ ...facts, shared }, actor().space));
  const result = { product: view(created) };
  await transact({
    writes: products.createWrites(created),
    audit: { action: "create", record: created.id },
    result,
  });
  return result;
}

/**
 * Changes one of the actor's own products. Two requests, and those of {@link checkContents}. Throws 404, 403
 * `product.not_own` for what a colleague shares, 409 `product.stale` or `name.exists`, 400 as above.
 */
export async function editProduct(
  id: string,
  { version, shared, ...facts }: ProductForm & { version: number },
) {
  const current = products.requireChangeable(await readOne(id), version);
  await checkContents(facts.contents);
  const next = products.changedEntry(current, facts, isShared({ ...facts, shared }, actor().space));
  await transact({ writes: products.updateWrites(current, next), audit: { action: "update", record: id } });
  return { product: view(next) };
}

/**
 * Throws 400 for a plant, nutrient or ingredient that does not exist. Three requests where it names one that the product does not
 * ship, none while the container knows what is published.
 */
async function checkContents(contents: ProductForm["contents"]) {
  requireContents(
    contents,
    namesAdded(contents) ? await Catalogues.addedKeys(["ingredients", "plants"]) : undefined,
  );
}

/** The actor's own product, or one that a colleague shares. One request, two for a colleague's. */
async function readOne(id: string): Promise<ProductItem | undefined> {
  const { product } = db.entities;
  const { data } = await product.get({ ...mine(), id }).go({ consistent: true });
  if (data) return data as ProductItem;
  const shared = await product.query.shared({ space_id: actor().spaceId, id }).go();
  return shared.data[0] as ProductItem | undefined;
}

function view(item: ProductItem): Product {
  const { space_id: _, created_at: __, updated_at: ___, ...product } = item;
  return {
    ...product,
    units_per_box: product.units_per_box ?? null,
    volume: product.volume ?? null,
    price: product.price ?? null,
  };
}

const products = catalogueEntries<ProductItem>({
  what: "product",
  id: "product",
  limit: MAX_OWN_ENTRIES,
  entity: db.entities.product,
  nameOf: ({ name }) => name,
  view,
});
