export * as Materia from "./faces.ts";
