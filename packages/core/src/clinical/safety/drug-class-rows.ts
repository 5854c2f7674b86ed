import { drugClassRowsAToL } from "./drug-class-rows-a-to-l.ts";
import { drugClassRowsMToZ } from "./drug-class-rows-m-to-z.ts";
import { joinTables } from "./table-rows.ts";

/**
 * Classes of the medicines on the list, one per line: stored name | classes. A medicine without a line belongs to no
 * class that a rule names. Assigned from memory, not reviewed by a pharmacist.
 */
export const drugClassRows = joinTables(drugClassRowsAToL, drugClassRowsMToZ);
