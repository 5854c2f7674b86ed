import { termCode } from "@meridian/core/clinical/catalogues/term-words";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import classes from "./meanings.module.css";
import { useTerms } from "./term-words.tsx";

type MeaningCatalogue = "osteo-tests" | "pulse" | "tongue";
type Meaning = Readonly<Record<Language, string>>;
/** The product's own meaning of a code. */
type Shipped = (code: string) => Meaning;

/**
 * What a term speaks for, as published now; undefined in a signed visit. It helps whoever examines and is no part of the record.
 */
export function useMeaning(
  catalogue: MeaningCatalogue,
  shipped: Shipped,
): ((code: string) => string) | undefined {
  const { overlay } = useTerms(catalogue);
  const language = currentLanguage();
  return useMemo(() => {
    if (!overlay) return undefined;
    const changed = new Map<string, Meaning>();
    for (const { key, fields } of overlay) if (fields) changed.set(termCode(key), fields.meaning);
    return (code) => (changed.get(code) ?? shipped(code))[language];
  }, [overlay, shipped, language]);
}

type MeaningsProps = {
  catalogue: MeaningCatalogue;
  found: readonly { code: string; name: string }[];
  shipped: Shipped;
};

/** What the findings of an open visit speak for; nothing for normal ones. */
export function Meanings({ catalogue, found, shipped }: MeaningsProps) {
  const { t } = useTranslation("visit");
  const meaning = useMeaning(catalogue, shipped);
  const told = found.flatMap(({ code, name }) => {
    const text = meaning?.(code);
    return text ? [{ code, name, text }] : [];
  });
  if (told.length === 0) return null;
  return (
    <section className={classes.meanings} aria-label={t("meanings")}>
      <h4>{t("meanings")}</h4>
      <dl>
        {told.map(({ code, name, text }) => (
          <div key={code}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
