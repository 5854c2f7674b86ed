import { Button } from "@mantine/core";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { toast } from "@meridian/ui/feedback/toasts";
import { TextareaField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { NumberField } from "@meridian/ui/forms/number-field";
import { useTranslation } from "react-i18next";

type DecisionDialogProps = {
  title: string;
  /** What will happen. */
  effect: string;
  /** The button that decides. */
  action: string;
  danger?: boolean;
  /** Asks for days as well. */
  withDays?: boolean;
  /** No reason is asked for. */
  withoutReason?: boolean;
  /** What a toast says afterwards. */
  done: string;
  onDecide: (values: { days: number; reason: string }) => Promise<unknown>;
  onClose: () => void;
};

/** Says what a decision about a space does, and asks for the reason that is kept with it. */
export function DecisionDialog(props: DecisionDialogProps) {
  const {
    title,
    effect,
    action,
    danger,
    withDays = false,
    withoutReason = false,
    done,
    onDecide,
    onClose,
  } = props;
  const { t } = useTranslation("admin");
  const { t: act } = useTranslation("ui");
  const form = useZodForm({
    initial: { days: null as number | null, reason: "" },
    rules: ({ days, reason }) => ({
      days: withDays && !(days !== null && days >= 1 && days <= 366) ? "days.range" : undefined,
      reason: !withoutReason && reason.trim() === "" ? "required" : undefined,
    }),
    submit: async ({ days, reason }) => {
      await onDecide({ days: days ?? 0, reason: reason.trim() });
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
        {withDays && <NumberField {...form.field("days", t("decide.days"))} required />}
        {!withoutReason && (
          <TextareaField {...form.field("reason", t("decide.reason"))} required maxLength={500} rows={2} />
        )}
        <FormActions>
          <SubmitButton form={form} {...(danger && { color: "red" })}>
            {action}
          </SubmitButton>
          <Button variant="default" onClick={onClose}>
            {act("action.cancel")}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
