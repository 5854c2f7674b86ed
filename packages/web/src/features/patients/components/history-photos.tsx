import type { Photo } from "@meridian/core/contracts/photos/photos";
import { formatDate } from "@meridian/ui/i18n/format";
import { loadInside } from "@meridian/ui/loading/load";
import { type Picture, Thumbs } from "@meridian/ui/pictures/thumbs";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { openPhoto } from "../api/patients.ts";

const Viewer = lazy(() =>
  loadInside(async () => ({ default: (await import("@meridian/ui/pictures/viewer")).Viewer })),
);

type HistoryPhotosProps = {
  photos: readonly Photo[];
  /** The links do not hold any more. */
  onStale: () => void;
};

/** The photos of a visit in the history, and the way to see them large. */
export function HistoryPhotos({ photos, onStale }: HistoryPhotosProps) {
  const { t } = useTranslation("patients");
  const [open, setOpen] = useState<string>();
  const pictures = photos.map(({ id, thumbnail, caption, taken_at, added_later }): Picture => {
    const date = formatDate(taken_at);
    const title = caption ? `${caption}, ${date}` : t("history.photoOf", { date });
    const later = added_later ? t("history.photoLater") : "";
    return { id, thumbnail, alt: title, title, note: [caption, later].filter(Boolean).join(" · ") };
  });
  const load = (id: string) => openPhoto(String(photos[0]?.appointment), id);
  return (
    <>
      <Thumbs label={t("history.photos")} pictures={pictures} onOpen={setOpen} onStale={onStale} small />
      {open && (
        <Suspense>
          <Viewer
            pictures={pictures}
            at={open}
            onAt={setOpen}
            onClose={() => setOpen(undefined)}
            load={load}
          />
        </Suspense>
      )}
    </>
  );
}
