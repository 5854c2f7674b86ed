import { connect } from "../db/service.ts";
import { ProductEntity } from "./product.entity.ts";

/** The domain's entities, connected. */
export const db = connect({ product: ProductEntity });
