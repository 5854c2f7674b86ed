import { TextInput } from "@mantine/core";
import type { Reminder } from "@meridian/core/contracts/monitoring/symptom-terms";
import { CheckboxField, inputProps, SelectField } from "@meridian/ui/forms/fields";
import type { Bound, ZodForm } from "@meridian/ui/forms/form";
import { FormRow } from "@meridian/ui/forms/form-view";
import { codeMessage } from "@meridian/ui/i18n/error-message";
import { MessagePreview } from "@meridian/ui/links/message-choice";
import { Notice } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { useLink, useLinkMessage } from "../api/monitoring.ts";
import type { SymptomValues } from "../model/symptom-values.ts";

/** The evening, when the day can be judged. */
const USUAL_TIME = "20:00";

/** Whether, when and how the patient is reminded, and what keeps a reminder from arriving. */
export function ReminderFields({ patient, form }: { patient: string; form: ZodForm<SymptomValues> }) {
  const { t } = useTranslation("monitoring");
  const { t: links } = useTranslation("links");
  const message = useLinkMessage(patient);
  const { id, value, onChange } = form.field("reminder", t("reminder.title"));
  const reached = message.data?.channels.find(({ blocked }) => blocked === null)?.channel ?? "email";
  return (
    <>
      <CheckboxField
        id={id}
        name="reminder"
        label={t("reminder.on")}
        value={value !== null}
        onChange={(on) => onChange(on ? { time: USUAL_TIME, channel: reached } : null)}
      />
      {value && (
        <>
          <FormRow>
            <TimeOfDay value={value} onChange={onChange} error={form.codes["reminder.time"]} />
            <SelectField
              name="channel"
              label={t("reminder.channel")}
              value={value.channel}
              onChange={(channel) => onChange({ ...value, channel: channel as Reminder["channel"] })}
              empty={false}
              options={(["email", "sms"] as const).map((channel) => ({
                value: channel,
                label: links(`channel.${channel}`),
              }))}
            />
          </FormRow>
          <Obstacles patient={patient} channel={value.channel} />
          {message.data && (
            <details>
              <summary>{t("reminder.preview")}</summary>
              <MessagePreview
                title={links(value.channel === "email" ? "previewEmail" : "previewSms")}
                {...message.data.reminder[value.channel]}
                language={message.data.language}
              />
            </details>
          )}
        </>
      )}
    </>
  );
}

type TimeProps = {
  value: Reminder;
  onChange: Bound<SymptomValues["reminder"]>["onChange"];
  error: string | undefined;
};

function TimeOfDay({ value, onChange, error }: TimeProps) {
  const { t } = useTranslation("monitoring");
  const { t: say } = useTranslation("errors");
  const field = {
    name: "reminder-time",
    label: t("reminder.time"),
    value: value.time,
    onChange: (time: string) => onChange({ ...value, time }),
    ...(error !== undefined && { error: codeMessage(say, error) }),
    help: t("reminder.help"),
  };
  return (
    <TextInput
      {...inputProps(field)}
      type="time"
      className="num"
      value={value.time}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  );
}

/** Why a reminder would not arrive: the channel, no link, or the patient's own wish. */
function Obstacles({ patient, channel }: { patient: string; channel: Reminder["channel"] }) {
  const { t } = useTranslation("monitoring");
  const { t: links } = useTranslation("links");
  const message = useLinkMessage(patient);
  const link = useLink(patient);
  const blocked = message.data?.channels.find((one) => one.channel === channel)?.blocked;
  return (
    <>
      {blocked && <Notice tone="amber">{links(`blocked.${channel}.${blocked}`)}</Notice>}
      {link.data && !link.data.url && <Notice tone="amber">{t("reminder.noLink")}</Notice>}
      {link.data?.reminders_paused && <Notice tone="blue">{t("reminder.pausedByPatient")}</Notice>}
    </>
  );
}
