import { Button } from "@mantine/core";
import type { Photo } from "@meridian/core/contracts/photos/photos";
import { isCode } from "@meridian/ui/api/errors";
import { toast } from "@meridian/ui/feedback/toasts";
import { DateField } from "@meridian/ui/forms/date-field";
import { TextField } from "@meridian/ui/forms/fields";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDate, formatDateTime, today } from "@meridian/ui/i18n/format";
import type { Picture } from "@meridian/ui/pictures/thumbs";
import { Viewer } from "@meridian/ui/pictures/viewer";
import { Notice } from "@meridian/ui/states/states";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { openPhoto, usePhotoChanges } from "../api/photos.ts";
import { useVisitContext } from "../frame/visit-context.tsx";
import classes from "./photos.module.css";

type PhotoViewerProps = {
  photos: readonly Photo[];
  pictures: readonly Picture[];
  at: string;
  against: Picture | undefined;
  onAt: (id: string) => void;
  onClose: () => void;
};

/** Photos in full, with what is said of them and what can still be changed. */
export default function PhotoViewer({ photos, onClose, ...viewer }: PhotoViewerProps) {
  const { visit, mode, mayAmend } = useVisitContext();
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
        return <PhotoDetails key={id} photo={photo} editable={changes} onRemoved={onClose} />;
      }}
    </Viewer>
  );
}

const dayOf = (instant: string) => today(new Date(instant));

type PhotoDetailsProps = { photo: Photo; editable: boolean; onRemoved: () => void };

function PhotoDetails({ photo, editable, onRemoved }: PhotoDetailsProps) {
  const { t } = useTranslation("photos");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const { visit } = useVisitContext();
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

function EditPhoto({ photo, onDone }: { photo: Photo; onDone: () => void }) {
  const { t } = useTranslation("photos");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const { visit } = useVisitContext();
  const { update, read } = usePhotoChanges(visit.appointment);
  const [caption, setCaption] = useState(photo.caption);
  const [day, setDay] = useState(dayOf(photo.taken_at));
  const [state, setState] = useState<{ busy?: boolean; error?: unknown }>({});
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setState({ busy: true });
    // A day without its hour is said by its middle, which is that day everywhere.
    const taken = day && day !== dayOf(photo.taken_at) ? { taken_at: `${day}T12:00:00.000Z` } : {};
    try {
      await update(photo, { caption, ...taken });
      onDone();
    } catch (error) {
      // What was typed stays; what stands now is read, so that saving again is upon that.
      if (isCode(error, "photo.stale")) await read();
      setState({ error });
    }
  };
  return (
    <form className={classes.edit} noValidate onSubmit={save} inert={state.busy ?? false}>
      <TextField label={t("edit.caption")} value={caption} onChange={setCaption} maxLength={300} />
      <DateField label={t("edit.taken")} value={day} onChange={setDay} max={today()} />
      <div className={classes.buttons}>
        <Button variant="default" size="xs" onClick={onDone}>
          {act("action.cancel")}
        </Button>
        <Button type="submit" size="xs" loading={state.busy ?? false}>
          {act("action.save")}
        </Button>
      </div>
      {state.error !== undefined && (
        <Notice tone="red" live>
          {errorMessage(say, state.error)}
        </Notice>
      )}
    </form>
  );
}
