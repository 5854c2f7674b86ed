import { Button } from "@mantine/core";
import type { ChargeSummary, PaymentMethod } from "@meridian/core/contracts/billing/billing";
import { ApiError } from "@meridian/ui/api/errors";
import { toast } from "@meridian/ui/feedback/toasts";
import { TextField } from "@meridian/ui/forms/fields";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDateTime, formatMoney } from "@meridian/ui/i18n/format";
import { Notice } from "@meridian/ui/states/states";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePaySeveral } from "../api/charges.ts";
import classes from "./billing.module.css";
import { MethodField } from "./payment-form.tsx";

type PaySeveralProps = { charges: readonly ChargeSummary[]; onDone: () => void };

const nameOf = ({ appointment_type, start }: ChargeSummary) =>
  `${appointment_type}, ${formatDateTime(start)}`;

/** Takes what is due of several appointments in one step: all of them, or none where one changed meanwhile. */
export function PaySeveral({ charges, onDone }: PaySeveralProps) {
  const { t } = useTranslation("billing");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const { pay, undo } = usePaySeveral();
  const [method, setMethod] = useState<PaymentMethod>("cash");
  const [note, setNote] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const [heading, methodId] = [useId(), useId()];
  const sum = charges.reduce((total, { due }) => total + due, 0);
  useEffect(() => form.current?.querySelector<HTMLElement>("input")?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const items = charges.map(({ appointment, due, version }) => ({ appointment, amount: due, version }));
    pay.mutate(
      { items, method, note },
      {
        onSuccess: (paid) => {
          const failed = (error: unknown) => toast(errorMessage(say, error), { tone: "red" });
          toast(t("several.done", { count: items.length, amount: formatMoney(sum) }), {
            action: {
              label: act("action.undo"),
              run: () => void undo.mutateAsync(paid).catch(failed),
            },
          });
          onDone();
        },
      },
    );
  };
  return (
    <form
      ref={form}
      className={classes.form}
      aria-labelledby={heading}
      onSubmit={submit}
      inert={pay.isPending}
    >
      <h3 id={heading}>{t("several.title", { count: charges.length, amount: formatMoney(sum) })}</h3>
      <ul className={classes.several}>
        {charges.map((charge) => (
          <li key={charge.appointment}>
            <span>{nameOf(charge)}</span>
            <span className="num">{formatMoney(charge.due)}</span>
          </li>
        ))}
      </ul>
      <MethodField id={methodId} label={t("method.label")} value={method} onChange={setMethod} />
      <TextField label={t("note")} maxLength={200} autoComplete="off" value={note} onChange={setNote} />
      {pay.error && (
        <Notice tone="red" live>
          {[refused(pay.error, charges), errorMessage(say, pay.error)].filter(Boolean).join(": ")}
        </Notice>
      )}
      <div className={classes.actions}>
        <Button type="submit" loading={pay.isPending}>
          {t("several.action", { amount: formatMoney(sum) })}
        </Button>
        <Button variant="default" onClick={onDone}>
          {act("action.cancel")}
        </Button>
      </div>
    </form>
  );
}

/** Which of them the refusal is about. */
function refused(error: unknown, charges: readonly ChargeSummary[]): string | undefined {
  const named =
    error instanceof ApiError ? (error.details as { appointment?: string } | undefined) : undefined;
  const charge = charges.find(({ appointment }) => appointment === named?.appointment);
  return charge && nameOf(charge);
}
