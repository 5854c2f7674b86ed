import type { ProductPropertyFields } from "../../clinical/catalogues/descriptions/product-properties.ts";
import { shippedProperties } from "../../clinical/supplements/product-properties.ts";
import { fold } from "../../text/fold.ts";
import type { Base } from "./base.ts";

export const productPropertyBase: Base<ProductPropertyFields> = {
  rows: () => shippedProperties,
  nameOf: ({ fields }) => fields.name,
  keyOf: ({ name }) =>
    fold(name.en)
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-+|-+$/g, "") || "other",
  options: () => ({}),
  source: {
    en: "Own list of properties as they are printed on packages.",
    pt: "Lista própria de propriedades, como vêm nas embalagens.",
  },
};
