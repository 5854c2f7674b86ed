import { Button } from "@mantine/core";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDate } from "@meridian/ui/i18n/format";
import { Notice } from "@meridian/ui/states/states";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useErasure, useErasureActions } from "../api/erasure.ts";
import classes from "./erasure.module.css";

type ErasureNoticeProps = {
  patient: string;
  /** What is shown where no erasure waits. */
  children: ReactNode;
  /** Takes the focus when it appears: the erasure was asked for just now. */
  takesFocus: boolean;
};

/** Says on an archived record that it will be erased, and lets a manager withdraw that: until then it is not restored. */
export function ErasureNotice({ patient, children, takesFocus }: ErasureNoticeProps) {
  const { t } = useTranslation("erasure");
  const { t: say } = useTranslation("errors");
  const { data, isLoading } = useErasure(patient, true);
  const { withdraw } = useErasureActions(patient);
  const place = useRef<HTMLDivElement>(null);
  const waits = data?.state === "waiting";
  useEffect(() => {
    if (waits && takesFocus) place.current?.focus();
  }, [waits, takesFocus]);
  if (isLoading) return null;
  if (!waits) return children;
  const run = async () => {
    try {
      await withdraw();
      toast(t("withdrawn"));
    } catch (error) {
      toast(errorMessage(say, error), { tone: "red" });
    }
  };
  return (
    <div ref={place} tabIndex={-1} className={classes.notice}>
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
    </div>
  );
}
