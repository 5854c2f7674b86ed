/**
 * What the next visit copies from the last one. Values measured, observed or reported on one day are never copied,
 * because the record would then state them as found again: their field starts empty, with the earlier value and its
 * date beside it. Every field of a section needs a rule, so that a new field cannot be forgotten.
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
