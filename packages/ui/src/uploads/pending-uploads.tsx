import "@mantine/core/styles/ActionIcon.layer.css";
import { ActionIcon } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ApiError, isOffline, isSignedOut } from "../api/errors.ts";
import { toast } from "../feedback/toasts.tsx";
import { RemoveButton } from "../forms/remove-button.tsx";
import { codeMessage, errorMessage } from "../i18n/error-message.ts";
import { isUploadable, isWaiting, type PendingUpload, storageOf } from "./upload-queue.ts";
import classes from "./uploads.module.css";

/** The sentences of a kind of upload: how many wait and where, and what one is called that was called off. */
export type UploadTexts = {
  label: string;
  waiting: (storage: ReturnType<typeof storageOf>, count: number) => string;
  removed: string;
};

type Queue = { cancel: (id: string) => (() => void) | undefined; retry: (id: string) => void };
type PendingUploadsProps = { uploads: readonly PendingUpload[]; queue: Queue; texts: UploadTexts };

/** What is on its way, each with how far it is, the way to call it off, and to try again. */
export function PendingUploads({ uploads, queue, texts }: PendingUploadsProps) {
  const unsent = uploads.filter(isUploadable);
  if (uploads.length === 0) return null;
  return (
    <div className={classes.sending}>
      {unsent.length > 0 && <p role="status">{texts.waiting(storageOf(unsent), unsent.length)}</p>}
      <ul aria-label={texts.label}>
        {uploads.map((upload) => (
          <PendingRow key={upload.id} upload={upload} queue={queue} removed={texts.removed} />
        ))}
      </ul>
    </div>
  );
}

type RowProps = { upload: PendingUpload; queue: Queue; removed: string };

function PendingRow({ upload, queue, removed }: RowProps) {
  const { id, name, state, progress, error, preview } = upload;
  const { t } = useTranslation("ui");
  const why = useFailureText(error);
  const stage =
    state === "sending"
      ? t("upload.sending", { percent: Math.round(progress * 100) })
      : t(state === "preparing" ? "upload.preparing" : "upload.waiting");
  const waits = isWaiting(upload);
  const ended = (state === "failed" && !waits) || state === "refused";
  const remove = () => {
    const takeBack = queue.cancel(id);
    if (takeBack) toast(removed, { action: { label: t("action.undo"), run: takeBack } });
  };
  return (
    <li data-failed={ended || undefined}>
      {preview ? <img src={preview} alt="" /> : <span className={classes.blank} />}
      <div>
        <strong>{name}</strong>
        {ended ? (
          <span role="alert">{why}</span>
        ) : waits ? (
          <span>{t("upload.waiting")}</span>
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
          aria-label={t("upload.retry", { name })}
          onClick={() => queue.retry(id)}
        >
          <IconRefresh size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
      <RemoveButton label={t("upload.cancel", { name })} onRemove={remove} />
    </li>
  );
}

/** Why a file is not sent, in words; one that is refused says what about it. */
function useFailureText(error: unknown): string {
  const { t } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  if (isOffline(error)) return t("upload.offline");
  const field = error instanceof ApiError && !isSignedOut(error) ? Object.values(error.fields)[0] : undefined;
  const message = field ? codeMessage(say, field) : errorMessage(say, error);
  return t("upload.failed", { why: message });
}
