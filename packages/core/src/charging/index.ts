export * as Charging from "./faces.ts";
