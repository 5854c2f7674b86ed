import type { VisitPhoto } from "@meridian/core/contracts/photos/photos";
import { formatDate } from "@meridian/ui/i18n/format";
import { type CSSProperties, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { regionName } from "../region-form.tsx";
import { usePictures } from "../use-pictures.ts";
import type { Grouping, PhotoGroup } from "./photo-groups.ts";
import classes from "./record-photos.module.css";
import { useGroupTitle } from "./use-group-title.ts";

type GridProps = {
  patient: string;
  groups: readonly PhotoGroup[];
  grouping: Grouping;
  chosen: readonly VisitPhoto[];
  onChoose: (photo: VisitPhoto) => void;
  onOpen: (id: string) => void;
  /** A link to a picture is no longer valid. */
  onStale: () => void;
};

/** Photos in groups, each with a button that shows it in full and a box that chooses it for comparison. */
export function PhotoGrid({ patient, groups, grouping, ...photos }: GridProps) {
  const { t } = useTranslation("photos");
  const titleOf = useGroupTitle(grouping);
  return (
    <div className={classes.groups}>
      {groups.map((group) => (
        <section
          key={group.key}
          aria-labelledby={`photos-${group.key}`}
          style={{ "--count": Math.min(group.photos.length, 12) } as CSSProperties}
        >
          <header>
            <h2 id={`photos-${group.key}`}>{titleOf(group)}</h2>
            <span className={classes.count}>{t("count", { count: group.photos.length })}</span>
            {grouping === "visit" && (
              <Link to={`/patient/${patient}/appointment/${group.key}`}>{t("record.openVisit")}</Link>
            )}
          </header>
          <PhotoList group={group} grouping={grouping} label={titleOf(group)} {...photos} />
        </section>
      ))}
    </div>
  );
}

type ListProps = Omit<GridProps, "patient" | "groups"> & { group: PhotoGroup; label: string };

/** One tab stop for a group: the arrow keys move between its photos. */
function PhotoList({ group, grouping, label, chosen, onChoose, onOpen, onStale }: ListProps) {
  const { t } = useTranslation("photos");
  const pictures = usePictures(group.photos, grouping === "visit" ? group.photos[0]?.start : undefined);
  const reported = useRef<readonly VisitPhoto[]>(undefined);
  // Once for each list: a picture that is gone for good must not be requested without end.
  const reportStale = () => {
    if (reported.current === group.photos) return;
    reported.current = group.photos;
    onStale();
  };
  return (
    <ul aria-label={label} data-roving>
      {pictures.map((picture, index) => {
        const photo = group.photos[index];
        if (!photo) return null;
        return (
          <li key={picture.id}>
            <button type="button" onClick={() => onOpen(picture.id)}>
              <img
                src={picture.thumbnail}
                alt={picture.alt}
                loading="lazy"
                decoding="async"
                onError={reportStale}
              />
            </button>
            <label className={classes.choose}>
              <input
                type="checkbox"
                checked={chosen.some(({ id }) => id === photo.id)}
                onChange={() => onChoose(photo)}
                aria-label={t("record.choose", { what: picture.alt })}
              />
            </label>
            <span>{grouping === "region" ? formatDate(photo.taken_at) : regionName(t, photo)}</span>
            {picture.note && <span>{picture.note}</span>}
          </li>
        );
      })}
    </ul>
  );
}
