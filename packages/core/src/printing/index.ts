export * as Printing from "./faces.ts";
