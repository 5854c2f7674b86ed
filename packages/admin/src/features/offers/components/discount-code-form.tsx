import { Button } from "@mantine/core";
import type { DiscountCode } from "@meridian/core/contracts/subscription/offers";
import { toast } from "@meridian/ui/feedback/toasts";
import { DateField } from "@meridian/ui/forms/date-field";
import { CheckboxField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormRow, SubmitButton } from "@meridian/ui/forms/form-view";
import { MoneyField, NumberField } from "@meridian/ui/forms/number-field";
import { today } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useCodeActions } from "../api/offers.ts";
import classes from "./offers.module.css";

type Known = DiscountCode | undefined;
const valuesOf = (code: Known) => ({
  code: code?.code ?? "",
  amount_cents: (code?.amount_cents ?? 0) as number | null,
  days: (code?.days ?? 0) as number | null,
  valid_from: code?.valid_from ?? today(),
  valid_to: code?.valid_to ?? "",
  max_uses: (code?.max_uses ?? 100) as number | null,
  max_uses_per_space: (code?.max_uses_per_space ?? 1) as number | null,
  active: code?.active ?? true,
});
type Values = ReturnType<typeof valuesOf>;

const fieldsOf = ({ code: _, ...values }: Values) => ({
  ...values,
  amount_cents: values.amount_cents ?? 0,
  days: values.days ?? 0,
  max_uses: values.max_uses ?? Number.NaN,
  max_uses_per_space: values.max_uses_per_space ?? Number.NaN,
});

/** A new discount code, or one that is there: its code cannot change, because payments name it. */
export function DiscountCodeForm({ code }: { code?: DiscountCode | undefined }) {
  const { t } = useTranslation("offers");
  const { t: act } = useTranslation("ui");
  const navigate = useNavigate();
  const { create, update } = useCodeActions();
  const back = () => navigate("/dashboard/discount-codes");
  const bodyOf = (values: Values) =>
    code ? { ...fieldsOf(values), version: code.version } : { ...fieldsOf(values), code: values.code };
  const form = useZodForm<Values>({
    initial: valuesOf(code),
    ...(code && { version: code.version }),
    schema: () =>
      import("@meridian/core/contracts/subscription/offer-routes").then((file) =>
        code ? file.discountCodeEdit : file.newDiscountCode,
      ),
    shape: bodyOf,
    submit: async (values) => {
      await (code
        ? update(code.code, { ...fieldsOf(values), version: code.version })
        : create({ ...fieldsOf(values), code: values.code }));
      return () => {
        toast(t("saved"));
        back();
      };
    },
  });
  return (
    <div className={classes.frame}>
      <Form form={form} label={t(code ? "code.edit" : "code.new")}>
        {!code && (
          <TextField
            {...form.field("code", t("code.code"))}
            help={t("code.codeHelp")}
            required
            maxLength={30}
            autoFocus
          />
        )}
        <FormRow>
          <MoneyField {...form.field("amount_cents", t("code.amount"))} />
          <NumberField {...form.field("days", t("code.days"))} help={t("code.daysHelp")} />
        </FormRow>
        <FormRow>
          <DateField {...form.field("valid_from", t("code.from"))} required />
          <DateField {...form.field("valid_to", t("code.to"))} required />
        </FormRow>
        <FormRow>
          <NumberField {...form.field("max_uses", t("code.maxUses"))} required />
          <NumberField {...form.field("max_uses_per_space", t("code.maxPerSpace"))} required />
        </FormRow>
        <CheckboxField {...form.field("active", t("code.active"))} help={t("code.activeHelp")} />
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
