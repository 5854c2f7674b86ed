import { isAcceptedText, type ListedLegalText } from "@meridian/core/contracts/legal-texts/legal-texts";
import { formatDate } from "@meridian/ui/i18n/format";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton, Tag } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLegalTexts } from "../../../features/legal-texts/api/legal-texts.ts";
import classes from "../../../features/legal-texts/components/legal-texts.module.css";

/** The consent texts that clinics begin with. */
export default function PatientConsents() {
  const { t } = useTranslation("legal-texts");
  const { data, error, refetch } = useLegalTexts();
  return (
    <>
      <PageHead title={t("consents.title")} context={t("consents.context")} />
      <PageBody narrow>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton lines={8} />}
        {data && (
          <div className={classes.versions}>
            <ul>
              {data.items
                .filter(({ text }) => !isAcceptedText(text))
                .map((item) => (
                  <li key={item.text}>
                    <Row item={item} />
                  </li>
                ))}
            </ul>
          </div>
        )}
      </PageBody>
    </>
  );
}

function Row({ item: { text, titles, current, from, planned, unpublished } }: { item: ListedLegalText }) {
  const { t, i18n } = useTranslation("legal-texts");
  return (
    <>
      <Link to={`/dashboard/patient-consent/${text}`}>{titles[i18n.language === "pt" ? "pt" : "en"]}</Link>{" "}
      {unpublished && <Tag tone="amber">{t("draft")}</Tag>}
      <p className={classes.quiet}>
        {t("inForce", { number: current, date: formatDate(from, "numeric") })}
        {planned && ` · ${t("next", { date: formatDate(planned, "numeric") })}`}
      </p>
    </>
  );
}
