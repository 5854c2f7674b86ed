import { Button } from "@mantine/core";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDate } from "@meridian/ui/i18n/format";
import { Notice } from "@meridian/ui/states/states";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useErasure, useErasureActions } from "../api/erasure.ts";

type ErasureNoticeProps = {
  patient: string;
  /** What is shown where no erasure waits. */
  children: ReactNode;
};

/** Says on an archived record that it will be erased, and lets a manager withdraw that: until then it is not restored. */
export function ErasureNotice({ patient, children }: ErasureNoticeProps) {
  const { t } = useTranslation("erasure");
  const { t: say } = useTranslation("errors");
  const { data, isLoading } = useErasure(patient, true);
  const { withdraw } = useErasureActions(patient);
  if (isLoading) return null;
  if (data?.state !== "waiting") return children;
  const run = async () => {
    try {
      await withdraw();
      toast(t("withdrawn"));
    } catch (error) {
      toast(errorMessage(say, error), { tone: "red" });
    }
  };
  return (
    <Notice
      tone="red"
      title={t("waits", { date: formatDate(data.due_at, "long") })}
      action={
        <Button variant="default" size="compact-sm" onClick={() => void run()}>
          {t("withdraw")}
        </Button>
      }
    >
      <p>
        {t("asked", {
          name: data.requested_by_name ?? t("formerUser"),
          date: formatDate(data.requested_at),
          reason: t(`reasons.${data.reason}`),
        })}
      </p>
      {data.note && <p>{data.note}</p>}
    </Notice>
  );
}
