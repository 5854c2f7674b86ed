import { Button } from "@mantine/core";
import type { Closing } from "@meridian/core/contracts/closing/closing";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDate, formatDateTime } from "@meridian/ui/i18n/format";
import { ErrorState, Notice, Skeleton } from "@meridian/ui/states/states";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useClosing, useClosingActions } from "../api/closing.ts";
import classes from "./closing.module.css";
import { ClosingForm } from "./closing-form.tsx";
import { WhatHappens } from "./what-happens.tsx";

type SpaceClosingProps = {
  /** Exports of the clinic, offered before it is closed. */
  exports: ReactNode;
};

/** Closing the clinic: whether it was asked for, the export, what will be gone, and the request. */
export function SpaceClosing({ exports }: SpaceClosingProps) {
  const { data, error, refetch } = useClosing();
  const top = useRef<HTMLDivElement>(null);
  if (data === undefined)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={5} />;
  const waits = data?.state === "waiting";
  const toTop = () => top.current?.focus();
  return (
    <div className={classes.page}>
      <div ref={top} tabIndex={-1} className={classes.part}>
        {waits ? <Waiting closing={data} onWithdrawn={toTop} /> : <WhatHappens />}
      </div>
      {exports}
      {waits ? <WhatHappens /> : <ClosingForm onRequested={toTop} />}
    </div>
  );
}

function Waiting({ closing, onWithdrawn }: { closing: Closing; onWithdrawn: () => void }) {
  const { t } = useTranslation("closing");
  const { t: say } = useTranslation("errors");
  const { withdraw } = useClosingActions();
  const [isSending, setSending] = useState(false);
  const run = async () => {
    setSending(true);
    try {
      await withdraw();
      toast(t("withdrawn"));
      onWithdrawn();
    } catch (error) {
      toast(errorMessage(say, error), { tone: "red" });
    } finally {
      setSending(false);
    }
  };
  return (
    <Notice
      tone="red"
      title={t("waits", { moment: formatDateTime(closing.due_at) })}
      action={
        <Button variant="default" loading={isSending} onClick={() => void run()}>
          {t("withdraw")}
        </Button>
      }
    >
      <p>
        {t("asked", {
          name: closing.requested_by_name,
          date: formatDate(closing.requested_at),
          reason: t(`reasons.${closing.reason}`),
        })}
      </p>
    </Notice>
  );
}
