import type { ConsentState } from "@meridian/core/clinical/consents/required-consents";
import { Tag } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";

const TONES = { missing: "amber", renewal: "amber", valid: "jade", refused: "red", revoked: "red" } as const;

/** How a consent stands, in words and colour. A text that nobody asks for yet is plainly not signed. */
export function ConsentStateTag({ state, needed = true }: { state: ConsentState; needed?: boolean }) {
  const { t } = useTranslation("consents");
  if (state === "missing" && !needed) return <Tag>{t("state.none")}</Tag>;
  return <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>;
}
