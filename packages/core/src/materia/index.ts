/** Apart from the rest: what checks a visit needs no tables of classic formulas. */
export * as MateriaReading from "./batch-reads.ts";
export * as Materia from "./faces.ts";
