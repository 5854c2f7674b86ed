import type * as z from "zod";
import { DEFAULT_PLANS } from "../contracts/subscription/default-offers.ts";
import type { planEdit } from "../contracts/subscription/offer-routes.ts";
import { PLAN_CODES, type PlanCode, type PlanTerms } from "../contracts/subscription/offers.ts";
import { readItems } from "../db/read-items.ts";
import { put, transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { invalidField, stale } from "../platform/errors.ts";
import * as Revisions from "../revisions/index.ts";
import { offers } from "./offer-entities.ts";

const keyOf = (code: PlanCode) =>
  offers.entities.plan.get({ kind: "plan", code }).params().Key as { pk: string; sk: string };

/** The terms of a stored row; attributes that an older row lacks are the defaults'. */
function termsOfRow(item: Record<string, unknown>): PlanTerms | undefined {
  const { data } = offers.entities.plan.parse({ Item: item });
  return data ? { ...DEFAULT_PLANS[data.code], ...data.terms, version: data.version } : undefined;
}

/** The terms under which each plan is bought now. One request. */
export async function currentPlans(): Promise<Record<PlanCode, PlanTerms>> {
  const items = await readItems(PLAN_CODES.map(keyOf));
  const rows = items.flatMap((item) => termsOfRow(item) ?? []);
  return { ...DEFAULT_PLANS, ...Object.fromEntries(rows.map((terms) => [terms.code, terms])) };
}

/** Every plan for the back office, from the smallest to the largest. One request. */
export async function listPlans(): Promise<{ plans: PlanTerms[] }> {
  const plans = await currentPlans();
  return { plans: PLAN_CODES.map((code) => plans[code]) };
}

/** The terms of one plan. One request. */
async function termsOf(code: PlanCode): Promise<PlanTerms> {
  const [item] = await readItems([keyOf(code)]);
  return (item && termsOfRow(item)) ?? DEFAULT_PLANS[code];
}

/** What the history keeps of a plan, with its prices by how many months are bought. */
const revised = ({ tiers, modules: _, ...terms }: Omit<PlanTerms, "code" | "version">) => ({
  ...terms,
  tiers: Object.fromEntries(tiers.map(({ months, ...price }) => [months, price])),
});

/**
 * Changes a plan for what is bought from now on; spaces keep the terms they bought. Two requests. Throws 409 `plan.stale`,
 * 400 for `trial_days` or `tiers` that the plan cannot have.
 */
export async function updatePlan(code: PlanCode, edit: z.output<typeof planEdit>): Promise<PlanTerms> {
  const { version, ...fields } = edit;
  const defaults = DEFAULT_PLANS[code];
  const isTrial = defaults.trial_days !== null;
  if (isTrial !== (fields.trial_days !== null))
    throw invalidField("trial_days", isTrial ? "required" : "plan.no_trial");
  if (isTrial && (fields.tiers.length > 0 || fields.on_sale)) throw invalidField("tiers", "plan.not_sold");
  const terms = {
    ...fields,
    modules: defaults.modules,
    tiers: [...fields.tiers].sort((a, b) => a.months - b.months),
  };
  const before = await termsOf(code);
  const row = { code, terms, version: version + 1, updated_at: nowIso(), updated_by: actor().id };
  const stored = offers.entities.plan;
  const write =
    version === 0 ? stored.create(row) : stored.put(row).where((item, { eq }) => eq(item.version, version));
  await transact({
    writes: [
      put(write.params(), (now) => stale("plan", (now && termsOfRow(now)) ?? defaults)),
      Revisions.revisionWrite({
        kind: "plan",
        subject: `plan_${code}`,
        title: code,
        version: version + 1,
        before: revised(before),
        after: revised(terms),
      }),
    ],
    audit: { action: "update", record: `plan_${code}` },
  });
  return { code, ...terms, version: version + 1 };
}
