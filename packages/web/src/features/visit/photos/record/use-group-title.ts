import type { PhotoRegion } from "@meridian/core/contracts/photos/photo-regions";
import { formatDate } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import type { Grouping, PhotoGroup } from "./photo-groups.ts";

/** The heading of a group: the appointment's day, or the part of the body. */
export function useGroupTitle(grouping: Grouping) {
  const { t } = useTranslation("photos");
  return ({ key, photos }: PhotoGroup) => {
    if (grouping === "visit") return formatDate(photos[0]?.start ?? "", "long");
    return key === "none" ? t("region.unknown") : t(`regions.${key as PhotoRegion}`);
  };
}
