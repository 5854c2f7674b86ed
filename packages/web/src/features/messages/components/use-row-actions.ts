import type { PatientMessage } from "@meridian/core/contracts/patient-messages";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { useAllows } from "@meridian/ui/session/session";
import { useTranslation } from "react-i18next";
import { useSendAgain } from "../api/messages.ts";

/** What can be done with a message: one that failed is sent again, once. */
export function useRowActions() {
  const { t } = useTranslation("messages");
  const { t: say } = useTranslation("errors");
  const allows = useAllows();
  const sendAgain = useSendAgain();
  if (!allows({ can: "appointments.write" })) return undefined;
  const run = async (message: PatientMessage) => {
    try {
      await sendAgain(message);
      toast(t("again.done"));
    } catch (error) {
      toast(errorMessage(say, error), { tone: "red" });
    }
  };
  return (message: PatientMessage) =>
    message.status === "failed" && !message.again
      ? [{ label: t("again.action"), run: () => void run(message) }]
      : [];
}
