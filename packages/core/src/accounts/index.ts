export { acceptInvitation } from "./acceptance.service.ts";
export { hideAlerts, listAlerts } from "./alerts.service.ts";
export { confirmEmail, resendConfirmationCode } from "./confirmation.service.ts";
export {
  createAlert,
  getEditedAlert,
  listEditedAlerts,
  restoreAlert,
  updateAlert,
} from "./edit-alerts.service.ts";
export { invite, listInvitations, readInvitation, revokeInvitation } from "./invitations.service.ts";
export { acceptTexts, listAcceptances } from "./legal-texts.service.ts";
export { updateMember } from "./member-changes.service.ts";
export { listMembers } from "./members.service.ts";
export { requestPasswordReset, resetPassword } from "./passwords.service.ts";
export { updateSelf } from "./preferences.service.ts";
export { register } from "./registration.service.ts";
export { currentUser, login, loginToBackoffice, logout, renewSession } from "./session.service.ts";
export { requireTotp } from "./space-security.service.ts";
export { withSecondFactor } from "./step-up.service.ts";
export { confirmTotp, startTotp, stopTotp } from "./totp.service.ts";
export { unsubscribe } from "./unsubscribe.service.ts";
