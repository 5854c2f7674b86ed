import type { VisitPhoto } from "@meridian/core/contracts/photos/photos";
import { formatDate } from "@meridian/ui/i18n/format";
import { useAllows, useSession } from "@meridian/ui/session/session";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import classes from "../photos.module.css";
import { PhotoRegionLine } from "../region-form.tsx";
import { isRegionOpen } from "./photo-groups.ts";

type DetailsProps = {
  photo: VisitPhoto;
  patient: string;
  /** The part of the body can be said here, where the user may say it. */
  editable?: boolean;
};

/** When a photo was taken, by whom it was added, its visit with a way to open it, and the part of the body. */
export function RecordPhotoDetails({ photo, patient, editable = false }: DetailsProps) {
  const { t } = useTranslation("photos");
  const user = useSession();
  const writes = useAllows()({ can: "clinical.write" });
  const own = writes && photo.professional === user?.id;
  return (
    <div className={classes.about}>
      <p>
        {t("takenOn", { date: formatDate(photo.taken_at) })}, {t("addedBy", { name: photo.added_by.name })}
        {photo.added_later && <> · {t("later", { date: formatDate(photo.added_at) })}</>}
      </p>
      <Link to={`/patient/${patient}/appointment/${photo.appointment}`}>
        {t("record.visitOf", { date: formatDate(photo.start) })}
      </Link>
      <PhotoRegionLine
        photo={photo}
        patient={patient}
        editable={editable && own && isRegionOpen(photo, photo.signed)}
      />
    </div>
  );
}
