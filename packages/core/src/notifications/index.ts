export * as Messages from "./faces.ts";
