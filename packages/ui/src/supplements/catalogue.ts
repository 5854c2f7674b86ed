import {
  type KnownSupplement,
  type SupplementFinder,
  supplementFinder,
} from "@meridian/core/clinical/supplements/supplement-search";
import type {
  ListedNutrient,
  ListedPlant,
  Product,
  SupplementTables,
} from "@meridian/core/contracts/supplements/supplements";

/** Everything that can be recommended. */
export type Supplements = {
  /** The user's own first, then colleagues', then providers'. */
  products: readonly Product[];
  /** With what is published over them. */
  tables: SupplementTables;
  /** As the product ships them. */
  shipped: SupplementTables;
  /** By its key, a retired one too. */
  plant: (key: string) => ListedPlant | undefined;
  nutrient: (key: string) => ListedNutrient | undefined;
  /** By any of their words, without retired ones, best first; never asks the server. */
  find: SupplementFinder;
  /** Plants and nutrients alone: what a product is made of. */
  findContents: SupplementFinder;
};

/** The tables and the products beside them, ready to be searched. */
export function makeSupplements(
  tables: SupplementTables,
  products: readonly Product[],
  shipped = tables,
): Supplements {
  const isOffered = ({ retired }: { retired?: boolean }) => !retired;
  const contents: KnownSupplement[] = [
    ...tables.plants.filter(isOffered).map((plant) => ({ kind: "plant" as const, plant })),
    ...tables.nutrients.filter(isOffered).map((nutrient) => ({ kind: "nutrient" as const, nutrient })),
  ];
  const plants = new Map(tables.plants.map((plant) => [plant.key, plant]));
  const nutrients = new Map(tables.nutrients.map((nutrient) => [nutrient.key, nutrient]));
  return {
    products,
    tables,
    shipped,
    plant: (key) => plants.get(key),
    nutrient: (key) => nutrients.get(key),
    find: supplementFinder([
      ...products.map((product) => ({ kind: "product" as const, product })),
      ...contents,
    ]),
    findContents: supplementFinder(contents),
  };
}
