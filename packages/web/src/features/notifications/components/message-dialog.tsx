import type { PatientMessage } from "@meridian/core/contracts/notifications/notifications";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { useAllows } from "@meridian/ui/session/session";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { useMessage } from "../api/messages.ts";
import classes from "./messages.module.css";

/** A sent message as the patient got it. */
export default function MessageDialog({
  message,
  onClose,
}: {
  message: PatientMessage;
  onClose: () => void;
}) {
  const { t } = useTranslation("notifications");
  const { data, error, refetch } = useMessage(message.id);
  const mayRead = useAllows()({ can: "monitoring.read" });
  const reason = message.kind.startsWith("monitoring") && !mayRead ? "read.hidden" : "read.notKept";
  return (
    <Dialog title={t("read.title", { name: message.patient_name })} onClose={onClose}>
      <p className={classes.sentTo}>
        {t(`channel.${message.channel}`)}, {message.to}
        {message.settled_at && <span className="num"> · {formatDateTime(message.settled_at)}</span>}
      </p>
      {error && <ErrorState error={error} onRetry={() => void refetch()} compact />}
      {!data && !error && <Skeleton lines={4} />}
      {data?.subject && <p className={classes.subject}>{data.subject}</p>}
      {data && <p className={classes.text}>{data.text ?? t(reason)}</p>}
    </Dialog>
  );
}
