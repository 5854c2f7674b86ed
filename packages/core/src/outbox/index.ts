export { deliver, isNewMessage, retryDue } from "../notifications/delivery.ts";
export { confirmationMail, passwordResetMail } from "../notifications/templates/confirmation.ts";
export { INVITATION_TOKEN } from "../notifications/templates/invitation.ts";
