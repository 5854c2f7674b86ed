/** Apart from the rest: the consumer of the table's stream needs only this. */
export * as PhotoFiles from "./ending.ts";
export * as Photos from "./faces.ts";
