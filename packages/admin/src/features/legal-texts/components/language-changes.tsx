import type { LegalWords } from "@meridian/core/contracts/legal-texts/legal-texts";
import { changedLines } from "@meridian/core/text/changed-lines";
import { TextChanges } from "@meridian/ui/legal-texts/text-changes";
import { useTranslation } from "react-i18next";
import classes from "./legal-texts.module.css";

const whole = ({ title, body }: LegalWords["en"]) => `# ${title}\n\n${body}`;

/** What differs between two versions, in both languages next to each other. */
export function LanguageChanges({ before, after }: { before: LegalWords; after: LegalWords }) {
  const { t } = useTranslation("legal-texts");
  return (
    <div className={classes.languages}>
      {(["en", "pt"] as const).map((language) => (
        <section key={language} lang={language} className={classes.preview}>
          <h3>{t(`languages.${language}`)}</h3>
          <TextChanges lines={changedLines(whole(before[language]), whole(after[language]))} />
        </section>
      ))}
    </div>
  );
}
