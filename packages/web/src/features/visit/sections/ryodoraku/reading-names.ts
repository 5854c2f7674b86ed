import { type RyodorakuKey, ryodorakuLines } from "@meridian/core/clinical/ryodoraku/ryodoraku-terms";
import { useTranslation } from "react-i18next";

/** Names of readings in the interface's language. */
export function useReadingNames() {
  const { t } = useTranslation("ryodoraku");
  return {
    /** "H1 left, Lung (LU)". */
    reading: (key: RyodorakuKey) => {
      const line = ryodorakuLines.find(({ channel }) => key.startsWith(`${channel}_`));
      if (!line) return key;
      return t(key.endsWith("_L") ? "readingLeft" : "readingRight", {
        line: line.code,
        channel: `${t(`channels.${line.channel}`)} (${line.channel})`,
      });
    },
  };
}
