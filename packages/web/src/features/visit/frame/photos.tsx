import type { Photo, VisitPhoto } from "@meridian/core/contracts/photos/photos";
import { type SectionKey, sectionSpec } from "@meridian/core/contracts/visits/sections";
import { formatDate } from "@meridian/ui/i18n/format";
import { loadInside } from "@meridian/ui/loading/load";
import { type Picture, Thumbs } from "@meridian/ui/pictures/thumbs";
import { useAllows } from "@meridian/ui/session/session";
import { Bone, Notice } from "@meridian/ui/states/states";
import { lazy, Suspense, useId, useMemo, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { usePatientPhotos, usePhotoChanges, usePhotos } from "../api/photos.ts";
import { Adding } from "../photos/adding.tsx";
import { NotSent } from "../photos/pending-list.tsx";
import classes from "../photos/photos.module.css";
import { notSent, subscribe } from "../photos/upload-queue.ts";
import frame from "./visit.module.css";
import { useVisitContext } from "./visit-context.tsx";

const PhotoViewer = lazy(() => loadInside(() => import("../photos/photo-viewer.tsx")));

type PhotosProps = {
  /** The section they stand beside; null for those of the visit as a whole. */
  section: SectionKey | null;
};

/**
 * The photos beside a section: this visit's, with the way to add more, and the last visit's. Any section may show them
 * where it likes while it is edited; one whose contract says `photos` has them in its frame when it is only read.
 */
export default function Photos({ section }: PhotosProps) {
  const { t } = useTranslation("photos");
  const { visit, mode, mayAmend } = useVisitContext();
  const { id, patient, start } = visit.appointment;
  const allows = useAllows();
  const heading = useId();
  const list = usePhotos(id);
  const stands = useStands(section);
  const photos = useMemo(() => (list.data ?? []).filter(stands), [list.data, stands]);
  const last = useLast(patient, start, stands, section !== null);
  const [open, setOpen] = useState<string>();
  const { read } = usePhotoChanges(visit.appointment);
  const module = section && sectionSpec(section).module;
  const adds = (mode === "live" || mayAmend) && (!module || allows({ module }));
  const waiting = useSyncExternalStore(subscribe, notSent).filter(
    (one) => one.appointment === id && one.section === section,
  );
  const pictures = usePictures(photos, visit.appointment.start);
  const before = usePictures(last);
  if (!adds && photos.length + last.length + waiting.length === 0 && !list.isError) return null;
  return (
    <section
      className={section ? classes.photos : `${classes.photos} ${frame.section}`}
      id={section ? undefined : "section-photos"}
      aria-labelledby={heading}
    >
      {section ? <h3 id={heading}>{t("title")}</h3> : <h2 id={heading}>{t("titleOther")}</h2>}
      {list.isPending && <Bone height={104} width="104px" />}
      {list.isError && <Notice tone="red">{t("failedList")}</Notice>}
      {pictures.length > 0 && (
        <Thumbs label={t("title")} pictures={pictures} onOpen={setOpen} onStale={() => void read()} />
      )}
      {list.data && pictures.length === 0 && !adds && <p className={classes.muted}>{t("none")}</p>}
      <NotSent photos={waiting} />
      {adds && <Adding section={section} later={mode === "locked"} heading={heading} />}
      {before.length > 0 && last[0] && (
        <div className={classes.last}>
          <h4>{t("last", { date: formatDate(last[0].start) })}</h4>
          <Thumbs
            label={t("last", { date: formatDate(last[0].start) })}
            pictures={before}
            onOpen={setOpen}
            small
          />
        </div>
      )}
      {open && (
        <Suspense>
          <PhotoViewer
            photos={[...photos, ...last]}
            pictures={[...pictures, ...before]}
            at={open}
            against={photos.some(({ id: one }) => one === open) ? before.at(-1) : pictures.at(-1)}
            onAt={setOpen}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Whether a photo stands here: beside its section, or with the visit where its section shows none. */
function useStands(section: SectionKey | null) {
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

/** The photos of the newest visit before this one that has any here. */
function useLast(patient: string, start: string, stands: (photo: Photo) => boolean, enabled: boolean) {
  const { data } = usePatientPhotos(patient, enabled);
  return useMemo(() => {
    const earlier = (data ?? []).filter((photo) => photo.start < start && stands(photo));
    const visit = earlier[0]?.appointment;
    return visit === undefined ? NONE : earlier.filter(({ appointment }) => appointment === visit);
  }, [data, start, stands]);
}

/** Photos as the list and the large view show them. What the visit's own day says already is not said again. */
function usePictures(photos: readonly Photo[], visit?: string): Picture[] {
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
