import { ACCEPTED_TEXTS, type AcceptedText } from "@meridian/core/contracts/legal-texts/legal-texts";
import { FormSection } from "@meridian/ui/forms/form-view";
import { formatDate } from "@meridian/ui/i18n/format";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { useAcceptances } from "../api/legal-texts.ts";
import { addressOfText } from "../model/legal-text-address.ts";
import classes from "./second-factor.module.css";

/** Which versions of the terms and the privacy policy the user accepted, and when. */
export function OwnAcceptances() {
  const { t } = useTranslation("legal");
  const { t: name } = useTranslation("accounts");
  const { data, error, refetch } = useAcceptances();
  const title = (text: AcceptedText) => name(text === "terms" ? "consent.termsLink" : "consent.privacyLink");
  return (
    <FormSection title={t("own.title")}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={2} />}
      {data && (
        <ul>
          {ACCEPTED_TEXTS.map((text) => {
            const number = data.accepted[text];
            const entry = data.items.find((one) => one.text === text && one.number === number);
            return (
              <li key={text}>
                <a href={addressOfText(text, number)} target="_blank" rel="noreferrer">
                  {t("own.row", { title: title(text), number })}
                </a>
                {entry && (
                  <span className={classes.quiet}>
                    , {t("own.at", { date: formatDate(entry.at, "long") })}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </FormSection>
  );
}
