export * as Classifications from "./faces.ts";
