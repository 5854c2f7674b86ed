import { describe, type FieldsOf } from "../description.ts";

/** Properties to choose from for products. A product stores the words. */
export const productProperties = describe({
  level: "staff",
  fields: { name: { kind: "words", max: 120, required: true } },
  identity: [],
  columns: [],
  grows: true,
  retires: true,
});

export type ProductPropertyFields = FieldsOf<(typeof productProperties)["fields"]>;
