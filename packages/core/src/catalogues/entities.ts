import { connect } from "../db/service.ts";
import {
  CatalogueChunkEntity,
  CatalogueEntryEntity,
  CatalogueHeadEntity,
  CataloguePartEntity,
} from "./catalogue.entity.ts";

/** The domain's entities, connected. */
export const db = connect({
  head: CatalogueHeadEntity,
  entry: CatalogueEntryEntity,
  part: CataloguePartEntity,
  chunk: CatalogueChunkEntity,
});
