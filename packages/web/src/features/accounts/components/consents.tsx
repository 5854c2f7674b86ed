import { CheckboxField } from "@meridian/ui/forms/fields";
import type { Bound } from "@meridian/ui/forms/form";
import { useTranslation } from "react-i18next";
import classes from "./account-frame.module.css";

/** Terms and privacy policy, each with a link to read it in a new tab and a box to accept it. */
export function Consents({ terms, privacy }: { terms: Bound<boolean>; privacy: Bound<boolean> }) {
  const { t } = useTranslation("accounts");
  return (
    <div className={classes.consents}>
      <p>
        <span>{t("consent.read")}</span>
        <TextLink to="/terms-conditions">{t("consent.termsLink")}</TextLink>
        <TextLink to="/privacy-policy">{t("consent.privacyLink")}</TextLink>
      </p>
      <CheckboxField {...terms} required />
      <CheckboxField {...privacy} required />
    </div>
  );
}

function TextLink({ to, children }: { to: string; children: string }) {
  const { t } = useTranslation("accounts");
  return (
    <a href={to} target="_blank" rel="noreferrer" aria-label={`${children}, ${t("consent.newTab")}`}>
      {children}
    </a>
  );
}
