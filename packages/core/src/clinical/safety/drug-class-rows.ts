import { drugClassRowsAToL } from "./drug-class-rows-a-to-l.ts";
import { drugClassRowsMToZ } from "./drug-class-rows-m-to-z.ts";
import { joinTables } from "./table-rows.ts";

/**
 * Classes of the medicines on the list, one a line: lasting name | classes. Who stands nowhere here is in no class that a
 * rule knows. Judged by class from memory, not reviewed by a pharmacist.
 */
export const drugClassRows = joinTables(drugClassRowsAToL, drugClassRowsMToZ);
