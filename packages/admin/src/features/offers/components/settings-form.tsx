import type { SubscriptionSettings } from "@meridian/core/contracts/subscription/subscription-settings";
import { toast } from "@meridian/ui/feedback/toasts";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormRow, FormSection, SubmitButton } from "@meridian/ui/forms/form-view";
import { NumberField } from "@meridian/ui/forms/number-field";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { useOfferActions, useSubscriptionSettings } from "../api/offers.ts";
import classes from "./offers.module.css";

/** Days of a referral, and between two switches of the active module. */
export function SubscriptionSettingsForm() {
  const settings = useSubscriptionSettings();
  if (settings.error)
    return <ErrorState error={settings.error} onRetry={() => void settings.refetch()} compact />;
  return settings.data ? <Fields settings={settings.data} /> : <Skeleton lines={3} />;
}

const valuesOf = ({ referral_days, switch_days }: SubscriptionSettings) => ({
  referral_days: referral_days as number | null,
  switch_days: switch_days as number | null,
});
type Values = ReturnType<typeof valuesOf>;

const bodyOf = ({ referral_days, switch_days }: Values, version: number): SubscriptionSettings => ({
  referral_days: referral_days ?? Number.NaN,
  switch_days: switch_days ?? Number.NaN,
  version,
});

function Fields({ settings }: { settings: SubscriptionSettings }) {
  const { t } = useTranslation("offers");
  const { t: act } = useTranslation("ui");
  const { saveSettings } = useOfferActions();
  const form = useZodForm<Values>({
    initial: valuesOf(settings),
    version: settings.version,
    stays: true,
    schema: () =>
      import("@meridian/core/contracts/subscription/subscription-settings").then(
        (file) => file.subscriptionSettings,
      ),
    shape: (values) => bodyOf(values, settings.version),
    submit: async (values) => {
      await saveSettings(bodyOf(values, settings.version));
      return () => toast(t("saved"));
    },
  });
  return (
    <div className={`${classes.frame} ${classes.settings}`}>
      <Form form={form} label={t("settings.title")}>
        <FormSection title={t("settings.title")}>
          <FormRow>
            <NumberField
              {...form.field("referral_days", t("settings.referral"))}
              help={t("settings.referralHelp")}
              required
            />
            <NumberField
              {...form.field("switch_days", t("settings.switch"))}
              help={t("settings.switchHelp")}
              required
            />
          </FormRow>
        </FormSection>
        <FormActions>
          <SubmitButton form={form}>{act("action.save")}</SubmitButton>
        </FormActions>
      </Form>
    </div>
  );
}
