/** Folding of texts, shared with the browser so that both search alike. */
export * from "../text/fold.ts";
