export * as Supplements from "./faces.ts";
