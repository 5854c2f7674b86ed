import { Button } from "@mantine/core";
import { sectionSpec } from "@meridian/core/contracts/visits/sections";
import { useAllows } from "@meridian/ui/session/session";
import { Notice } from "@meridian/ui/states/states";
import { isUploadable, storageOf } from "@meridian/ui/uploads/upload-queue";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Link, matchPath, useLocation } from "react-router-dom";
import { usePhotosChanged } from "../api/photos.ts";
import classes from "./photos.module.css";
import { photoQueue, resumeAllUploads } from "./upload-queue.ts";

/** Sends the photos waiting on this device, from any screen, and shows on the other screens that they wait. */
export default function PendingPhotosBanner() {
  const { t } = useTranslation("photos");
  const { pathname } = useLocation();
  const allows = useAllows();
  const changed = usePhotosChanged();
  const now = useRef(allows);
  now.current = allows;
  useEffect(() => {
    const takesPhotos = (section: Parameters<typeof sectionSpec>[0]) => {
      const { photos, module } = sectionSpec(section);
      return photos === true && (!module || now.current({ module }));
    };
    void resumeAllUploads(takesPhotos, changed);
  }, [changed]);
  const unsent = useSyncExternalStore(photoQueue.subscribe, photoQueue.pending).filter(
    (photo) => isUploadable(photo) && !pathname.endsWith(`/${photo.appointment}`),
  );
  const [first] = unsent;
  // One that is on its way arrives before it is read of.
  if (!first || unsent.every(({ state }) => state !== "failed")) return null;
  const reading = matchPath("/patient/:pid/*", pathname)?.params.pid;
  // Under another's name the way to a visit is taken for a way to one of theirs.
  const others = reading?.startsWith("pat_") && first.patient !== reading;
  return (
    <div className={classes.waitingBar}>
      <Notice
        tone="amber"
        title={t(`sending.${storageOf(unsent)}`, { count: unsent.length })}
        action={
          <Button
            component={Link}
            to={`/patient/${first.patient}/appointment/${first.appointment}`}
            variant="default"
            size="compact-sm"
          >
            {t("sending.open")}
          </Button>
        }
      >
        {others && <p>{t("sending.others")}</p>}
      </Notice>
    </div>
  );
}
