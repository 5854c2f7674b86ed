import {
  MAX_TIMER_MINUTES,
  TIMER_KINDS,
  type TimerKind,
  type TimerSettings,
} from "@meridian/core/contracts/timers/timer-kinds";
import { toast } from "@meridian/ui/feedback/toasts";
import { CheckboxField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormRow, FormSection, SubmitButton } from "@meridian/ui/forms/form-view";
import { NumberField } from "@meridian/ui/forms/number-field";
import { useTranslation } from "react-i18next";

type Values = Record<TimerKind, number | null> & { sound: boolean };
type TimerSettingsFormProps = {
  settings: TimerSettings;
  /** The version of the record they are part of. */
  version: number;
  save: (settings: TimerSettings) => Promise<unknown>;
};

const fits = (minutes: number | null): minutes is number =>
  minutes !== null && Number.isInteger(minutes) && minutes >= 1 && minutes <= MAX_TIMER_MINUTES;

/** The default duration of the user's timers, and whether they sound. */
export function TimerSettingsForm({ settings, version, save }: TimerSettingsFormProps) {
  const { t } = useTranslation("timers");
  const { t: act } = useTranslation("ui");
  const form = useZodForm<Values>({
    initial: { ...settings.minutes, sound: settings.sound },
    rules: (values) =>
      Object.fromEntries(TIMER_KINDS.map((kind) => [kind, fits(values[kind]) ? undefined : "timer.range"])),
    submit: async ({ sound, ...minutes }) => {
      // The rules have seen every figure.
      await save({ minutes: minutes as TimerSettings["minutes"], sound });
      toast(t("settings.saved"));
    },
    stays: true,
    version,
    draft: "timers",
  });
  return (
    <Form form={form} label={t("title")}>
      <FormSection title={t("settings.minutes")}>
        <p>{t("settings.help")}</p>
        <FormRow>
          {TIMER_KINDS.map((kind) => (
            <NumberField key={kind} {...form.field(kind, t(`kinds.${kind}`))} unit="min" />
          ))}
        </FormRow>
      </FormSection>
      <FormSection title={t("settings.end")}>
        <CheckboxField {...form.field("sound", t("settings.sound"))} help={t("settings.soundHelp")} />
      </FormSection>
      <FormActions>
        <SubmitButton form={form}>{act("action.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
