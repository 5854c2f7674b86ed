import type { ClinicSettings } from "@meridian/core/contracts/clinic/settings";
import { toast } from "@meridian/ui/feedback/toasts";
import { CheckboxField, PhoneField, SelectField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm, type ZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormRow, FormSection, SubmitButton } from "@meridian/ui/forms/form-view";
import { ConflictChoice } from "@meridian/ui/states/conflict";
import { useTranslation } from "react-i18next";
import { useClinicActions } from "../api/clinic-settings.ts";
import { useClash } from "../api/use-clash.ts";
import {
  REMINDER_CHOICES,
  type SpaceValues,
  spaceChanges,
  spaceValues,
  timeZones,
  toggleReminder,
} from "../model/space-form.ts";
import classes from "./clinic.module.css";
import { LogoField } from "./logo-field.tsx";
import { SpaceFacts } from "./space-facts.tsx";

const INTERVALS = [5, 10, 15, 20, 30, 60];

/** Settings of the whole clinic: name, logo, calendar, messages to patients, clinical records. */
export function SpaceForm({ settings }: { settings: ClinicSettings }) {
  const { t } = useTranslation("clinic");
  const { t: act } = useTranslation("ui");
  const { update, setLogo } = useClinicActions();
  const clash = useClash(settings);
  const save = async (over: ClinicSettings, values: SpaceValues) => {
    const next = await clash.watch(() => update(over, spaceChanges(over, values)));
    clash.settle(next);
    form.serverHas(spaceValues(next));
    toast(t("saved"));
  };
  const form = useZodForm<SpaceValues>({
    initial: spaceValues(settings),
    schema: () =>
      import("@meridian/core/contracts/clinic/settings").then((module) =>
        module.settingsChanges.omit({ version: true }),
      ),
    shape: (values) => ({ ...values, app_duration_interval: Number(values.app_duration_interval) }),
    submit: (values) => save(clash.base, values),
    stays: true,
    draft: "clinic-space",
  });
  return (
    <Form form={form} label={t("tabs.space")}>
      {clash.theirs && (
        <ConflictChoice
          mine={<SpaceFacts values={form.values} against={spaceValues(clash.theirs)} />}
          theirs={<SpaceFacts values={spaceValues(clash.theirs)} against={form.values} />}
          onKeepMine={() => void form.send((values) => save(clash.theirs ?? clash.base, values))}
          onTakeTheirs={() => void form.take(spaceValues(clash.take()))}
        />
      )}
      <FormSection title={t("space.identity")}>
        <LogoField
          label={t("space.logo")}
          help={t("space.logoHelp")}
          url={settings.logo_url}
          onSet={async (logo) => clash.rebase(await setLogo(settings, logo))}
        />
        <FormRow>
          <TextField {...form.field("space_name", t("space.name"))} required autoComplete="organization" />
          <PhoneField {...form.field("phone", t("space.phone"))} />
        </FormRow>
      </FormSection>
      <CalendarPart form={form} />
      <MessagesPart form={form} sms={settings.sms_in_plan} />
      <FormSection title={t("space.records")}>
        <CheckboxField
          {...form.field("shares_clinical_records", t("space.sharing"))}
          help={t("space.sharingHelp")}
        />
        <CheckboxField {...form.field("auto_drug_import", t("space.drugs"))} help={t("space.drugsHelp")} />
      </FormSection>
      <FormActions>
        <SubmitButton form={form}>{act("action.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

type PartProps = { form: ZodForm<SpaceValues> };

function CalendarPart({ form }: PartProps) {
  const { t } = useTranslation("clinic");
  return (
    <FormSection title={t("space.calendar")}>
      <FormRow>
        <SelectField
          {...form.field("time_zone", t("space.zone"))}
          help={t("space.zoneHelp")}
          empty={false}
          options={timeZones(form.values.time_zone).map((zone) => ({
            value: zone,
            label: zone.replaceAll("_", " "),
          }))}
        />
        <SelectField
          {...form.field("app_duration_interval", t("space.interval"))}
          help={t("space.intervalHelp")}
          empty={false}
          options={INTERVALS.map((minutes) => ({
            value: `${minutes}`,
            label: t("minutes", { count: minutes }),
          }))}
        />
      </FormRow>
    </FormSection>
  );
}

function MessagesPart({ form, sms }: PartProps & { sms: boolean }) {
  const { t } = useTranslation("clinic");
  const reminders = form.field("reminder_hours", t("space.reminders"));
  const choices = [...new Set([...REMINDER_CHOICES, ...form.values.reminder_hours])].toSorted(
    (a, b) => b - a,
  );
  return (
    <FormSection title={t("space.messages")}>
      <CheckboxField {...form.field("notify_email", t("space.email"))} help={t("space.emailHelp")} />
      <CheckboxField
        {...form.field("notify_sms", t("space.sms"))}
        help={t(sms ? "space.smsHelp" : "space.smsNotInPlan")}
        disabled={!sms && !form.values.notify_sms}
      />
      <fieldset className={classes.choices}>
        <legend>{t("space.reminders")}</legend>
        <div>
          {choices.map((hours, index) => (
            <CheckboxField
              key={hours}
              id={index === 0 ? reminders.id : `${reminders.id}-${hours}`}
              label={
                hours % 24 === 0 && hours > 24
                  ? t("days", { count: hours / 24 })
                  : t("hours", { count: hours })
              }
              value={reminders.value.includes(hours)}
              onChange={() => reminders.onChange(toggleReminder(reminders.value, hours))}
              {...(index === 0 && { error: reminders.error })}
            />
          ))}
        </div>
      </fieldset>
    </FormSection>
  );
}
