/** How texts are compared; the browser searches the same way. */
export * from "../text/fold.ts";
