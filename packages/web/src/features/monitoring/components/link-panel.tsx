import { Button } from "@mantine/core";
import type { MonitoringLink } from "@meridian/core/contracts/monitoring/monitored-symptoms";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDate } from "@meridian/ui/i18n/format";
import { LinkAddress } from "@meridian/ui/links/link-address";
import { SentLines } from "@meridian/ui/links/sent-lines";
import { useAllows } from "@meridian/ui/session/session";
import { ConfirmDialog } from "@meridian/ui/states/confirm-dialog";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLink, useMonitoringActions } from "../api/monitoring.ts";
import classes from "./monitoring.module.css";
import { SendLink } from "./send-link.tsx";

/** The link to a patient's page: made, shown to be scanned, copied, replaced, revoked. */
export function LinkPanel({ patient }: { patient: string }) {
  const { t } = useTranslation("monitoring");
  const link = useLink(patient);
  return (
    <section>
      <h2>{t("link.title")}</h2>
      {link.error ? (
        <ErrorState error={link.error} compact onRetry={() => void link.refetch()} />
      ) : link.data ? (
        <LinkFacts patient={patient} link={link.data} />
      ) : (
        <Skeleton lines={2} />
      )}
    </section>
  );
}

type FactsProps = { patient: string; link: MonitoringLink };

function LinkFacts({ patient, link }: FactsProps) {
  const { t } = useTranslation("monitoring");
  const { t: say } = useTranslation("errors");
  const { t: act } = useTranslation("ui");
  const { createLink, revokeLink } = useMonitoringActions(patient);
  const mayWrite = useAllows()({ can: "monitoring.write" });
  const [asks, setAsks] = useState<"renew" | "revoke">();
  const [sends, setSends] = useState(false);
  const sendButton = useRef<HTMLButtonElement>(null);
  const stopSending = () => {
    setSends(false);
    // The panel goes away with the focus in it.
    requestAnimationFrame(() => sendButton.current?.focus());
  };
  const send = sends && <SendLink patient={patient} link={link} onDone={stopSending} />;
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    setAsks(undefined);
    await work().then(
      () => toast(done),
      (error) => toast(errorMessage(say, error), { tone: "red" }),
    );
  };
  if (!link.ends_at)
    return (
      <>
        <p className={classes.quiet}>{t("link.none")}</p>
        {mayWrite && (
          <div className={classes.row}>
            <Button ref={sendButton} aria-expanded={sends} onClick={() => setSends(true)}>
              {t("send.createAndSend")}
            </Button>
            <Button variant="default" onClick={() => void attempt(createLink, t("link.created"))}>
              {t("link.create")}
            </Button>
          </div>
        )}
        {send}
      </>
    );
  return (
    <>
      <p className={classes.quiet}>
        {t("link.works", { date: formatDate(link.ends_at) })}{" "}
        {link.last_used_on ? t("link.used", { date: formatDate(link.last_used_on) }) : t("link.unused")}
      </p>
      <SentLines sent={link.sent} />
      {link.reminders_paused && <p className={classes.quiet}>{t("reminder.pausedByPatient")}</p>}
      {link.url ? <LinkAddress url={link.url} /> : <p>{t("link.lost")}</p>}
      {mayWrite && (
        <div className={classes.row}>
          <Button ref={sendButton} aria-expanded={sends} onClick={() => setSends(true)}>
            {t("send.open")}
          </Button>
          <Button variant="default" onClick={() => setAsks("renew")}>
            {t("link.renew")}
          </Button>
          <Button variant="default" onClick={() => setAsks("revoke")}>
            {t("link.revoke")}
          </Button>
        </div>
      )}
      {send}
      {asks && (
        <ConfirmDialog
          title={t(`link.${asks}Ask`)}
          text={t(`link.${asks}Help`)}
          stay={act("action.cancel")}
          leave={t(`link.${asks}`)}
          onStay={() => setAsks(undefined)}
          onLeave={() =>
            void (asks === "renew"
              ? attempt(createLink, t("link.renewed"))
              : attempt(revokeLink, t("link.revoked")))
          }
        />
      )}
    </>
  );
}
