import { connect } from "../db/service.ts";
import { AuditFindingEntity } from "./audit-finding.entity.ts";
import { AuditSealEntity } from "./audit-seal.entity.ts";
import { AuditTrailEntity } from "./audit-trail.entity.ts";

/** The domain's entities, connected. */
export const db = connect({ trail: AuditTrailEntity, seal: AuditSealEntity, finding: AuditFindingEntity });
