import * as z from "zod";

/** An HTML form sends "on" or "true" for a ticked box. */
export const accepted = z
  .union([z.literal(true), z.literal("true"), z.literal("on")], { message: "must_accept" })
  .transform(() => true as const);
