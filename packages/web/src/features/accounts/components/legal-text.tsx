import type { AcceptedText, ReadLegalText } from "@meridian/core/contracts/legal-texts/legal-texts";
import { formatDate } from "@meridian/ui/i18n/format";
import { RichText } from "@meridian/ui/rich-text/rich-text";
import { ErrorState, Notice, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { useLegalText } from "../api/legal-texts.ts";
import { addressOfText } from "../model/legal-text-address.ts";
import classes from "./account-frame.module.css";
import { AccountFrame, FrameLinks } from "./account-frame.tsx";

const OTHER = {
  terms: { text: "privacy", label: "consent.privacyLink" },
  privacy: { text: "terms", label: "consent.termsLink" },
} as const;

/** The terms or the privacy policy: the version in force, or another one by its number, with the list of all. */
export function LegalText({ which }: { which: AcceptedText }) {
  const { t, i18n } = useTranslation("legal");
  const { t: tAccounts } = useTranslation("accounts");
  const [address] = useSearchParams();
  const number = Number(address.get("version")) || undefined;
  const language = i18n.language === "pt" ? "pt" : "en";
  const { data, error, refetch } = useLegalText(which, { language, number });
  return (
    <AccountFrame
      title={data?.title ?? tAccounts(which === "terms" ? "consent.termsLink" : "consent.privacyLink")}
      lead={data && t(standing(data.number, data.current), of(data))}
    >
      {data ? (
        <div className={classes.legal}>
          <OtherVersion data={data} />
          <RichText blocks={data.body} />
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
      {data && data.versions.length > 1 && <Versions data={data} />}
      <FrameLinks>
        <Link to={addressOfText(OTHER[which].text)}>{tAccounts(OTHER[which].label)}</Link>
        <Link to="/login">{t("back")}</Link>
      </FrameLinks>
    </AccountFrame>
  );
}

const standing = (number: number, current: number) => {
  if (number === current) return "version";
  return number > current ? "planned" : "past";
};

const of = ({ number, from }: Pick<ReadLegalText, "number" | "from">) => ({
  number,
  date: formatDate(from, "long"),
});

/** That the version shown is not the one in force, with a link to that. */
function OtherVersion({ data: { text, number, current } }: { data: ReadLegalText }) {
  const { t } = useTranslation("legal");
  if (number === current) return null;
  return (
    <Notice tone="blue" action={<Link to={addressOfText(text)}>{t("readCurrent")}</Link>}>
      {t(number > current ? "notYet" : "earlier")}
    </Notice>
  );
}

function Versions({ data: { text, number, current, versions } }: { data: ReadLegalText }) {
  const { t } = useTranslation("legal");
  return (
    <nav className={classes.links} aria-labelledby="versions">
      <h2 id="versions">{t("versions")}</h2>
      <ul>
        {versions.map((one) => (
          <li key={one.number}>
            <Link
              to={one.number === current ? addressOfText(text) : addressOfText(text, one.number)}
              aria-current={one.number === number ? "page" : undefined}
            >
              {t(standing(one.number, current), of(one))}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
