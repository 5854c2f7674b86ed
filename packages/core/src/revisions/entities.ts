import { connect } from "../db/service.ts";
import { EarlierRevisionEntity } from "./earlier-revision.entity.ts";
import { RevisionEntity } from "./revision.entity.ts";

/** The domain's entities, connected. */
export const db = connect({ revision: RevisionEntity, earlier: EarlierRevisionEntity });
