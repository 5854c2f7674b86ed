import type { DiscountCode, DiscountProblem } from "../contracts/subscription/offers.ts";
import { releaseQuota, reserveQuota } from "../db/catalogue-entries.ts";
import { type Operation, update } from "../db/transact.ts";
import { todayIn } from "../platform/clock.ts";
import { AppError, invalidField } from "../platform/errors.ts";
import type { SpaceItem } from "../spaces/index.ts";
import { discountCodeOf } from "./discount-codes.service.ts";
import { db } from "./entities.ts";
import { offers } from "./offer-entities.ts";

const holderOf = (spaceId: string) => ({ space_id: spaceId, user_id: "space" });
const counterOf = (code: string) => `discount_${code}`;

/** 400 naming `code`. */
export const discountRefused = (problem: DiscountProblem) => invalidField("code", problem);

function problemOf(
  code: DiscountCode | undefined,
  today: string,
  usesOfSpace: number,
): DiscountProblem | null {
  if (!code?.active || today < code.valid_from) return "discount.unknown";
  if (today > code.valid_to) return "discount.expired";
  if (code.uses >= code.max_uses) return "discount.used_up";
  return usesOfSpace >= code.max_uses_per_space ? "discount.used_by_space" : null;
}

/** A code as it is now for a space, and why it cannot be used. Two requests at the same moment. */
export async function usableCode(
  space: SpaceItem,
  code: string,
): Promise<{ found: DiscountCode | undefined; problem: DiscountProblem | null }> {
  const [found, counted] = await Promise.all([
    discountCodeOf(code),
    db.entities.count.get({ ...holderOf(space.id), kind: counterOf(code) }).go({ consistent: true }),
  ]);
  return { found, problem: problemOf(found, todayIn(space.time_zone), counted.data?.count ?? 0) };
}

/**
 * The writes that reserve a use, in all and for the space. Of parallel requests for the last use one succeeds; the others
 * throw 400 naming `code`. Two requests.
 */
export async function reserveUse(space: SpaceItem, code: string): Promise<Operation[]> {
  const { found, problem } = await usableCode(space, code);
  if (!found || problem) throw discountRefused(problem ?? "discount.unknown");
  const used = offers.entities.code
    .patch({ kind: "discount_code", code })
    .add({ uses: 1 })
    .where(
      ({ active, uses, version }, { eq, lt }) =>
        `${eq(active, true)} AND ${lt(uses, found.max_uses)} AND ${eq(version, found.version)}`,
    );
  const changed = (current: Record<string, unknown> | undefined) =>
    current && current.version !== found.version
      ? new AppError("conflict", "write.conflict")
      : discountRefused("discount.used_up");
  return [
    update(used.params(), changed),
    {
      ...reserveQuota(counterOf(code), found.max_uses_per_space, 1, holderOf(space.id)),
      otherwise: () => discountRefused("discount.used_by_space"),
    },
  ];
}

/**
 * The writes that count a use beyond every limit: of an order that was made with the code, whose use had been released when
 * the payment ended. The price was promised, and what counts is how often it was given.
 */
export const countUse = (spaceId: string, code: string): Operation[] => [
  update(offers.entities.code.update({ kind: "discount_code", code }).add({ uses: 1 }).params()),
  reserveQuota(counterOf(code), Number.MAX_SAFE_INTEGER, 1, holderOf(spaceId)),
];

/** The writes that release a use. */
export const releaseUse = (spaceId: string, code: string): Operation[] => [
  update(offers.entities.code.update({ kind: "discount_code", code }).add({ uses: -1 }).params()),
  releaseQuota(counterOf(code), 1, holderOf(spaceId)),
];
