import { nameKey } from "../contracts/fold.ts";
import type { Product, ProductForm } from "../contracts/supplements.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import { type Operation, put, remove, transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor, mine } from "../platform/context.ts";
import { AppError, absent, nameExists, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { db } from "./connection.ts";
import type { ProductItem } from "./product.entity.ts";
import { ownershipOf, requireContents, requireRoom } from "./products.policy.ts";

const LISTED = "supplements.listed";

const newest = (items: ProductItem[]) => items.sort((a, b) => b.id.localeCompare(a.id));

/** The actor's own products, newest first, then those colleagues share; a provider's, what it lists. Two requests at once. */
export async function own(): Promise<{ products: Product[] }> {
  const { spaceId, id } = actor();
  const [kept, shared] = await Promise.all([
    readOwn(),
    db.entities.product.query.shared({ space_id: spaceId }).go({ pages: "all" }),
  ]);
  const others = (shared.data as ProductItem[]).filter(({ user_id }) => user_id !== id);
  return { products: [...kept, ...newest(others)].map(view) };
}

async function readOwn(): Promise<ProductItem[]> {
  const { data } = await db.entities.product.query.primary(mine()).go({ pages: "all", consistent: true });
  return newest(data as ProductItem[]);
}

/** What verified providers list, by company: the same for every clinic. One request a page. Throws 400 `cursor.invalid`. */
export async function listed({ cursor }: { cursor?: string | undefined }) {
  const page = await db.entities.product.query
    .listed({})
    .go({ cursor: openCursor(LISTED, cursor), pages: 1 });
  return {
    // Other clinics know the company, not who of it typed.
    products: (page.data as ProductItem[]).map((item) => ({ ...view(item), user_name: item.company })),
    next: sealCursor(LISTED, page.cursor),
  };
}

/**
 * Makes a product of the actor's own; a provider's is listed for every clinic. Two requests. Throws 409 `name.exists` or
 * `catalogue.full`, 400 for a plant or nutrient that is not in the tables.
 */
export async function createProduct({ shared, ...facts }: ProductForm) {
  requireContents(facts.contents);
  requireRoom((await readOwn()).length);
  const at = nowIso();
  const made: ProductItem = {
    ...mine(),
    ...facts,
    ...ownershipOf(actor(), { shared, archived: facts.archived }),
    id: newId("product"),
    created_at: at,
    updated_at: at,
    version: 1,
  };
  const result = { product: view(made) };
  await transact({
    writes: [put(db.entities.product.create(made).params()), claimName(made)],
    audit: { action: "create", record: made.id },
    result,
  });
  return result;
}

/**
 * Changes one of the actor's own products. Two requests. Throws 404, 403
 * `product.not_own` for what a colleague shares, 409 `product.stale` or `name.exists`, 400 as above.
 */
export async function editProduct(
  id: string,
  { version, shared, ...facts }: ProductForm & { version: number },
) {
  const held = await readForEdit(id);
  const refused = (current: ProductItem) => stale("product", view(current));
  if (version !== held.version) throw refused(held);
  requireContents(facts.contents);
  const set = {
    ...facts,
    ...ownershipOf(actor(), { shared, archived: facts.archived }),
    updated_at: nowIso(),
    version: version + 1,
  };
  const next: ProductItem = { ...held, ...set };
  // A put, not a patch: an entry that leaves an index has to lose its keys there.
  const write = put(
    {
      ...db.entities.product.put(next).params(),
      ConditionExpression: "#version = :based",
      ExpressionAttributeNames: { "#version": "version" },
      ExpressionAttributeValues: { ":based": version },
    },
    (current) => (current ? refused(parse(current)) : absent("product")),
  );
  const renamed = nameKey(held.name) !== nameKey(next.name);
  await transact({
    writes: [write, ...(renamed ? [freeName(held), claimName(next)] : [])],
    audit: { action: "update", record: id },
  });
  return { product: view(next) };
}

/** The actor's own product; for what somebody else's is called, whether the actor may know of it decides. */
async function readForEdit(id: string): Promise<ProductItem> {
  const { data } = await db.entities.product.get({ ...mine(), id }).go({ consistent: true });
  if (data) return data as ProductItem;
  const shared = await db.entities.product.query
    .shared({ space_id: actor().spaceId })
    .go({ pages: "all", attributes: ["id"] });
  if (shared.data.some((product) => product.id === id)) throw new AppError("forbidden", "product.not_own");
  throw absent("product");
}

const parse = (Item: Record<string, unknown>) =>
  db.entities.product.parse({ Item }).data as unknown as ProductItem;

/** Takes a name for one of the actor's own; the transaction fails with 409 `name.exists` where it is taken. */
const claimName = ({ id, name }: { id: string; name: string }): Operation =>
  put(db.entities.name.create({ ...mine(), name: nameKey(name), id }).params(), nameExists);

/** Gives a name back. */
const freeName = ({ name }: { name: string }): Operation =>
  remove(db.entities.name.delete({ ...mine(), name: nameKey(name) }).params());

function view(item: ProductItem): Product {
  const { space_id: _, shared_by, listed_by, created_at: __, updated_at: ___, ...product } = item;
  return {
    ...product,
    shared: Boolean(shared_by || listed_by),
    units_per_box: product.units_per_box ?? null,
    volume: product.volume ?? null,
    price: product.price ?? null,
  };
}
