/**
 * What the next visit takes over from the last one. What was measured, observed or said of one day is never taken over:
 * it would stand in the record as if it had been found again. Its field begins empty and the earlier value stands beside
 * it, with its date. Every field of a section has to say which it is, so that a new one cannot be forgotten.
 */

/** A field's rule: "keep" what lasts, a function for what belongs to one day, or the rules of its own fields. */
export type Carry<T> = unknown extends T
  ? AnyCarry
  : "keep" | (() => T | undefined) | CarryFields<NonNullable<T>>;
type CarryFields<T> = T extends readonly (infer Entry)[]
  ? Entry extends object
    ? EachField<Entry>
    : never
  : T extends object
    ? EachField<T>
    : never;
type EachField<T> = { readonly [Field in keyof T]-?: Carry<T[Field]> };
type AnyCarry = "keep" | (() => unknown) | { readonly [field: string]: AnyCarry };

/**
 * The rule of a field that belongs to one day.
 *
 * @param empty what the field holds in the new visit; undefined leaves it out
 */
export const ofTheDay =
  <T>(empty: T) =>
  (): T =>
    empty;

/**
 * Data as the next visit begins with it. In lists the rule holds for every entry; a field without a rule is left out.
 */
export const carryForward = <T>(rule: Carry<T>, data: T): T => carry(rule as AnyCarry, data) as T;

function carry(rule: AnyCarry, data: unknown): unknown {
  if (rule === "keep") return data;
  if (typeof rule === "function") return rule();
  if (Array.isArray(data)) return data.map((entry) => carry(rule, entry));
  if (data === null || typeof data !== "object") return data;
  return Object.fromEntries(
    Object.entries(data).flatMap(([field, value]) => {
      const kept = field in rule ? carry(rule[field] as AnyCarry, value) : undefined;
      return kept === undefined ? [] : [[field, kept]];
    }),
  );
}
