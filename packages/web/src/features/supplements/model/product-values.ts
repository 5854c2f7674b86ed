import type { Product, ProductContent, ProductForm } from "@meridian/core/contracts/supplements/supplements";

/** The form's values of a product: properties as lines, and numbers that may be missing or invalid. */
export type ProductValues = {
  name: string;
  brand: string;
  properties: string;
  contents: ProductContent[];
  unit: Product["unit"];
  units_per_box: number | null;
  volume: number | null;
  volume_unit: Product["volume_unit"];
  price: number | null;
  units: number | null;
  times_per_day: number | null;
  days: number | null;
  posology: string;
  cautions: string;
  shared: boolean;
  archived: boolean;
};

export const newProduct = (brand = ""): ProductValues => ({
  name: "",
  brand,
  properties: "",
  contents: [],
  unit: "capsule",
  units_per_box: null,
  volume: null,
  volume_unit: "ml",
  price: null,
  units: 1,
  times_per_day: 1,
  days: 30,
  posology: "",
  cautions: "",
  shared: false,
  archived: false,
});

export const productValues = (product: Product): ProductValues => ({
  name: product.name,
  brand: product.brand,
  properties: product.properties.join("\n"),
  contents: product.contents.map((content) => ({ ...content })),
  unit: product.unit,
  units_per_box: product.units_per_box,
  volume: product.volume,
  volume_unit: product.volume_unit,
  price: product.price,
  units: product.units,
  times_per_day: product.times_per_day,
  days: product.days,
  posology: product.posology,
  cautions: product.cautions,
  // A provider's products are visible to all clinics and are not shared.
  shared: product.shared && !product.company,
  archived: product.archived,
});

/** The request's body. The contract's schema checks the numbers before it is sent. */
export const productBody = ({ properties, ...values }: ProductValues): ProductForm =>
  ({
    ...values,
    properties: properties
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  }) as ProductForm;
