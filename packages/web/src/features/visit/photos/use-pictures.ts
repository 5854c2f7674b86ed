import type { Photo } from "@meridian/core/contracts/photos/photos";
import { formatDate } from "@meridian/ui/i18n/format";
import type { Picture } from "@meridian/ui/pictures/thumbs";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

/** Photos as pictures for the list and the viewer. The day is left out where it is the visit's own. */
export function usePictures(photos: readonly Photo[], visit?: string): Picture[] {
  const { t } = useTranslation("photos");
  return useMemo(
    () =>
      photos.map(({ id, thumbnail, caption, taken_at, added_later, added_at }) => {
        const date = formatDate(taken_at);
        const title = caption ? t("named", { what: caption, date }) : t("photoOf", { date });
        const day = visit !== undefined && formatDate(visit) !== date ? t("takenOn", { date }) : "";
        const later = added_later ? t("later", { date: formatDate(added_at) }) : "";
        return { id, thumbnail, alt: title, title, note: [caption, day, later].filter(Boolean).join(" · ") };
      }),
    [photos, visit, t],
  );
}
