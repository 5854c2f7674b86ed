/** The Portuguese texts, each file loaded when it is needed. */
export const files = import.meta.glob("./pt/*.ts");
