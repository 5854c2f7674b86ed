import type * as z from "zod";
import type { discountCodeEdit, newDiscountCode } from "../contracts/subscription/offer-routes.ts";
import type { DiscountCode } from "../contracts/subscription/offers.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import { put, transact, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, stale } from "../platform/errors.ts";
import * as Revisions from "../revisions/index.ts";
import type { DiscountCodeItem } from "./offer.entity.ts";
import { offers } from "./offer-entities.ts";

const KIND = "discount_code" as const;

const toView = ({ kind: _, updated_at: __, updated_by: ___, ...code }: DiscountCodeItem): DiscountCode =>
  code;

/** A discount code as it is now; undefined if there is none. `code` in upper case. One request. */
export async function discountCodeOf(code: string): Promise<DiscountCode | undefined> {
  const { data } = await offers.entities.code.get({ kind: KIND, code }).go({ consistent: true });
  return data ? toView(data) : undefined;
}

/** One discount code, for the back office. One request. Throws 404 `discount_code.not_found`. */
export async function getDiscountCode(code: string): Promise<DiscountCode> {
  const found = await discountCodeOf(code);
  if (!found) throw absent("discount_code");
  return found;
}

type CodesQuery = { cursor?: string | undefined; limit: number; search: string };

/** A page of the discount codes that begin with `search`, in alphabetical order. One request. */
export async function listDiscountCodes({ search, cursor, limit }: CodesQuery) {
  const beginning = search.toUpperCase();
  const list = `backoffice.discount-codes|${beginning}`;
  const page = await offers.entities.code.query
    .primary({ kind: KIND })
    .begins({ code: beginning })
    .go({ cursor: await openCursor(list, cursor), limit });
  return { items: page.data.map(toView), next: await sealCursor(list, page.cursor) };
}

/** Adds a discount code. One request. Throws 409 `discount_code.exists`. */
export async function createDiscountCode(fields: z.output<typeof newDiscountCode>): Promise<DiscountCode> {
  const at = nowIso();
  const item: DiscountCodeItem = {
    kind: KIND,
    ...fields,
    uses: 0,
    created_at: at,
    version: 1,
    updated_at: at,
    updated_by: actor().id,
  };
  const result = toView(item);
  const taken = () =>
    new AppError("conflict", "discount_code.exists", { fields: { code: "discount_code.exists" } });
  await transact({
    writes: [put(offers.entities.code.create(item).params(), taken), revision(result)],
    audit: { action: "create", record: `discount_${fields.code}` },
    result,
  });
  return result;
}

/**
 * Changes a discount code or deactivates it; payments that hold a use keep it. Two requests. Throws 404
 * `discount_code.not_found`, 409 `discount_code.stale`.
 */
export async function updateDiscountCode(
  code: string,
  { version, ...fields }: z.output<typeof discountCodeEdit>,
): Promise<DiscountCode> {
  const before = await getDiscountCode(code);
  const change = { ...fields, version: version + 1, updated_at: nowIso(), updated_by: actor().id };
  const patch = offers.entities.code
    .patch({ kind: KIND, code })
    .set(change)
    .where((stored, { eq }) => eq(stored.version, version));
  await transact({
    writes: [
      update(patch.params(), staleOrAbsent),
      revision({ ...before, ...fields, version: version + 1 }, before),
    ],
    audit: { action: "update", record: `discount_${code}` },
  });
  return { ...before, ...fields, version: version + 1 };
}

/** What the history keeps of a discount code. How often it was used is not something that anybody writes. */
const revised = ({ code: _, uses: __, created_at: ___, version: ____, ...fields }: DiscountCode) => fields;

const revision = (after: DiscountCode, before?: DiscountCode) =>
  Revisions.revisionWrite({
    kind: "discount_code",
    subject: `discount_${after.code}`,
    title: after.code,
    version: after.version,
    before: before && revised(before),
    after: revised(after),
  });

function staleOrAbsent(current: Record<string, unknown> | undefined) {
  const { data } = current ? offers.entities.code.parse({ Item: current }) : { data: null };
  return data ? stale("discount_code", toView(data)) : absent("discount_code");
}
