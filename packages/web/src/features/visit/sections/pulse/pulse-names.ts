import {
  PULSE_SCALES,
  type PulsePosition,
  type PulseScale,
  pulsePositionName,
  pulseQuality,
  pulseScales,
  shortName,
} from "@meridian/core/clinical/pulse/pulse-terms";
import type { PulseFelt } from "@meridian/core/contracts/visits/sections/pulse";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useTranslation } from "react-i18next";
import { useTerms } from "../../terms/term-words.tsx";

/** Names of pulse findings in the interface's language. */
export function usePulseNames() {
  const { t } = useTranslation("pulse");
  const language = currentLanguage();
  const { words } = useTerms("pulse");
  const quality = (key: string) => {
    const found = pulseQuality(key, words);
    return found ? shortName(found, language) : key;
  };
  const scale = (of: PulseScale, chosen: string | null) =>
    chosen === null
      ? t("unsaid")
      : ((pulseScales[of] as Readonly<Record<string, { en: string; pt: string }>>)[chosen]?.[language] ??
        chosen);
  return {
    quality,
    scale,
    position: (position: PulsePosition) => pulsePositionName(position, language, words),
    /** "Wiry, thin" */
    qualities: (keys: readonly string[]) => keys.map(quality).join(", "),
    /** "Depth middle · Strength weak" */
    scales: (felt: PulseFelt) =>
      PULSE_SCALES.flatMap((of) =>
        felt[of] === null ? [] : `${t(`scales.${of}`)}: ${scale(of, felt[of]).toLocaleLowerCase(language)}`,
      ),
  };
}
