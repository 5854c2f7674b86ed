import { drugNameRowsAToL } from "./drug-name-rows-a-to-l.ts";
import { drugNameRowsMToZ } from "./drug-name-rows-m-to-z.ts";
import { joinTables, tableRows } from "./table-rows.ts";

export type Drug = { en: string; pt: string; farm_group: string; pt_checked: boolean };

/**
 * 663 substances used in medicines with their groups, for the medication list. Browser and server read the same rows.
 * Sources in `reference/drugs.ts`.
 */
export const drugs: readonly Drug[] = tableRows(joinTables(drugNameRowsAToL, drugNameRowsMToZ)).map(
  ([en = "", pt = "", group = "", unchecked]) => ({
    en,
    pt: pt || en,
    farm_group: group,
    pt_checked: unchecked !== "?",
  }),
);
