import { campaignFooter } from "@meridian/core/contracts/campaigns/campaign-words";
import type { Campaign } from "@meridian/core/contracts/campaigns/campaigns";
import { richText } from "@meridian/core/text/rich-text";
import { RichText } from "@meridian/ui/rich-text/rich-text";
import { useTranslation } from "react-i18next";
import {
  BothLanguages,
  Preview,
  PreviewSubject,
  PreviewWhy,
} from "../../../both-languages/both-languages.tsx";

/** The mail as its readers see it, in both languages. Its links lead nowhere here. */
export function CampaignPreview({ kind, subject, body }: Pick<Campaign, "kind" | "subject" | "body">) {
  const { t } = useTranslation("alerts");
  return (
    <BothLanguages>
      {(language) => {
        const footer: { why: string; unsubscribe?: string } = campaignFooter[kind][language];
        return (
          <Preview mail language={language} title={t(`languages.${language}`)}>
            <PreviewSubject>{subject[language]}</PreviewSubject>
            <RichText blocks={richText(body[language])} links="shown" />
            <PreviewWhy>{footer.why}</PreviewWhy>
            {footer.unsubscribe && (
              <PreviewWhy>
                <u>{footer.unsubscribe}</u>
              </PreviewWhy>
            )}
          </Preview>
        );
      }}
    </BothLanguages>
  );
}
