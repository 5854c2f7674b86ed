import { newPartId } from "../../contracts/kernel/part-id.ts";
import type { ListedNutrient, ListedPlant } from "../../contracts/supplements/supplements.ts";
import type { ChosenSupplement } from "../../contracts/visits/sections/supplements.ts";
import type { OfferedProduct } from "./catalogue-products.ts";
import { nutrientAmount } from "./supplement-amounts.ts";
import type { KnownSupplement } from "./supplement-search.ts";

const BLANK = {
  item: "",
  brand: "",
  contains: [],
  nutrients: [],
  unit: "",
  units_per_box: null,
  units: 1,
  times_per_day: 1,
  days: 30,
  posology: "",
} as const satisfies Partial<ChosenSupplement>;

const begun = () => ({ ...BLANK, id: newPartId(), contains: [], nutrients: [] });

/** A recommendation for a chosen supplement: a copy of its facts, with a default posology. */
export function chosenFrom(known: KnownSupplement, nutrients: readonly ListedNutrient[]): ChosenSupplement {
  switch (known.kind) {
    case "product":
      return fromProduct(known.product, nutrients);
    case "plant":
      return fromPlant(known.plant);
    case "nutrient":
      return fromNutrient(known.nutrient);
  }
}

/** A recommendation of something that is in no catalogue. */
export const chosenWords = (name: string): ChosenSupplement => ({
  ...begun(),
  kind: "free",
  name: name.trim().slice(0, 160),
});

function fromProduct(product: OfferedProduct, nutrients: readonly ListedNutrient[]): ChosenSupplement {
  const { id, name, brand, contents, unit, units_per_box, units, times_per_day, days, posology } = product;
  return {
    ...begun(),
    kind: "product",
    item: id,
    name,
    brand,
    unit,
    units_per_box,
    units,
    times_per_day,
    days,
    posology,
    contains: contents.map(({ key }) => key),
    nutrients: contents.flatMap(({ key, amount, unit: given }) => {
      const nutrient = nutrients.find((row) => row.key === key);
      const own = nutrient && amount !== null ? nutrientAmount(nutrient, amount, given) : undefined;
      return own === undefined ? [] : [{ key, amount: own }];
    }),
  };
}

/**
 * Grams of the dried part: the lower limit of the usual daily dose in three doses. Without a known dose the therapist
 * fills it in.
 */
function fromPlant({ key, name, dose_min_g }: ListedPlant): ChosenSupplement {
  const each = dose_min_g === null ? undefined : Math.max(0.01, Math.round((dose_min_g / 3) * 100) / 100);
  return {
    ...begun(),
    kind: "plant",
    item: key,
    name,
    contains: [key],
    ...(each !== undefined && { unit: "g", units: each, times_per_day: 3 }),
  };
}

/** Once a day the nutrient reference value, or the upper level if that is lower. */
function fromNutrient({ key, name, unit, nrv, ul }: ListedNutrient): ChosenSupplement {
  return {
    ...begun(),
    kind: "nutrient",
    item: key,
    name,
    contains: [key],
    unit: unit.split(" ")[0] ?? unit,
    units: ul === null ? nrv : Math.min(nrv, ul),
    nutrients: [{ key, amount: 1 }],
  };
}
