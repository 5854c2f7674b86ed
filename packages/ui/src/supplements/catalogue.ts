import type { OfferedProduct } from "@meridian/core/clinical/supplements/catalogue-products";
import {
  type KnownContent,
  type SupplementFinder,
  supplementFinder,
} from "@meridian/core/clinical/supplements/supplement-search";
import type {
  ListedIngredient,
  ListedNutrient,
  ListedPlant,
  ProductContent,
  SupplementTables,
} from "@meridian/core/contracts/supplements/supplements";

/** Everything that can be recommended. */
export type Supplements = {
  /** The user's own first, then colleagues', then providers', then those of the catalogue. */
  products: readonly OfferedProduct[];
  /** With what is published over them. */
  tables: SupplementTables;
  /** As the product ships them. */
  shipped: SupplementTables;
  /** By its key, a retired one too. */
  plant: (key: string) => ListedPlant | undefined;
  nutrient: (key: string) => ListedNutrient | undefined;
  /** What a content of a product is called; undefined where no table has it. */
  nameOf: (content: Pick<ProductContent, "key" | "kind">) => string | undefined;
  /** By any of their words, without retired ones, best first; never asks the server. */
  find: SupplementFinder;
  /** Plants, nutrients and other ingredients: what a product is made of. */
  findContents: SupplementFinder<KnownContent>;
};

/** What is chosen from beside the tables. */
type Beside = {
  products: readonly OfferedProduct[];
  ingredients: readonly ListedIngredient[];
  /** The tables as the product ships them. */
  shipped: SupplementTables;
};

const isOffered = ({ retired }: { retired?: boolean }) => !retired;
const byKey = <T extends { key: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.key, row]));

/** The tables with the products and ingredients beside them, ready to be searched. */
export function makeSupplements(
  tables: SupplementTables,
  { products, ingredients, shipped }: Beside,
): Supplements {
  const inTables = [
    ...tables.plants.filter(isOffered).map((plant) => ({ kind: "plant" as const, plant })),
    ...tables.nutrients.filter(isOffered).map((nutrient) => ({ kind: "nutrient" as const, nutrient })),
  ];
  const contents: KnownContent[] = [
    ...inTables,
    ...ingredients.filter(isOffered).map((ingredient) => ({ kind: "ingredient" as const, ingredient })),
  ];
  const plants = byKey(tables.plants);
  const nutrients = byKey(tables.nutrients);
  const others = byKey(ingredients);
  const tableOf = { plant: plants, nutrient: nutrients, ingredient: others };
  return {
    products,
    tables,
    shipped,
    plant: (key) => plants.get(key),
    nutrient: (key) => nutrients.get(key),
    nameOf: ({ kind, key }) => tableOf[kind].get(key)?.name,
    find: supplementFinder([
      ...products.map((product) => ({ kind: "product" as const, product })),
      ...inTables,
    ]),
    findContents: supplementFinder(contents),
  };
}
