import type { Photo, VisitPhoto } from "@meridian/core/contracts/photos/photos";
import { type SectionKey, sectionSpec } from "@meridian/core/contracts/visits/sections";
import { formatDate } from "@meridian/ui/i18n/format";
import { loadInside } from "@meridian/ui/loading/load";
import { Thumbs } from "@meridian/ui/pictures/thumbs";
import { useAllows } from "@meridian/ui/session/session";
import { Bone, Notice } from "@meridian/ui/states/states";
import { lazy, Suspense, useEffect, useId, useMemo, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { usePatientPhotos, usePhotoChanges, usePhotos } from "../api/photos.ts";
import { PendingPhotos } from "../photos/pending-photos.tsx";
import { PhotoPicker } from "../photos/photo-picker.tsx";
import classes from "../photos/photos.module.css";
import { photoQueue } from "../photos/upload-queue.ts";
import { usePictures } from "../photos/use-pictures.ts";
import { useMissingConsents } from "./consent-slot.ts";
import frame from "./section.module.css";
import { useVisitContext, useVisitFacts } from "./visit-context.tsx";

const PhotoViewer = lazy(() => loadInside(() => import("../photos/photo-viewer.tsx")));

type PhotosProps = {
  /** The section whose photos are shown; null for those of the visit as a whole. */
  section: SectionKey | null;
};

/**
 * The photos of a section: this visit's, with the buttons to add more, and the last visit's. A section's editor places
 * them itself; when a section with `photos: true` is read-only, its frame places them.
 */
export default function Photos({ section }: PhotosProps) {
  const { t } = useTranslation("photos");
  const { visit, mode, mayAmend } = useVisitFacts();
  const { id, patient, start } = visit.appointment;
  const allows = useAllows();
  const heading = useId();
  const missingConsents = useMissingConsents(["photos"], true);
  const list = usePhotos(id);
  const isShownHere = useIsShownHere(section);
  const photos = useMemo(() => (list.data ?? []).filter(isShownHere), [list.data, isShownHere]);
  const last = usePhotosOfLastVisit(patient, start, isShownHere, section !== null);
  const [open, setOpen] = useState<string>();
  const { read } = usePhotoChanges(visit.appointment);
  const module = section && sectionSpec(section).module;
  const canAdd = (mode === "live" || mayAmend) && (!module || allows({ module }));
  const pending = useSyncExternalStore(photoQueue.subscribe, photoQueue.pending).filter(
    (one) => one.appointment === id && one.section === section,
  );
  const pictures = usePictures(photos, visit.appointment.start);
  const lastPictures = usePictures(last);
  if (!canAdd && photos.length + last.length + pending.length === 0 && !list.isError) return null;
  return (
    <section
      className={section ? classes.photos : `${classes.photos} ${frame.section}`}
      id={section ? undefined : "section-photos"}
      aria-labelledby={heading}
    >
      {section ? <h3 id={heading}>{t("title")}</h3> : <h2 id={heading}>{t("titleOther")}</h2>}
      {canAdd && section === null && missingConsents}
      {list.isPending && <Bone height={104} width="104px" />}
      {list.isError && <Notice tone="red">{t("failedList")}</Notice>}
      {pictures.length > 0 && (
        <Thumbs label={t("title")} pictures={pictures} onOpen={setOpen} onStale={() => void read()} />
      )}
      {list.data && pictures.length === 0 && !canAdd && <p className={classes.muted}>{t("none")}</p>}
      <PendingPhotos photos={pending} />
      {canAdd && <PhotoPicker section={section} addedLater={mode === "locked"} heading={heading} />}
      {lastPictures.length > 0 && last[0] && (
        <div className={classes.last}>
          <h4>{t("last", { date: formatDate(last[0].start) })}</h4>
          <Thumbs
            label={t("last", { date: formatDate(last[0].start) })}
            pictures={lastPictures}
            onOpen={setOpen}
            small
          />
        </div>
      )}
      {open && (
        <Suspense>
          <PhotoViewer
            photos={[...photos, ...last]}
            pictures={[...pictures, ...lastPictures]}
            at={open}
            against={photos.some(({ id: one }) => one === open) ? lastPictures.at(-1) : pictures.at(-1)}
            onAt={setOpen}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Whether a photo is shown here: with its section, or with the whole visit if its section shows no photos. */
function useIsShownHere(section: SectionKey | null) {
  const allows = useAllows();
  const { content } = useVisitContext();
  return useMemo(() => {
    const shows = (key: SectionKey) => {
      const { photos, module } = sectionSpec(key);
      if (!photos) return false;
      return !module || allows({ module }) || content.sections.some((one) => one.section === key);
    };
    return (photo: Photo) => {
      const own = photo.section !== null && shows(photo.section) ? photo.section : null;
      return own === section;
    };
  }, [allows, content.sections, section]);
}

const NONE: readonly VisitPhoto[] = [];

/** The photos of the newest earlier visit that has some to show here. */
function usePhotosOfLastVisit(
  patient: string,
  start: string,
  isShownHere: (photo: Photo) => boolean,
  enabled: boolean,
) {
  const { items, hasNextPage, isFetching, error, fetchNextPage } = usePatientPhotos(
    patient,
    { before: start },
    enabled,
  );
  const last = useMemo(() => {
    const earlier = (items ?? []).filter(isShownHere);
    const visit = earlier[0]?.appointment;
    return visit === undefined ? NONE : earlier.filter(({ appointment }) => appointment === visit);
  }, [items, isShownHere]);
  // The newest visits may have no photos, or none to show here.
  const searchesOlder = enabled && last.length === 0 && hasNextPage && !isFetching && !error;
  useEffect(() => {
    if (searchesOlder) void fetchNextPage();
  }, [searchesOlder, fetchNextPage]);
  return last;
}
