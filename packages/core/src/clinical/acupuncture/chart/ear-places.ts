import { earRows } from "./ear-rows.ts";

export type EarPlace = { id: string; x: number; y: number };

/** The positions of all points on the ear chart. */
export const earPlaces: readonly EarPlace[] = earRows
  .trim()
  .split(/[|\n]/)
  .map((row) => {
    const [id = "", x, y] = row.split(" ");
    return { id, x: Number(x), y: Number(y) };
  });
