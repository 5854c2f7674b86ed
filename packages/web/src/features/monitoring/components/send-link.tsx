import { Button } from "@mantine/core";
import type { MonitoringLink } from "@meridian/core/contracts/monitoring/monitored-symptoms";
import type { LinkMessage } from "@meridian/core/contracts/notifications/link-delivery";
import { toast } from "@meridian/ui/feedback/toasts";
import { CheckboxField } from "@meridian/ui/forms/fields";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { firstChannel, MessageChoice } from "@meridian/ui/links/message-choice";
import { ErrorState, Notice, Skeleton } from "@meridian/ui/states/states";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLinkMessage, useMonitoringActions } from "../api/monitoring.ts";
import classes from "./monitoring.module.css";

type SendProps = { patient: string; link: MonitoringLink; onDone: () => void };

/** The message before it is sent, the channels it goes by, and whether it brings a new link. */
export function SendLink({ patient, link, onDone }: SendProps) {
  const message = useLinkMessage(patient);
  if (message.error)
    return <ErrorState error={message.error} compact onRetry={() => void message.refetch()} />;
  if (!message.data) return <Skeleton lines={4} />;
  return <SendForm patient={patient} link={link} message={message.data} onDone={onDone} />;
}

function SendForm({ patient, link, message, onDone }: SendProps & { message: LinkMessage }) {
  const { t } = useTranslation("monitoring");
  const { t: say } = useTranslation("errors");
  const { t: act } = useTranslation("ui");
  const { sendLink } = useMonitoringActions(patient);
  const [chosen, setChosen] = useState(() => firstChannel(message));
  const mustReplace = link.url === null;
  const [replaces, setReplaces] = useState(false);
  const [sending, setSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const send = async () => {
    setSending(true);
    try {
      await sendLink(chosen, replaces && !mustReplace);
      toast(t("send.done"));
      onDone();
    } catch (error) {
      setSending(false);
      toast(errorMessage(say, error), { tone: "red" });
    }
  };
  return (
    <div className={classes.send}>
      <h3 ref={heading} tabIndex={-1}>
        {t("send.heading")}
      </h3>
      <MessageChoice message={message} chosen={chosen} onChange={setChosen} help={t("send.previewHelp")} />
      {link.ends_at && !mustReplace && (
        <CheckboxField
          name="replace"
          label={t("send.replace")}
          help={t("send.replaceHelp")}
          value={replaces}
          onChange={setReplaces}
        />
      )}
      {link.ends_at && mustReplace && <Notice tone="amber">{t("send.mustReplace")}</Notice>}
      <div className={classes.row}>
        <Button loading={sending} disabled={chosen.length === 0} onClick={() => void send()}>
          {t(replaces || (link.ends_at && mustReplace) ? "send.replaceAndSend" : "send.send")}
        </Button>
        <Button variant="default" onClick={onDone}>
          {act("action.cancel")}
        </Button>
      </div>
    </div>
  );
}
