import { campaignFooter } from "@meridian/core/contracts/campaigns/campaign-words";
import type { Campaign } from "@meridian/core/contracts/campaigns/campaigns";
import { richText } from "@meridian/core/text/rich-text";
import { RichText } from "@meridian/ui/rich-text/rich-text";
import { useTranslation } from "react-i18next";
import classes from "./campaigns.module.css";

const LANGUAGES = ["en", "pt"] as const;

/** The mail as its readers see it, in both languages. Its links do nothing here. */
export function CampaignPreview({ kind, subject, body }: Pick<Campaign, "kind" | "subject" | "body">) {
  const { t } = useTranslation("alerts");
  return (
    <div className={classes.languages}>
      {LANGUAGES.map((language) => {
        const footer: { why: string; unsubscribe?: string } = campaignFooter[kind][language];
        return (
          <article key={language} className={classes.mail} lang={language} inert>
            <h3>{t(`languages.${language}`)}</h3>
            <p className={classes.subject}>{subject[language]}</p>
            <RichText blocks={richText(body[language])} />
            <p className={classes.why}>{footer.why}</p>
            {footer.unsubscribe && <p className={classes.unsubscribe}>{footer.unsubscribe}</p>}
          </article>
        );
      })}
    </div>
  );
}
