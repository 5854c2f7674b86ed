import type { PatientMessage } from "@meridian/core/contracts/notifications/notifications";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { loadPart } from "@meridian/ui/loading/load";
import { useAllows } from "@meridian/ui/session/session";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSendAgain } from "../api/messages.ts";

const MessageDialog = lazy(() => loadPart(() => import("./message-dialog.tsx")));

/** The actions of a message: a sent one can be read, a failed one can be sent again once. The page renders `dialog`. */
export function useRowActions() {
  const { t } = useTranslation("notifications");
  const { t: say } = useTranslation("errors");
  const allows = useAllows();
  const sendAgain = useSendAgain();
  const [open, setOpen] = useState<PatientMessage>();
  const maySend = allows({ can: "appointments.write" });
  const run = async (message: PatientMessage) => {
    try {
      await sendAgain(message);
      toast(t("again.done"));
    } catch (error) {
      toast(errorMessage(say, error), { tone: "red" });
    }
  };
  const rowActions = (message: PatientMessage) => {
    if (message.status === "sent") return [{ label: t("read.action"), run: () => setOpen(message) }];
    // A reminder is about the day it was written for.
    const isOver = message.replaced_by || message.kind === "monitoring_reminder";
    return message.status === "failed" && !isOver && maySend
      ? [{ label: t("again.action"), run: () => void run(message) }]
      : [];
  };
  const dialog = open && (
    <Suspense>
      <MessageDialog message={open} onClose={() => setOpen(undefined)} />
    </Suspense>
  );
  return { rowActions, dialog };
}
