import { type ProductForm, productForm } from "../../packages/core/src/contracts/supplements/supplements.ts";
import * as Supplements from "../../packages/core/src/supplements/index.ts";

/** A product that the demo therapist recommends and shares with colleagues. */
export const CLINIC_PRODUCT = {
  name: "Demo magnesium with lemon balm",
  brand: "Demo Labs",
  properties: ["Vegan", "Gluten free"],
  contents: [
    { kind: "nutrient", key: "magnesium", amount: 100, unit: "mg" },
    { kind: "nutrient", key: "vitamin_b6", amount: 0.7, unit: "mg" },
    { kind: "plant", key: "melissa_officinalis", amount: 150, unit: "mg" },
  ],
  unit: "tablet",
  units_per_box: 60,
  price: 1490,
  units: 2,
  times_per_day: 1,
  days: 30,
  posology: "With dinner",
  cautions: "Not with kidney disease",
  shared: true,
} as const;

/** A product that the demo provider lists for every clinic. */
export const PROVIDER_PRODUCT = {
  name: "Demo valerian drops",
  brand: "Demo Herbs",
  properties: ["Alcohol free"],
  contents: [{ kind: "plant", key: "valeriana_officinalis", amount: 20, unit: "mg" }],
  unit: "drop",
  volume: 50,
  volume_unit: "ml",
  price: 1150,
  units: 20,
  times_per_day: 1,
  days: 21,
  posology: "In a little water, half an hour before sleep",
  cautions: "Not with sedatives",
} as const;

/** Adds a product of the actor's own; every clinic sees a provider's. */
export async function makeProduct(facts: object) {
  const form: ProductForm = productForm.parse(facts);
  await Supplements.createProduct(form);
}
