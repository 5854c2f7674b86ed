import { formatDate } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { regionName } from "../region-form.tsx";
import type { Grouping, PhotoGroup } from "./photo-groups.ts";

/** The heading of a group: the appointment's day, or the part of the body. */
export function useGroupTitle(grouping: Grouping) {
  const { t } = useTranslation("photos");
  return ({ photos: [first] }: PhotoGroup) => {
    if (!first) return "";
    if (grouping === "visit") return formatDate(first.start, "long");
    return regionName(t, first) || t("region.unknown");
  };
}
