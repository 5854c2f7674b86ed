import { connect } from "../db/service.ts";
import { ResponseTypeEntity, TestDraftEntity, TestHeadEntity, TestVersionEntity } from "./test.entity.ts";

/** The domain's entities, connected. */
export const db = connect({
  head: TestHeadEntity,
  draft: TestDraftEntity,
  version: TestVersionEntity,
  responseType: ResponseTypeEntity,
});
