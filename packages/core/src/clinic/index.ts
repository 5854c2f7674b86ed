export * as Clinic from "./faces.ts";
