export * as Outbox from "./faces.ts";
/** The words of mails that others send: the user pool's. */
export * as Letters from "./letters.ts";
