import { Button } from "@mantine/core";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { toast } from "@meridian/ui/feedback/toasts";
import { TextareaField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { MoneyField } from "@meridian/ui/forms/number-field";
import { useTranslation } from "react-i18next";

type PaymentDialogProps = {
  title: string;
  /** What will happen. */
  effect: string;
  danger: boolean;
  asks: "nothing" | "reason" | "cents";
  /** What a toast says afterwards. */
  done: string;
  onDecide: (values: { cents: number; reason: string }) => Promise<unknown>;
  onClose: () => void;
};

/** Says what a decision about a payment does before it is made. */
export function PaymentDialog({ title, effect, danger, asks, done, onDecide, onClose }: PaymentDialogProps) {
  const { t } = useTranslation("payments");
  const { t: act } = useTranslation("ui");
  const form = useZodForm({
    initial: { cents: null as number | null, reason: "" },
    rules: ({ cents, reason }) => ({
      cents: asks === "cents" && !(cents !== null && cents > 0) ? "amount.invalid" : undefined,
      reason: asks === "reason" && reason.trim() === "" ? "required" : undefined,
    }),
    submit: async ({ cents, reason }) => {
      await onDecide({ cents: cents ?? 0, reason: reason.trim() });
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
        {asks === "cents" && <MoneyField {...form.field("cents", t("part.amount"))} required />}
        {asks === "reason" && (
          <TextareaField {...form.field("reason", t("reason"))} required maxLength={500} rows={2} />
        )}
        <FormActions>
          <SubmitButton form={form} {...(danger && { color: "red" })}>
            {title}
          </SubmitButton>
          <Button variant="default" onClick={onClose}>
            {act("action.cancel")}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
