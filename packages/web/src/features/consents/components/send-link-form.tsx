import { Button } from "@mantine/core";
import type { ConsentLinkMessage, ConsentLinkWanted } from "@meridian/core/contracts/consents/consent-links";
import type { MessageChannel } from "@meridian/core/contracts/notifications/notifications";
import { firstChannel, MessageChoice } from "@meridian/ui/links/message-choice";
import { ErrorState, Notice, Skeleton } from "@meridian/ui/states/states";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useConsentLinkMessage } from "../api/consent-links.ts";
import classes from "./consents.module.css";

type SendLinkFormProps = {
  patient: string;
  signer: ConsentLinkWanted["signer"];
  busy: boolean;
  onSend: (channels: MessageChannel[]) => void;
  onCancel: () => void;
};

/** The message before it is sent, and the channels it goes by. */
export function SendLinkForm(props: SendLinkFormProps) {
  const message = useConsentLinkMessage(props.patient, props.signer);
  if (message.error)
    return <ErrorState error={message.error} compact onRetry={() => void message.refetch()} />;
  if (!message.data) return <Skeleton lines={4} />;
  return <Form {...props} message={message.data} />;
}

function Form({
  message,
  signer,
  busy,
  onSend,
  onCancel,
}: SendLinkFormProps & { message: ConsentLinkMessage }) {
  const { t } = useTranslation("consents");
  const { t: act } = useTranslation("ui");
  const [chosen, setChosen] = useState(() => firstChannel(message));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.linkSend}>
      <h3 ref={heading} tabIndex={-1} className={classes.linkHeading}>
        {t("link.sendHeading")}
      </h3>
      {signer === "representative" && (
        <Notice tone="amber">
          {t(message.representative ? "link.addressOfNamed" : "link.addressOf", {
            name: message.representative,
          })}
        </Notice>
      )}
      <MessageChoice message={message} chosen={chosen} onChange={setChosen} help={t("link.previewHelp")} />
      <div className={classes.linkActions}>
        <Button loading={busy} disabled={chosen.length === 0} onClick={() => onSend(chosen)}>
          {t("link.sendNow")}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {act("action.cancel")}
        </Button>
      </div>
    </section>
  );
}
