import * as Business from "../business/index.ts";
import type { overviewRoutes } from "../contracts/backoffice/overview.ts";
import type { ResponseOf } from "../contracts/kernel/route.ts";
import * as PlanPayments from "../plan-payments/index.ts";
import * as Spaces from "../spaces/index.ts";

const MONTHS = 6;
/** Rows of each list of what waits; the lists' own screens show more. */
const SHOWN = 8;

/** What a super admin looks at first. Four requests of a bounded number of items, up to seven where few providers wait. */
export async function overview(): Promise<ResponseOf<typeof overviewRoutes.overview>> {
  const [months, proofs, payments, providers] = await Promise.all([
    Business.recentMonths(MONTHS),
    Spaces.awaitingDecision("student_proof", SHOWN + 1),
    PlanPayments.listPayments({ search: "", status: "processing", limit: SHOWN }),
    Spaces.listSpaces({ search: "", kind: "waiting", limit: SHOWN }),
  ]);
  return {
    months,
    student_proofs: { items: proofs.slice(0, SHOWN), more: proofs.length > SHOWN },
    payments: { items: payments.items, more: payments.next !== null },
    providers: { items: providers.items, more: providers.next !== null },
  };
}
