import type { LinkMessage } from "@meridian/core/contracts/notifications/link-delivery";
import type { MessageChannel } from "@meridian/core/contracts/notifications/notifications";
import { useTranslation } from "react-i18next";
import { CheckboxField } from "../forms/fields.tsx";
import classes from "./links.module.css";

/** The first channel that reaches the patient, which a form begins with. */
export const firstChannel = (message: LinkMessage): MessageChannel[] =>
  message.channels
    .filter(({ blocked }) => blocked === null)
    .map(({ channel }) => channel)
    .slice(0, 1);

type MessageChoiceProps = {
  message: LinkMessage;
  chosen: readonly MessageChannel[];
  onChange: (chosen: MessageChannel[]) => void;
  /** What is to be said about the previews. */
  help: string;
};

/** The channels a link goes by, with why one does not reach the patient, and the messages as they will be. */
export function MessageChoice({ message, chosen, onChange, help }: MessageChoiceProps) {
  const { t } = useTranslation("links");
  const { email, sms, language } = message;
  return (
    <>
      <fieldset className={classes.channels}>
        <legend>{t("channels")}</legend>
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
      {chosen.includes("email") && (
        <MessagePreview title={t("previewEmail")} {...email} language={language} />
      )}
      {chosen.includes("sms") && (
        <MessagePreview title={t("previewSms")} text={sms.text} language={language} />
      )}
      <p className={classes.quiet}>{chosen.length === 0 ? t("chooseChannel") : help}</p>
    </>
  );
}

type PreviewProps = { title: string; subject?: string; text: string; language: "en" | "pt" };

/** A message as its patient will get it, in the patient's language. */
export function MessagePreview({ title, subject, text, language }: PreviewProps) {
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
