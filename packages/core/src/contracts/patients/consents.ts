import * as z from "zod";

/** "on" and "true" are what an HTML form sends for a ticked box. */
export const accepted = z
  .union([z.literal(true), z.literal("true"), z.literal("on")], { message: "must_accept" })
  .transform(() => true as const);

/** Newest versions of the texts a new account accepts; stored with it. */
export const TERMS_VERSION = "2026-11-01";
export const PRIVACY_VERSION = "2026-11-01";
