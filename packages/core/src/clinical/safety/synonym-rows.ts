import { clearingSynonymRows } from "./synonym-rows-clearing-to-opening.ts";
import { tonicSynonymRows } from "./synonym-rows-tonics-and-others.ts";
import { joinTables } from "./table-rows.ts";

/**
 * Further names of the tables' substances, one per line: key | other pinyin, Chinese variants, English and Portuguese
 * names. Some are foods, so they are compared with whole names only and never searched for in a text. Compiled from
 * memory.
 */
export const synonymRows = joinTables(clearingSynonymRows, tonicSynonymRows);
