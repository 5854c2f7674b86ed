export { createProduct, editProduct, listed, own } from "./products.service.ts";
export { tables } from "./tables.ts";
