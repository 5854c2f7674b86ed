import type { ConsentEntry } from "@meridian/core/contracts/consents/consent-terms";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";

/** Who decided, when, where and in whose presence. `brief` leaves out the status and the moment. */
export function ConsentFacts({ entry, brief }: { entry: ConsentEntry; brief?: boolean }) {
  const { t } = useTranslation("consents");
  const { signer, status } = entry;
  const who =
    signer.kind === "representative"
      ? t("facts.representative", { name: signer.name, relation: signer.relation })
      : t("facts.patient");
  const facts = [
    !brief && `${t(`status.${status}`)} ${formatDateTime(entry.at)}`,
    who,
    entry.place,
    entry.source === "link" ? t("facts.link") : entry.witness && t("facts.witness", { name: entry.witness }),
    t("facts.version", { version: entry.version, language: t(`language.${entry.language}`) }),
  ];
  return (
    <>
      <p>{facts.filter(Boolean).join(" · ")}</p>
      {entry.reason && <p>{t("facts.reason", { reason: entry.reason })}</p>}
    </>
  );
}
