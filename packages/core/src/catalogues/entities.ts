import { connect } from "../db/service.ts";
import {
  CatalogueChunkEntity,
  CatalogueEntryEntity,
  CatalogueHeadEntity,
  CataloguePartEntity,
} from "./catalogue.entity.ts";

import { CatalogueUsesEntity, CatalogueUsesRunEntity } from "./catalogue-uses.entity.ts";

/** The domain's entities, connected. */
export const db = connect({
  head: CatalogueHeadEntity,
  entry: CatalogueEntryEntity,
  part: CataloguePartEntity,
  chunk: CatalogueChunkEntity,
  uses: CatalogueUsesEntity,
  usesRun: CatalogueUsesRunEntity,
});
