import { Button } from "@mantine/core";
import type { Cart } from "@meridian/core/contracts/subscription/subscription";
import { isConflict } from "@meridian/ui/api/errors";
import { toast } from "@meridian/ui/feedback/toasts";
import { TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { useTranslation } from "react-i18next";
import { useSubscriptionActions } from "../api/subscription.ts";

/** Sets the discount code of the cart, or removes it. */
export function DiscountForm({ cart }: { cart: Cart }) {
  const { t } = useTranslation("subscription");
  const { t: say } = useTranslation("errors");
  const { setCode, reread } = useSubscriptionActions();
  const form = useZodForm<{ code: string }>({
    initial: { code: "" },
    rules: ({ code }) => (code.trim() === "" ? { code: "required" } : {}),
    submit: async ({ code }) => {
      await setCode(code.trim(), cart.version);
    },
  });
  if (cart.discount_code) {
    const remove = () =>
      setCode(null, cart.version).catch(async (error) => {
        toast(errorMessage(say, error), { tone: "red" });
        if (isConflict(error)) await reread();
      });
    return (
      <div>
        <Button variant="default" onClick={() => void remove()}>
          {t("cart.removeCode")}
        </Button>
      </div>
    );
  }
  return (
    <Form form={form}>
      <TextField {...form.field("code", t("cart.code"))} help={t("cart.codeHelp")} maxLength={30} />
      <FormActions>
        <SubmitButton form={form} variant="default">
          {t("cart.apply")}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
