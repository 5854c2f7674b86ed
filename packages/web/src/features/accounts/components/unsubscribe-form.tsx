import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { call } from "@meridian/ui/api/client";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DoneNotice } from "./account-frame.tsx";

/** One button. Opening the page alone changes nothing, because mail programs open links too. */
export function UnsubscribeForm({ token }: { token: string }) {
  const { t } = useTranslation("accounts");
  const [done, setDone] = useState(false);
  const form = useZodForm({
    initial: {},
    saves: false,
    submit: async () => {
      await call(accountsRoutes.unsubscribe, { params: { token }, body: {}, notFound: "throw" });
      setDone(true);
    },
  });
  if (done)
    return (
      <DoneNotice led title={t("unsubscribe.done")}>
        {t("unsubscribe.doneHelp")}
      </DoneNotice>
    );
  return (
    <Form form={form} label={t("unsubscribe.title")}>
      <FormActions>
        <SubmitButton form={form}>{t("unsubscribe.action")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
