import { useTranslation } from "react-i18next";
import { chooseLanguage } from "../i18n/i18n.ts";
import { LANGUAGES } from "../i18n/resources.ts";
import classes from "./language-links.module.css";

/** Footer of a page without a session: links to choose the language. */
export function LanguageLinks({ className }: { className: string | undefined }) {
  const { t, i18n } = useTranslation("shell");
  return (
    <footer className={`${classes.foot} ${className}`}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={i18n.language === language}
          onClick={() => void chooseLanguage(language)}
        >
          {t(`language.${language}`)}
        </button>
      ))}
    </footer>
  );
}
