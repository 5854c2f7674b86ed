import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { toast } from "../feedback/toasts.tsx";
import { TextareaField } from "../forms/fields.tsx";
import { useZodForm } from "../forms/form.ts";
import { Form, FormActions, SubmitButton } from "../forms/form-view.tsx";
import { MoneyField, NumberField } from "../forms/number-field.tsx";
import { Dialog } from "./dialog.tsx";

type DecisionDialogProps = {
  /** Also the words of the button that decides. */
  title: string;
  /** What will happen. */
  effect: string;
  danger?: boolean;
  /** What is asked for, by the label of its field: a reason, 1 to 366 days, an amount in cents. */
  asks?: { reason?: string; days?: string; cents?: string };
  /** What a toast says afterwards. */
  done: string;
  onDecide: (values: { reason: string; days: number; cents: number }) => Promise<unknown>;
  onClose: () => void;
};

/** Says what a decision does before it is made, and asks for what belongs to it. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { title, effect, danger, asks = {}, done, onDecide, onClose } = props;
  const { t } = useTranslation("ui");
  const form = useZodForm({
    initial: { days: null as number | null, cents: null as number | null, reason: "" },
    rules: ({ days, cents, reason }) => ({
      days: asks.days && !(days !== null && days >= 1 && days <= 366) ? "days.range" : undefined,
      cents: asks.cents && !(cents !== null && cents > 0) ? "amount.invalid" : undefined,
      reason: asks.reason && reason.trim() === "" ? "required" : undefined,
    }),
    submit: async ({ reason, days, cents }) => {
      await onDecide({ reason: reason.trim(), days: days ?? 0, cents: cents ?? 0 });
      return () => {
        toast(done);
        onClose();
      };
    },
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <Form form={form} label={title}>
        <p>{effect}</p>
        {asks.days && <NumberField {...form.field("days", asks.days)} required />}
        {asks.cents && <MoneyField {...form.field("cents", asks.cents)} required />}
        {asks.reason && (
          <TextareaField {...form.field("reason", asks.reason)} required maxLength={500} rows={2} />
        )}
        <FormActions>
          <SubmitButton form={form} {...(danger && { color: "red" })}>
            {title}
          </SubmitButton>
          <Button variant="default" onClick={onClose}>
            {t("action.cancel")}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
