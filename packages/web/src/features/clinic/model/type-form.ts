import type { AppointmentType } from "@meridian/core/contracts/accounts/accounts";
import type { Priceable } from "@meridian/core/contracts/billing/billable-kinds";
import type { PriceLists } from "@meridian/core/contracts/billing/price-lists";
import { changedFields } from "./same-value.ts";

export type TypeValues = {
  name: string;
  duration: number | null;
  price: number | null;
  color: string;
  follow_up: boolean;
  tests: string[];
  treatments: string[];
};

export const newType: TypeValues = {
  name: "",
  duration: 60,
  price: null,
  color: "#1f7a6b",
  follow_up: false,
  tests: [],
  treatments: [],
};

export const typeValues = ({
  name,
  duration,
  price,
  color,
  follow_up = false,
  tests,
  treatments,
}: AppointmentType): TypeValues => ({
  name,
  duration,
  price,
  color,
  follow_up,
  tests,
  treatments,
});

/** The request body; an empty price means free of charge. */
export const typeBody = ({ name, duration, price, ...rest }: TypeValues) => ({
  ...rest,
  name: name.trim(),
  duration: duration ?? 0,
  price: price ?? 0,
});

/** Only the fields that differ from the original type. */
export const typeChanges = (before: AppointmentType, values: TypeValues) =>
  changedFields(typeBody(typeValues(before)), typeBody(values));

/** Items a clinic may choose: those of its modules, and those chosen before. */
export const open = <T extends Priceable>(
  list: readonly T[],
  modules: readonly string[],
  chosen: readonly string[] = [],
): T[] =>
  list.filter(({ code, module }) => module === null || modules.includes(module) || chosen.includes(code));

/** Sum of the prices of a type's tests and treatments; null when none has a price. */
export function sumOf(values: Pick<TypeValues, "tests" | "treatments">, prices: PriceLists): number | null {
  const priceIn = (list: PriceLists["tests"], key: string) =>
    list.find((row) => ("code" in row ? row.code : row.id) === key)?.price;
  const found = [
    ...values.tests.map((code) => priceIn(prices.tests, code)),
    ...values.treatments.map((code) => priceIn(prices.treatments, code)),
  ].filter((price) => price !== undefined);
  return found.length > 0 ? found.reduce((sum, price) => sum + price, 0) : null;
}
