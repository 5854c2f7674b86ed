import * as z from "zod";

/** An HTML form sends "on" or "true" for a ticked box. */
export const accepted = z
  .union([z.literal(true), z.literal("true"), z.literal("on")], { message: "must_accept" })
  .transform(() => true as const);

/** Versions of the terms that a new account accepts; stored with the account. */
export const TERMS_VERSION = "2026-11-01";
export const PRIVACY_VERSION = "2026-11-01";
