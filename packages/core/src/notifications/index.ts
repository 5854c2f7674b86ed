export { deliver, isNewMessage, retryDue } from "./delivery.ts";
export { dispatchMonitoringReminders } from "./dispatch-monitoring-reminders.ts";
export { dispatchDueNotices } from "./dispatch-notices.ts";
export { list, ofPatient, read } from "./log.ts";
export { sendAgain } from "./resend.ts";
export { previewConsentMessage, sendConsentLink } from "./send-consent-link.ts";
export { previewLinkMessage, sendLink } from "./send-link.ts";
export { confirmationMail, passwordResetMail } from "./templates/confirmation.ts";
export { INVITATION_TOKEN } from "./templates/invitation.ts";
