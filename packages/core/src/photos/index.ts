/** Apart from the rest: the consumer of the table's stream needs only this. */
export * as PhotoFiles from "./cleanup.ts";
export * as Photos from "./faces.ts";
