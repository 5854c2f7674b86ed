/** One face a concern: a handler that lists people does not carry the user pool's client. */
export * as Acceptance from "./acceptance.service.ts";
export * as Alerts from "./alerts.service.ts";
export * as Confirmation from "./confirmation.service.ts";
export * as Invitations from "./invitations.service.ts";
export * as MemberChanges from "./member-changes.service.ts";
export * as Members from "./members.service.ts";
export * as Passwords from "./passwords.service.ts";
export * as Preferences from "./preferences.service.ts";
export * as Registration from "./registration.service.ts";
export * as Sessions from "./session.service.ts";
export * as SpaceSecurity from "./space-security.service.ts";
export * as Subscription from "./subscription.service.ts";
export * as Totp from "./totp.service.ts";
