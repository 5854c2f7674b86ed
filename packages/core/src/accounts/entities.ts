import { connect } from "../db/service.ts";
import { AlertEntity } from "./alert.entity.ts";
import { InvitationEntity } from "./invitation.entity.ts";
import { LockOutEntity } from "./login-throttle.entity.ts";
import { RegistrationEntity } from "./registration.entity.ts";

/** The accounts' entities, connected. */
export const db = connect({
  alert: AlertEntity,
  invitation: InvitationEntity,
  lockOut: LockOutEntity,
  registration: RegistrationEntity,
});
