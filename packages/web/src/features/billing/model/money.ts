import { PRICED } from "@meridian/core/contracts/billing/billable-kinds";
import type { Charge } from "@meridian/core/contracts/billing/billing";
import type { PriceLists } from "@meridian/core/contracts/billing/price-lists";
import { chargesForAll } from "@meridian/core/contracts/kernel/access";
import type { SessionUser } from "@meridian/ui/session/session";

/** A test or treatment with a price in the clinic's lists. */
export type Priced = { list: "tests" | "treatments"; key: string; price: number; name?: string };

const keyOf = (row: PriceLists["tests"][number]) => ("code" in row ? row.code : row.id);

/**
 * Items that can be charged from the price lists, in list order: those of the clinic's modules, and those chosen
 * before.
 */
export function pricedOf(lists: PriceLists, modules: readonly string[], chosen: readonly Priced[]): Priced[] {
  return (["treatments", "tests"] as const).flatMap((list) => {
    const closed = new Set(
      PRICED[list]
        .filter(({ module }) => module !== null && !modules.includes(module))
        .map(({ code }) => String(code)),
    );
    return lists[list].flatMap((row) => {
      const key = String(keyOf(row));
      const taken = chosen.some((one) => one.list === list && one.key === key);
      if (closed.has(key) && !taken) return [];
      const name = "id" in row ? row.name : undefined;
      return [{ list, key, price: row.price, ...(name && { name }) }];
    });
  });
}

export const nameOf = ({ list, key }: Pick<Priced, "list" | "key">) => `${list} ${key}`;

/** Sum of the prices of chosen items. */
export const sumOf = (items: readonly { price: number }[]): number =>
  items.reduce((sum, { price }) => sum + price, 0);

/** Whether both contain the same items at the same prices, in any order. */
export const sameItems = (a: readonly Priced[], b: readonly Priced[]): boolean => {
  const said = (items: readonly Priced[]) =>
    items
      .map((item) => `${nameOf(item)} ${item.price}`)
      .sort()
      .join("\n");
  return said(a) === said(b);
};

/** Sum of the prices of the chosen keys. */
export const sumOfChosen = (priced: readonly Priced[], chosen: readonly string[]): number =>
  sumOf(priced.filter((one) => chosen.includes(nameOf(one))));

/** Receptionists and managers charge for everybody, professionals for their own appointments. */
export const chargesFor = (user: SessionUser, professional: string): boolean =>
  chargesForAll(user) || user.id === professional;

/** Error code for an invalid amount, or undefined. */
export function amountProblem(amount: number | null, most: number, tooMuch: string): string | undefined {
  if (amount === null) return "required";
  if (Number.isNaN(amount) || amount < 1) return "amount.invalid";
  return amount > most ? tooMuch : undefined;
}

export type Tone = "green" | "amber" | "plain";
export const TONES: Record<Charge["status"], Tone> = { paid: "green", partial: "amber", pending: "plain" };
