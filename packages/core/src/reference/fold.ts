/** How texts are compared; the browser searches the same way. */
export * from "../contracts/fold.ts";
