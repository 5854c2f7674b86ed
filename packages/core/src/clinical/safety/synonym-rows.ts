import { clearingSynonymRows } from "./synonym-rows-clearing-to-opening.ts";
import { tonicSynonymRows } from "./synonym-rows-tonics-and-others.ts";
import { joinTables } from "./table-rows.ts";

/**
 * What substances of the tables are called besides, one a line: key | other pinyin, Chinese variants, English and Portuguese
 * names. Some are foods, so these are compared with whole names only and never looked for in a text. From memory.
 */
export const synonymRows = joinTables(clearingSynonymRows, tonicSynonymRows);
