import type { ConsentEntry } from "@meridian/core/contracts/consents/consent-terms";
import type { CsvColumn } from "@meridian/ui/table/csv";
import { csvMoment } from "@meridian/ui/table/csv-values";
import { useTranslation } from "react-i18next";

/** The columns of the CSV of a patient's decisions. */
export function useConsentCsv(): CsvColumn<ConsentEntry>[] {
  const { t } = useTranslation("consents");
  return [
    { header: t("file.at"), text: ({ at }) => csvMoment(at) },
    { header: t("file.title"), text: ({ title }) => title },
    { header: t("file.status"), text: ({ status }) => t(`status.${status}`) },
    {
      header: t("file.signer"),
      text: ({ signer }) =>
        signer.kind === "representative" ? `${signer.name} (${signer.relation})` : t("file.patient"),
    },
    { header: t("file.place"), text: ({ place }) => place },
    {
      header: t("file.witness"),
      text: ({ source, witness }) => (source === "link" ? t("facts.link") : (witness ?? "")),
    },
    { header: t("file.version"), text: ({ version }) => version },
    { header: t("file.language"), text: ({ language }) => t(`language.${language}`) },
    { header: t("file.reason"), text: ({ reason }) => reason },
  ];
}
