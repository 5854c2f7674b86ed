import { Button } from "@mantine/core";
import type { ChargeSummary, PaymentMethod } from "@meridian/core/contracts/billing/billing";
import { ApiError } from "@meridian/ui/api/errors";
import { toast } from "@meridian/ui/feedback/toasts";
import { TextField } from "@meridian/ui/forms/fields";
import { NOT_SENT, useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDateTime, formatMoney } from "@meridian/ui/i18n/format";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { usePaySeveral } from "../api/charges.ts";
import classes from "./billing.module.css";
import { MethodField } from "./payment-form.tsx";

type PaySeveralProps = { charges: readonly ChargeSummary[]; onDone: () => void };
/** The appointments are fields as well, under their ids: a refusal says which of them it is about. */
type Values = { method: PaymentMethod; note: string } & Record<string, unknown>;

const itemsOf = (charges: readonly ChargeSummary[]) =>
  charges.map(({ appointment, due, version }) => ({ appointment, amount: due, version }));

/** Takes payment for several appointments in one step. If one of them changed meanwhile, none is paid. */
export function PaySeveral({ charges, onDone }: PaySeveralProps) {
  const { t } = useTranslation("billing");
  const { t: act } = useTranslation("ui");
  const form = usePayment(charges, onDone);
  const box = useRef<HTMLDivElement>(null);
  const sum = charges.reduce((total, { due }) => total + due, 0);
  const people = new Set(charges.map(({ patient }) => patient)).size;
  useEffect(() => box.current?.querySelector<HTMLElement>("input")?.focus(), []);
  const title = t("several.title", { count: charges.length, amount: formatMoney(sum) });
  return (
    <div ref={box} className={classes.form}>
      <Form form={form} label={title}>
        <h2 className={classes.title}>{title}</h2>
        <ul className={classes.several}>
          {charges.map((charge) => {
            const { id, label } = form.field(charge.appointment, nameOf(charge, people > 1));
            return (
              <li key={charge.appointment} id={id} tabIndex={-1}>
                <span>{label}</span>
                <span className="num">{formatMoney(charge.due)}</span>
              </li>
            );
          })}
        </ul>
        <MethodField {...form.field("method", t("method.label"))} />
        <TextField {...form.field("note", t("note"))} maxLength={200} autoComplete="off" />
        <FormActions>
          <SubmitButton form={form}>{t("several.action", { amount: formatMoney(sum) })}</SubmitButton>
          <Button variant="default" onClick={onDone}>
            {act("action.cancel")}
          </Button>
        </FormActions>
      </Form>
    </div>
  );
}

function usePayment(charges: readonly ChargeSummary[], onDone: () => void) {
  const { t } = useTranslation("billing");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const { pay, undo } = usePaySeveral();
  const form = useZodForm<Values>({
    initial: { method: "cash", note: "" },
    schema: () => import("@meridian/core/contracts/billing/billing").then((part) => part.paymentsTogether),
    shape: ({ method, note }) => ({ items: itemsOf(charges), method, note }),
    submit: async ({ method, note }) => {
      const items = itemsOf(charges);
      const amount = items.reduce((total, item) => total + item.amount, 0);
      try {
        const paid = await pay.mutateAsync({ items, method, note });
        const run = () =>
          void undo
            .mutateAsync(paid)
            .catch((error: unknown) => toast(errorMessage(say, error), { tone: "red" }));
        toast(t("several.done", { count: items.length, amount: formatMoney(amount) }), {
          action: { label: act("action.undo"), run },
        });
      } catch (error) {
        const refused = error instanceof ApiError ? error.details.appointment : undefined;
        if (!(error instanceof ApiError) || typeof refused !== "string") throw error;
        form.setCodes({ [refused]: error.code });
        return NOT_SENT;
      }
      return onDone;
    },
  });
  return form;
}

/** What a charge is called in the list; with whose it is where they are of several people. */
const nameOf = ({ patient_name, appointment_type, start }: ChargeSummary, named: boolean) =>
  [...(named ? [patient_name] : []), appointment_type, formatDateTime(start)].join(", ");
