export * as Appointments from "./faces.ts";
