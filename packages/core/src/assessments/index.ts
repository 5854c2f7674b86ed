export * as CustomTests from "./faces.ts";
