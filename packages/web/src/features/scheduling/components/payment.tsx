import type { PaymentState } from "@meridian/core/contracts/billing/payment-state";
import type { CalendarAppointment } from "@meridian/core/contracts/scheduling/appointments";
import { formatMoney } from "@meridian/ui/i18n/format";
import { Tag, type Tone } from "@meridian/ui/states/states";
import {
  IconArrowBackUp,
  IconCircle,
  IconCircleDashed,
  IconCircleFilled,
  IconCircleHalf2,
} from "@tabler/icons-react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";

/** A circle that fills with the share that is paid. */
const LOOK: Record<PaymentState, { tone: Tone; Icon: typeof IconCircle }> = {
  none: { tone: "plain", Icon: IconCircleDashed },
  pending: { tone: "plain", Icon: IconCircle },
  partial: { tone: "amber", Icon: IconCircleHalf2 },
  paid: { tone: "green", Icon: IconCircleFilled },
  over: { tone: "amber", Icon: IconArrowBackUp },
};

type Payment = NonNullable<CalendarAppointment["payment"]>;

/** The payment status with the amount left: "Partly paid, €30.00 left". */
export const paymentText = (t: TFunction<"scheduling">, { state, price, paid }: Payment): string =>
  t(`payment.${state}.long`, { amount: formatMoney(Math.abs(price - paid)) });

/** The payment status of an appointment by shape, colour and word; nothing for users who do not charge for it. */
export function PaymentTag({ payment }: Pick<CalendarAppointment, "payment">) {
  const { t } = useTranslation("scheduling");
  if (!payment) return null;
  return (
    <Tag tone={LOOK[payment.state].tone} icon={<PaymentIcon state={payment.state} />}>
      {paymentText(t, payment)}
    </Tag>
  );
}

/** The icon alone, for use next to the word. */
export function PaymentIcon({ state, size = 13 }: { state: PaymentState; size?: number }) {
  const { Icon } = LOOK[state];
  return <Icon size={size} stroke={1.75} aria-hidden />;
}
