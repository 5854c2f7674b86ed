/** The English texts, each file loaded when it is needed. */
export const files = import.meta.glob("./en/*.ts");
