import type { Product, ProductContent, ProductForm } from "@meridian/core/contracts/supplements/supplements";

/** A product as its form holds it: properties one a line, figures that may be missing or unreadable. */
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
  ...{ name: "", brand, properties: "", contents: [], unit: "capsule", units_per_box: null },
  ...{ volume: null, volume_unit: "ml", price: null, units: 1, times_per_day: 1, days: 30 },
  ...{ posology: "", cautions: "", shared: false, archived: false },
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
  // A provider's is seen by everybody without being shared.
  shared: product.shared && !product.company,
  archived: product.archived,
});

/** What the call takes; figures are checked by the contract before it is made. */
export const productBody = ({ properties, ...values }: ProductValues): ProductForm =>
  ({
    ...values,
    properties: properties
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  }) as ProductForm;
