import { Button } from "@mantine/core";
import type { Photo } from "@meridian/core/contracts/photos/photos";
import { instantAt } from "@meridian/core/time/zones";
import { isCode } from "@meridian/ui/api/errors";
import { toast } from "@meridian/ui/feedback/toasts";
import { DateField } from "@meridian/ui/forms/date-field";
import { TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, SubmitButton } from "@meridian/ui/forms/form-view";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDate, formatDateTime, timeZone, today } from "@meridian/ui/i18n/format";
import type { Picture } from "@meridian/ui/pictures/thumbs";
import { Viewer } from "@meridian/ui/pictures/viewer";
import { Notice } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { openPhoto, usePhotoChanges } from "../api/photos.ts";
import { useVisitFacts } from "../frame/visit-context.tsx";
import classes from "./photos.module.css";
import { isRegionOpen } from "./record/photo-groups.ts";
import { PhotoRegionLine } from "./region-form.tsx";

type PhotoViewerProps = {
  photos: readonly Photo[];
  pictures: readonly Picture[];
  at: string;
  against: Picture | undefined;
  onAt: (id: string) => void;
  onClose: () => void;
};

/** Photos at full size, with their description and what can still be changed. */
export default function PhotoViewer({ photos, onClose, ...viewer }: PhotoViewerProps) {
  const { visit, mode, mayAmend } = useVisitFacts();
  const of = (id: string) => photos.find((photo) => photo.id === id);
  return (
    <Viewer
      {...viewer}
      onClose={onClose}
      load={(id) => openPhoto(of(id) ?? { appointment: visit.appointment.id, id })}
    >
      {({ id }) => {
        const photo = of(id);
        if (!photo) return null;
        const here = photo.appointment === visit.appointment.id;
        const changes = here && (mode === "live" || (mayAmend && photo.added_later));
        const regionOpen = here && (mode === "live" || (mayAmend && isRegionOpen(photo, true)));
        return (
          <PhotoDetails
            key={id}
            photo={photo}
            editable={changes}
            regionEditable={regionOpen}
            onRemoved={onClose}
          />
        );
      }}
    </Viewer>
  );
}

const dayOf = (instant: string) => today(new Date(instant));

/** The day as `YYYY-MM-DD`; empty for no change. */
type PhotoValues = { caption: string; taken_at: string };
type PhotoDetailsProps = { photo: Photo; editable: boolean; regionEditable: boolean; onRemoved: () => void };

function PhotoDetails({ photo, editable, regionEditable, onRemoved }: PhotoDetailsProps) {
  const { t } = useTranslation("photos");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const { visit } = useVisitFacts();
  const { remove, restore } = usePhotoChanges(visit.appointment);
  const [editing, setEditing] = useState(false);
  const [error, setError] = useState<unknown>();
  if (editing) return <EditPhoto photo={photo} onDone={() => setEditing(false)} />;
  const removePhoto = async () => {
    try {
      await remove(photo.id);
    } catch (failure) {
      return setError(failure);
    }
    onRemoved();
    const back = () =>
      restore(photo.id).then(
        () => toast(t("edit.restored")),
        (failure) => toast(errorMessage(say, failure), { tone: "red" }),
      );
    toast(t("edit.removed"), { action: { label: act("action.undo"), run: () => void back() } });
  };
  return (
    <div className={classes.about}>
      <p>
        {t("takenOn", { date: formatDate(photo.taken_at) })}, {t("addedBy", { name: photo.added_by.name })}
        {photo.added_later && <> · {t("later", { date: formatDateTime(photo.added_at) })}</>}
      </p>
      <PhotoRegionLine photo={photo} patient={visit.appointment.patient} editable={regionEditable} />
      {editable && (
        <div className={classes.buttons}>
          <Button variant="default" size="xs" onClick={() => setEditing(true)}>
            {t("edit.open")}
          </Button>
          <Button variant="subtle" color="red" size="xs" onClick={() => void removePhoto()}>
            {act("action.remove")}
          </Button>
        </div>
      )}
      {error !== undefined && (
        <Notice tone="red" live>
          {errorMessage(say, error)}
        </Notice>
      )}
    </div>
  );
}

/** Noon of a day in the clinic: a day that was chosen has no hour. */
const noonOf = (day: string) => instantAt(day, 12 * 60, timeZone());

function EditPhoto({ photo, onDone }: { photo: Photo; onDone: () => void }) {
  const { t } = useTranslation("photos");
  const { t: act } = useTranslation("ui");
  const { visit } = useVisitFacts();
  const { update, read } = usePhotoChanges(visit.appointment);
  const day = dayOf(photo.taken_at);
  const changesOf = ({ caption, taken_at: chosen }: PhotoValues) => ({
    caption,
    ...(chosen && chosen !== day && { taken_at: noonOf(chosen) }),
  });
  const form = useZodForm<PhotoValues>({
    initial: { caption: photo.caption, taken_at: day },
    version: photo.version,
    schema: async () => (await import("@meridian/core/contracts/photos/photos")).photosRoutes.update.body,
    shape: (values) => ({ ...changesOf(values), version: photo.version }),
    submit: async (values) => {
      try {
        await update(photo, changesOf(values));
      } catch (error) {
        // What was typed stays. The stored photo is read, so that saving again is based on it.
        if (isCode(error, "photo.stale")) await read();
        throw error;
      }
      return onDone;
    },
  });
  return (
    <Form form={form}>
      <div className={classes.edit}>
        <TextField {...form.field("caption", t("edit.caption"))} maxLength={300} />
        <DateField {...form.field("taken_at", t("edit.taken"))} max={today()} />
        <div className={classes.buttons}>
          <Button variant="default" size="xs" onClick={onDone}>
            {act("action.cancel")}
          </Button>
          <SubmitButton form={form} size="xs">
            {act("action.save")}
          </SubmitButton>
        </div>
      </div>
    </Form>
  );
}
