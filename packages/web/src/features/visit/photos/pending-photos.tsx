import { PendingUploads } from "@meridian/ui/uploads/pending-uploads";
import { useTranslation } from "react-i18next";
import { type PendingPhoto, photoQueue } from "./upload-queue.ts";

/** The photos that are on their way, or wait for the connection. */
export function PendingPhotos({ photos }: { photos: readonly PendingPhoto[] }) {
  const { t } = useTranslation("photos");
  const texts = {
    label: t("sending.label"),
    waiting: (storage: "kept" | "keeping" | "leave", count: number) => t(`sending.${storage}`, { count }),
    removed: t("sending.removed"),
  };
  return <PendingUploads uploads={photos} queue={photoQueue} texts={texts} />;
}
