export * as Timers from "./faces.ts";
