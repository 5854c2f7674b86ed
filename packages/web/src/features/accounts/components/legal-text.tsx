import { formatDate } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import classes from "./account-frame.module.css";
import { AccountFrame, FrameLinks } from "./account-frame.tsx";

/**
 * Version of both texts; the API stores with each account which ones it accepted (`TERMS_VERSION`,
 * `PRIVACY_VERSION`).
 */
const VERSION = "2026-11-01";

const PARTS = {
  terms: ["service", "account", "records", "plan", "end"],
  privacy: ["who", "what", "why", "where", "rights"],
} as const;

const OTHER = {
  terms: { to: "/privacy-policy", label: "consent.privacyLink" },
  privacy: { to: "/terms-conditions", label: "consent.termsLink" },
} as const;

/** The terms or the privacy policy, in short sections, with the date of the version. */
export function LegalText({ which }: { which: keyof typeof PARTS }) {
  const { t } = useTranslation("legal");
  const { t: tAccounts } = useTranslation("accounts");
  const say = t as unknown as (key: string) => string;
  return (
    <AccountFrame title={t(`${which}.title`)} lead={t("version", { date: formatDate(VERSION, "long") })}>
      <div className={classes.legal}>
        {PARTS[which].map((part) => (
          <section key={part}>
            <h2>{say(`${which}.${part}.title`)}</h2>
            <p>{say(`${which}.${part}.text`)}</p>
          </section>
        ))}
      </div>
      <FrameLinks>
        <Link to={OTHER[which].to}>{tAccounts(OTHER[which].label)}</Link>
        <Link to="/login">{t("back")}</Link>
      </FrameLinks>
    </AccountFrame>
  );
}
