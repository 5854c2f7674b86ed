import type { Language } from "../contracts/kernel/primitives.ts";

/** Makes something of a catalogue once in each language, as long as the catalogue is used. */
export function onceInLanguage<Catalogue extends object, T>(
  make: (catalogue: Catalogue, language: Language) => T,
): (catalogue: Catalogue, language: Language) => T {
  const made = new WeakMap<Catalogue, Map<Language, T>>();
  return (catalogue, language) => {
    const known = made.get(catalogue) ?? new Map<Language, T>();
    made.set(catalogue, known);
    const found = known.get(language) ?? make(catalogue, language);
    known.set(language, found);
    return found;
  };
}
