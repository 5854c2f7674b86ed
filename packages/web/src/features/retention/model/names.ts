import type { RetentionProposal } from "@meridian/core/contracts/retention/retention";
import { localeTag } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";

/** What a proposal is about: the patient, the month, the year or the imported file. */
export function useProposalName() {
  const { t } = useTranslation("retention");
  return ({ kind, id, name }: RetentionProposal): string => {
    if (kind === "messages") return monthName(id);
    if (kind === "receipts") return t("receiptsOf", { year: id });
    return name ?? t(kind === "imports" ? "removedFile" : "erasedPatient");
  };
}

const monthName = (month: string) =>
  new Intl.DateTimeFormat(localeTag(), { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
