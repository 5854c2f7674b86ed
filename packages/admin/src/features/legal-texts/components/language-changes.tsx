import type { LegalWords } from "@meridian/core/contracts/legal-texts/legal-texts";
import { changedLines } from "@meridian/core/text/changed-lines";
import { TextChanges } from "@meridian/ui/legal-texts/text-changes";
import { useTranslation } from "react-i18next";
import { BothLanguages, Preview } from "../../../both-languages/both-languages.tsx";

const whole = ({ title, body }: LegalWords["en"]) => `# ${title}\n\n${body}`;

/** What differs between two versions, in both languages next to each other. */
export function LanguageChanges({ before, after }: { before: LegalWords; after: LegalWords }) {
  const { t } = useTranslation("legal-texts");
  return (
    <BothLanguages>
      {(language) => (
        <Preview language={language} title={t(`languages.${language}`)}>
          <TextChanges lines={changedLines(whole(before[language]), whole(after[language]))} />
        </Preview>
      )}
    </BothLanguages>
  );
}
