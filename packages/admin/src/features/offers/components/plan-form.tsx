import { Button } from "@mantine/core";
import type { PlanTerms } from "@meridian/core/contracts/subscription/offers";
import { toast } from "@meridian/ui/feedback/toasts";
import { CheckboxField } from "@meridian/ui/forms/fields";
import { useZodForm, type ZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormRow, FormSection, SubmitButton } from "@meridian/ui/forms/form-view";
import { NumberField } from "@meridian/ui/forms/number-field";
import { Notice } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useOfferActions } from "../api/offers.ts";
import { rowsOf, tiersOf } from "../model/tier-rows.ts";
import classes from "./offers.module.css";
import { TiersField } from "./tiers-field.tsx";

const GIGABYTE = 1024 ** 3;

const valuesOf = (plan: PlanTerms) => ({
  max_patients: plan.max_patients,
  max_professionals: plan.max_professionals as number | null,
  max_secretaries: plan.max_secretaries as number | null,
  /** In gigabytes. */
  max_disk_bytes: (plan.max_disk_bytes / GIGABYTE) as number | null,
  sms: plan.sms,
  sms_per_month: plan.sms_per_month as number | null,
  trial_days: plan.trial_days,
  on_sale: plan.on_sale,
  tiers: rowsOf(plan.tiers),
});
type Values = ReturnType<typeof valuesOf>;

const bodyOf = (values: Values, version: number) => ({
  max_patients: values.max_patients,
  max_professionals: values.max_professionals ?? Number.NaN,
  max_secretaries: values.max_secretaries ?? Number.NaN,
  max_disk_bytes: Math.round((values.max_disk_bytes ?? Number.NaN) * GIGABYTE),
  sms: values.sms,
  sms_per_month: values.sms ? (values.sms_per_month ?? Number.NaN) : 0,
  trial_days: values.trial_days,
  tiers: tiersOf(values.tiers),
  on_sale: values.on_sale,
  version,
});

/** The limits and prices of a plan. */
export function PlanForm({ plan }: { plan: PlanTerms }) {
  const { t } = useTranslation("offers");
  const { t: act } = useTranslation("ui");
  const navigate = useNavigate();
  const { savePlan } = useOfferActions();
  const back = () => navigate("/dashboard/subscription-plans");
  const form = useZodForm<Values>({
    initial: valuesOf(plan),
    version: plan.version,
    schema: () => import("@meridian/core/contracts/subscription/offer-routes").then((file) => file.planEdit),
    shape: (values) => bodyOf(values, plan.version),
    submit: async (values) => {
      await savePlan(plan.code, bodyOf(values, plan.version));
      return () => {
        toast(t("saved"));
        back();
      };
    },
  });
  const isTrial = plan.trial_days !== null;
  return (
    <div className={classes.frame}>
      <Notice tone="blue" title={t("plan.keepsTitle")}>
        {t("plan.keeps")}
      </Notice>
      <Form form={form} label={t(`plans.${plan.code}`)}>
        <Limits form={form} />
        {isTrial ? (
          <FormSection title={t("plan.trial")}>
            <FormRow>
              <NumberField {...form.field("trial_days", t("plan.trialDays"))} required />
            </FormRow>
          </FormSection>
        ) : (
          <FormSection title={t("tiers.title")}>
            <TiersField {...form.field("tiers", t("tiers.title"))} codes={form.codes} />
            <CheckboxField {...form.field("on_sale", t("onSale"))} help={t("plan.onSaleHelp")} />
          </FormSection>
        )}
        <FormActions>
          <SubmitButton form={form}>{act("action.save")}</SubmitButton>
          <Button variant="default" onClick={back}>
            {act("action.cancel")}
          </Button>
        </FormActions>
      </Form>
    </div>
  );
}

function Limits({ form }: { form: ZodForm<Values> }) {
  const { t } = useTranslation("offers");
  return (
    <FormSection title={t("plan.limits")}>
      <FormRow>
        <NumberField {...form.field("max_patients", t("plan.patients"))} help={t("plan.patientsHelp")} />
        <NumberField {...form.field("max_disk_bytes", t("plan.disk"))} unit="GB" digits={2} required />
      </FormRow>
      <FormRow>
        <NumberField {...form.field("max_professionals", t("plan.professionals"))} required />
        <NumberField {...form.field("max_secretaries", t("plan.secretaries"))} required />
      </FormRow>
      <CheckboxField {...form.field("sms", t("plan.sms"))} />
      {form.values.sms && (
        <FormRow>
          <NumberField {...form.field("sms_per_month", t("plan.smsPerMonth"))} required />
        </FormRow>
      )}
    </FormSection>
  );
}
