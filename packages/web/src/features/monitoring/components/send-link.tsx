import { Button } from "@mantine/core";
import type { LinkMessage } from "@meridian/core/contracts/monitoring/link-messages";
import type { LinkDelivery, MonitoringLink } from "@meridian/core/contracts/monitoring/monitored-symptoms";
import type { MessageChannel } from "@meridian/core/contracts/notifications/notifications";
import { toast } from "@meridian/ui/feedback/toasts";
import { CheckboxField } from "@meridian/ui/forms/fields";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { ErrorState, Notice, Skeleton, Tag, type Tone } from "@meridian/ui/states/states";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLinkMessage, useMonitoringActions } from "../api/monitoring.ts";
import classes from "./monitoring.module.css";

const TONES: Record<LinkDelivery["status"], Tone> = {
  pending: "amber",
  sent: "green",
  failed: "red",
  withdrawn: "plain",
};

/** When and how the link was sent. */
export function SentLines({ sent }: { sent: MonitoringLink["sent"] }) {
  const { t } = useTranslation("monitoring");
  if (sent.length === 0) return null;
  return (
    <ul className={classes.sent} aria-label={t("send.title")}>
      {sent.map(({ channel, to, status, reason, created_at, settled_at }) => (
        <li key={channel}>
          <Tag tone={TONES[status]}>{t(`send.status.${status}`)}</Tag>{" "}
          <span>
            {t(`channel.${channel}`)}, <span className={classes.wraps}>{to}</span>,{" "}
            <span className="num">{formatDateTime(settled_at ?? created_at)}</span>
          </span>
          {reason && <small className={classes.quiet}>{t(`send.reason.${reason}`)}</small>}
        </li>
      ))}
    </ul>
  );
}

type SendProps = { patient: string; link: MonitoringLink; onDone: () => void };

/** The message before it is sent, the channels it goes by, and whether it brings a new link. */
export function SendLink({ patient, link, onDone }: SendProps) {
  const message = useLinkMessage(patient);
  if (message.error)
    return <ErrorState error={message.error} compact onRetry={() => void message.refetch()} />;
  if (!message.data) return <Skeleton lines={4} />;
  return <SendForm patient={patient} link={link} message={message.data} onDone={onDone} />;
}

const reachedBy = (message: LinkMessage) =>
  message.channels.filter(({ blocked }) => blocked === null).map(({ channel }) => channel);

function SendForm({ patient, link, message, onDone }: SendProps & { message: LinkMessage }) {
  const { t } = useTranslation("monitoring");
  const { t: say } = useTranslation("errors");
  const { t: act } = useTranslation("ui");
  const { sendLink } = useMonitoringActions(patient);
  const [chosen, setChosen] = useState<MessageChannel[]>(() => reachedBy(message).slice(0, 1));
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
      <Channels message={message} chosen={chosen} onChange={setChosen} />
      {chosen.includes("email") && (
        <Preview title={t("send.previewEmail")} {...message.email} language={message.language} />
      )}
      {chosen.includes("sms") && (
        <Preview title={t("send.previewSms")} text={message.sms.text} language={message.language} />
      )}
      <p className={classes.quiet}>{t("send.previewHelp")}</p>
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
      {chosen.length === 0 && <p className={classes.quiet}>{t("send.chooseChannel")}</p>}
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

type ChannelsProps = {
  message: LinkMessage;
  chosen: readonly MessageChannel[];
  onChange: (chosen: MessageChannel[]) => void;
};

/** A channel that does not reach the patient says why, and what to do about it. */
function Channels({ message, chosen, onChange }: ChannelsProps) {
  const { t } = useTranslation("monitoring");
  return (
    <fieldset className={classes.channels}>
      <legend>{t("send.channels")}</legend>
      {message.channels.map(({ channel, to, blocked }) => (
        <CheckboxField
          key={channel}
          name={`channel-${channel}`}
          label={blocked ? t(`channel.${channel}`) : `${t(`channel.${channel}`)}: ${to}`}
          disabled={blocked !== null}
          help={blocked ? t(`blocked.${channel}.${blocked}`) : undefined}
          value={chosen.includes(channel)}
          onChange={(on) => onChange(on ? [...chosen, channel] : chosen.filter((one) => one !== channel))}
        />
      ))}
    </fieldset>
  );
}

type PreviewProps = { title: string; subject?: string; text: string; language: "en" | "pt" };

function Preview({ title, subject, text, language }: PreviewProps) {
  return (
    <figure className={classes.preview}>
      <figcaption>{title}</figcaption>
      <blockquote lang={language}>
        {subject && <strong>{subject}</strong>}
        <p>{text}</p>
      </blockquote>
    </figure>
  );
}
