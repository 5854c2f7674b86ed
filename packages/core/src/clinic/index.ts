export * as Clinic from "./clinic.service.ts";
