import "@mantine/core/styles/Radio.layer.css";
import { Button, Radio } from "@mantine/core";
import { MIN_PROVIDER_CENTS } from "@meridian/core/contracts/plan-payments/terms";
import type { Order } from "@meridian/core/contracts/subscription/offers";
import { ApiError } from "@meridian/ui/api/errors";
import { PhoneField } from "@meridian/ui/forms/fields";
import { errorMessage, fieldMessage } from "@meridian/ui/i18n/error-message";
import { formatMoney } from "@meridian/ui/i18n/format";
import { Notice } from "@meridian/ui/states/states";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type StartBody, useStart } from "../api/plan-payments.ts";
import classes from "./plan-payments.module.css";

const METHODS = ["mb_way", "reference", "transfer"] as const;
const PHONE = "mb-way-phone";
type Method = (typeof METHODS)[number];

type PaymentFormProps = {
  order: Order;
  cartVersion: number;
  /** The payment that began, or the one that is open for this order already. */
  onStarted: (payment: string) => void;
  /** The order is no longer what was shown: it has to be read again before anything is paid. */
  onOrderChanged: () => void;
};

/** How the cart's order is paid. */
export function PaymentForm({ order, cartVersion, onStarted, onOrderChanged }: PaymentFormProps) {
  const { t } = useTranslation("plan-payments");
  const { t: say } = useTranslation("errors");
  const start = useStart();
  const small = order.total_cents < MIN_PROVIDER_CENTS;
  const [method, setMethod] = useState<Method>(small ? "transfer" : "mb_way");
  const [phone, setPhone] = useState("");
  const problem = useProblem(start.error, onStarted, onOrderChanged);
  const free = order.total_cents === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const seen = { cart_version: cartVersion, total_cents: order.total_cents };
    const body: StartBody = free
      ? { method: "free", ...seen }
      : method === "mb_way"
        ? { method, phone, ...seen }
        : { method, ...seen };
    start.mutate(body, { onSuccess: ({ id }) => onStarted(id) });
  };
  return (
    <form className={classes.step} onSubmit={submit} noValidate aria-label={t("pay.title")}>
      {problem.message && (
        <Notice tone="red" live>
          {problem.message}
        </Notice>
      )}
      {!free && (
        <Radio.Group
          label={t("pay.how")}
          value={method}
          onChange={(value) => setMethod(value as Method)}
          readOnly={start.isPending}
        >
          <div className={classes.methods}>
            {METHODS.map((one) => (
              <Radio
                key={one}
                value={one}
                label={t(`method.${one}`)}
                description={t(small && one !== "transfer" ? "pay.tooSmall" : `pay.help.${one}`)}
                disabled={small && one !== "transfer"}
                className={classes.method}
              />
            ))}
          </div>
        </Radio.Group>
      )}
      {!free && method === "mb_way" && (
        <PhoneField
          id={PHONE}
          label={t("pay.phone")}
          help={t("pay.phoneHelp")}
          required
          value={phone}
          onChange={setPhone}
          {...(problem.field && { error: fieldMessage(say, problem.field) })}
        />
      )}
      <div className={classes.actions}>
        <Button type="submit" loading={start.isPending}>
          {free ? t("pay.free") : t("pay.submit", { amount: formatMoney(order.total_cents) })}
        </Button>
      </div>
    </form>
  );
}

/** What to say about a payment that did not begin. An open payment of the same order is shown instead. */
function useProblem(error: unknown, onStarted: (payment: string) => void, onOrderChanged: () => void) {
  const { t: say } = useTranslation("errors");
  const known = error instanceof ApiError ? error : undefined;
  const field = known?.fields?.phone;
  const acted = useRef<unknown>(undefined);
  useEffect(() => {
    if (!known || acted.current === known) return;
    acted.current = known;
    if (known.fields?.phone) document.getElementById(PHONE)?.focus();
    if (known.code === "plan_payment.already_open") onStarted(String(known.details?.payment));
    if (known.code === "cart.changed") onOrderChanged();
  }, [known, onStarted, onOrderChanged]);
  return { field, message: error && !field ? errorMessage(say, error) : undefined };
}
