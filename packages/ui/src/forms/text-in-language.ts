import type { Language } from "@meridian/core/contracts/kernel/primitives";
import type { Bound, useZodForm } from "./form.ts";

type Texts = Readonly<Record<Language, string>>;
/** The fields of a form that hold a text in each language. */
type TextNames<V> = { [Name in keyof V]: V[Name] extends Texts ? Name : never }[keyof V] & string;

/**
 * The field of a text in one language, for a form whose value holds both: the form's paths reach into it. It is marked with
 * its language, so that a screen reader pronounces it and a browser checks its spelling by it.
 */
export function textInLanguage<V extends Record<string, unknown>>(
  form: Pick<ReturnType<typeof useZodForm<V>>, "field" | "values">,
  name: TextNames<V>,
  language: Language,
  label: string,
): Bound<string> & { lang: Language } {
  const bound = form.field(`${name}.${language}` as TextNames<V>, label) as unknown as Bound<string>;
  return { ...bound, lang: language, value: (form.values[name] as Texts)[language] };
}
