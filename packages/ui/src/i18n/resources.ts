import type { Language } from "@meridian/core/contracts/kernel/primitives";
import type errors from "../locales/en/errors.ts";
import type shell from "../locales/en/shell.ts";
import type ui from "../locales/en/ui.ts";

/**
 * Every namespace and its English texts. A feature adds its own from its English file:
 *
 *     declare module "@meridian/ui/i18n/resources" {
 *       interface LocaleNamespaces { patients: typeof patients }
 *     }
 */
export interface LocaleNamespaces {
  ui: typeof ui;
  shell: typeof shell;
  errors: typeof errors;
}

export type Namespace = keyof LocaleNamespaces & string;

/** The same keys as the English file, any text: what a translation must be. A missing or extra key fails the build. */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translation<English[Key]>;
};

/** What a locale file is: its default export holds the texts. */
export type LocaleModule = { default: Record<string, unknown> };

/** Loaders by `./<language>/<namespace>.ts`, as `import.meta.glob` gives them. */
export type LocaleLoaders = Record<string, () => Promise<unknown>>;

export const LANGUAGES: readonly Language[] = ["en", "pt"];
