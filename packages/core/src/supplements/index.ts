export { ProductEntity } from "./product.entity.ts";
export { createProduct, editProduct, listed, own } from "./products.service.ts";
export { tables } from "./tables.ts";
