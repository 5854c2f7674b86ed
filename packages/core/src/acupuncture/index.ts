export * as Acupuncture from "./faces.ts";
