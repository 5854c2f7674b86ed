import { RemoveButton } from "@meridian/ui/forms/remove-button";
import "@mantine/core/styles/ActionIcon.layer.css";
import { ActionIcon } from "@mantine/core";
import { ApiError, isOffline, isSignedOut } from "@meridian/ui/api/errors";
import { toast } from "@meridian/ui/feedback/toasts";
import { codeMessage, errorMessage } from "@meridian/ui/i18n/error-message";
import { IconRefresh } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./photos.module.css";
import { cancel, isUploadable, isWaiting, type PendingPhoto, retry, storageOf } from "./upload-queue.ts";

/** What is on its way, each with how far it is, the way to call it off, and to try again. */
export function PendingPhotos({ photos }: { photos: readonly PendingPhoto[] }) {
  const { t } = useTranslation("photos");
  const unsent = photos.filter(isUploadable);
  if (photos.length === 0) return null;
  return (
    <div className={classes.sending}>
      {unsent.length > 0 && (
        <p role="status">{t(`sending.${storageOf(unsent)}`, { count: unsent.length })}</p>
      )}
      <ul aria-label={t("sending.label")}>
        {photos.map((photo) => (
          <PendingPhotoRow key={photo.id} photo={photo} />
        ))}
      </ul>
    </div>
  );
}

function PendingPhotoRow({ photo }: { photo: PendingPhoto }) {
  const { id, name, state, progress, error, preview } = photo;
  const { t } = useTranslation("photos");
  const why = useFailureText(error);
  const stage =
    state === "sending"
      ? t("sending.sending", { percent: Math.round(progress * 100) })
      : t(state === "preparing" ? "sending.preparing" : "sending.waiting");
  const waits = isWaiting(photo);
  const ended = (state === "failed" && !waits) || state === "refused";
  const remove = () => {
    const takeBack = cancel(id);
    if (takeBack) toast(t("sending.removed"), { action: { label: t("sending.undo"), run: takeBack } });
  };
  return (
    <li data-failed={ended || undefined}>
      {preview ? <img src={preview} alt="" /> : <span className={classes.blank} />}
      <div>
        <strong>{name}</strong>
        {ended ? (
          <span role="alert">{why}</span>
        ) : waits ? (
          <span>{t("sending.waiting")}</span>
        ) : (
          <>
            <span className="num">{stage}</span>
            <progress max={1} value={state === "sending" ? progress : 0} aria-label={name} />
          </>
        )}
      </div>
      {state === "failed" && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t("sending.retry", { name })}
          onClick={() => retry(id)}
        >
          <IconRefresh size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
      <RemoveButton label={t("sending.cancel", { name })} onRemove={remove} />
    </li>
  );
}

/** Why a photo is not sent, in words; a file that is refused says what about it. */
function useFailureText(error: unknown): string {
  const { t } = useTranslation("photos");
  const { t: say } = useTranslation("errors");
  if (isOffline(error)) return t("sending.offline");
  const field = error instanceof ApiError && !isSignedOut(error) ? Object.values(error.fields)[0] : undefined;
  const told = field ? codeMessage(say, field) : errorMessage(say, error);
  return t("sending.failed", { why: told });
}
