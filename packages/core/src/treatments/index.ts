export * as Treatments from "./faces.ts";
