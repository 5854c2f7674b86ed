import { Button } from "@mantine/core";
import {
  type Charge,
  PAYMENT_METHODS,
  type Payment,
  type PaymentMethod,
} from "@meridian/core/contracts/billing/billing";
import { toast } from "@meridian/ui/feedback/toasts";
import { TextField } from "@meridian/ui/forms/fields";
import { type Bound, useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormRow, SubmitButton } from "@meridian/ui/forms/form-view";
import { MoneyField } from "@meridian/ui/forms/number-field";
import { formatMoney } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { useChargeActions } from "../api/charges.ts";
import { amountProblem } from "../model/money.ts";
import classes from "./billing.module.css";

type Values = { amount: number | null; method: PaymentMethod; note: string };
type MoneyFormProps = {
  label: string;
  action: string;
  initial: Values;
  most: number;
  tooMuch: string;
  help?: string;
  send: (values: { amount: number; method: PaymentMethod; note: string }) => Promise<unknown>;
  onCancel: () => void;
};

/** Takes a payment; proposes the full amount due. */
export function PayForm({ charge, onDone }: { charge: Charge; onDone: () => void }) {
  const { t } = useTranslation("billing");
  const { pay } = useChargeActions(charge.appointment);
  return (
    <MoneyForm
      label={t("pay")}
      action={t("payAction")}
      initial={{ amount: charge.due, method: charge.payments.at(-1)?.method ?? "cash", note: "" }}
      most={charge.due}
      tooMuch="charge.exceeds_due"
      send={async (values) => {
        await pay.mutateAsync({ ...values, base: charge });
        toast(t("paidToast", { amount: formatMoney(values.amount) }));
        onDone();
      }}
      onCancel={onDone}
    />
  );
}

type RefundFormProps = { charge: Charge; payment: Payment; onDone: () => void };

/** Refunds all or part of a payment. */
export function RefundForm({ charge, payment, onDone }: RefundFormProps) {
  const { t } = useTranslation("billing");
  const { refund } = useChargeActions(charge.appointment);
  const left = payment.amount - payment.refunded;
  return (
    <MoneyForm
      label={t("refundOf", { amount: formatMoney(left) })}
      action={t("refundAction")}
      initial={{ amount: left, method: payment.method, note: "" }}
      most={left}
      tooMuch="refund.exceeds_payment"
      help={t("refundHelp", { amount: formatMoney(left) })}
      send={async (values) => {
        await refund.mutateAsync({ ...values, payment: payment.id, base: charge });
        toast(t("refundedToast", { amount: formatMoney(values.amount) }));
        onDone();
      }}
      onCancel={onDone}
    />
  );
}

function MoneyForm({ label, action, initial, most, tooMuch, help, send, onCancel }: MoneyFormProps) {
  const { t } = useTranslation("billing");
  const { t: act } = useTranslation("ui");
  const form = useZodForm<Values>({
    initial,
    rules: ({ amount }) => {
      const problem = amountProblem(amount, most, tooMuch);
      return problem ? { amount: problem } : {};
    },
    submit: ({ amount, ...rest }) => send({ amount: amount ?? 0, ...rest }),
  });
  return (
    <div className={classes.form}>
      <Form form={form} label={label}>
        <MethodField {...form.field("method", t("method.label"))} />
        <FormRow>
          <MoneyField {...form.field("amount", t("amount"))} required {...(help && { help })} />
          <TextField {...form.field("note", t("note"))} maxLength={200} autoComplete="off" />
        </FormRow>
        <FormActions>
          <SubmitButton form={form}>{action}</SubmitButton>
          <Button variant="default" onClick={onCancel}>
            {act("action.cancel")}
          </Button>
        </FormActions>
      </Form>
    </div>
  );
}

/** The four payment methods, as buttons. */
export function MethodField({
  id,
  label,
  value,
  onChange,
}: Pick<Bound<PaymentMethod>, "id" | "label" | "value" | "onChange">) {
  const { t } = useTranslation("billing");
  return (
    <fieldset className={classes.methods}>
      <legend>{label}</legend>
      {PAYMENT_METHODS.map((method, index) => (
        <label key={method}>
          <input
            type="radio"
            name={id}
            id={index === 0 ? id : `${id}-${method}`}
            checked={value === method}
            onChange={() => onChange(method)}
          />
          <span>{t(`method.${method}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
