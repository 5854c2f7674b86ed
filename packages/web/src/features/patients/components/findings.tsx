import type { AppointmentSummary } from "@meridian/core/contracts/appointments";
import { findingName } from "@meridian/core/contracts/finding-names";
import { vitalSigns } from "@meridian/core/contracts/vital-signs";
import { formatNumber } from "@meridian/ui/i18n/format";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useTranslation } from "react-i18next";
import { TESTS } from "../model/history.ts";

/** What the tests of a visit found, a line a test. */
export default function Findings({ summary }: { summary: AppointmentSummary }) {
  const { t } = useTranslation("patients");
  const language = currentLanguage();
  const measured = vitalSigns
    .filter(({ key }) => summary.vital_signs[key] !== undefined)
    .map((sign) => `${sign[language]} ${formatNumber(summary.vital_signs[sign.key] ?? 0)} ${sign.unit}`);
  const lines = [
    { key: "vital_signs" as const, words: measured },
    ...TESTS.map((key) => ({
      key,
      words: (summary.findings[key] ?? []).map((code) => findingName(key, code, language)).filter(Boolean),
    })),
  ];
  return lines
    .filter(({ words }) => words.length > 0)
    .map(({ key, words }) => (
      <div key={key}>
        <dt>{t(`history.test.${key}`)}</dt>
        <dd>{words.join(" · ")}</dd>
      </div>
    ));
}
