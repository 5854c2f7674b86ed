export { deliver, isNewMessage, retryDue } from "./delivery.ts";
export { confirmationMail, passwordResetMail } from "./templates/confirmation.ts";
export { INVITATION_TOKEN } from "./templates/invitation.ts";
