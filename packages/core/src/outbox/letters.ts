export { confirmation, passwordReset } from "./templates/confirmation.ts";
export { INVITATION_TOKEN } from "./templates/invitation.ts";
export type { Letter } from "./templates/letter.ts";
