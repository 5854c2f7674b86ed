import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { call } from "@meridian/ui/api/client";
import { isCode } from "@meridian/ui/api/errors";
import { EmailField, PasswordField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { safeNext } from "@meridian/ui/session/return-url";
import { storeSession } from "@meridian/ui/session/session";
import { useReturnWhenSignedIn } from "@meridian/ui/session/use-return-when-signed-in";
import { PublicFrame } from "@meridian/ui/shell/public-frame";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";

/**
 * Signs an administrator in; the second factor is asked for only where the account has one. Who was sent here without a
 * session goes on once there is one after all. Who was sent here because of the level stays, and may sign in as another.
 */
export default function AdminLogin() {
  const { t } = useTranslation("admin");
  const navigate = useNavigate();
  const { search } = useLocation();
  const [asksCode, setAsksCode] = useState(false);
  const goOn = () => void navigate(safeNext(search, "/dashboard"), { replace: true });
  useReturnWhenSignedIn(new URLSearchParams(search).get("next"), goOn, ({ role }) => role === "admin");
  const form = useZodForm({
    initial: { email: "", password: "", totp: "" },
    // The code's field appears while the first try is being answered, and takes the focus.
    stays: true,
    rules: ({ email, password, totp }) => ({
      ...(email.trim() === "" && { email: "required" }),
      ...(password === "" && { password: "required" }),
      ...(asksCode && !/^\d{6}$/.test(totp) && { totp: "totp.invalid" }),
    }),
    submit: async ({ email, password, totp }) => {
      try {
        const body = { email, password, ...(asksCode && { totp }) };
        const { user } = await call(accountsRoutes.admin, { body, notFound: "throw" });
        await storeSession(user);
        goOn();
      } catch (error) {
        if (isCode(error, "totp.required")) return setAsksCode(true);
        throw error;
      }
    },
  });
  return (
    <PublicFrame title={t("login.title")} lead={t("login.lead")} home="/">
      <Form form={form}>
        <EmailField {...form.field("email", t("login.email"))} autoComplete="username" autoFocus />
        <PasswordField {...form.field("password", t("login.password"))} />
        {asksCode && (
          <TextField
            {...form.field("totp", t("login.code"))}
            help={t("login.codeHelp")}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            autoFocus
          />
        )}
        <FormActions>
          <SubmitButton form={form} fullWidth>
            {t("login.submit")}
          </SubmitButton>
        </FormActions>
      </Form>
    </PublicFrame>
  );
}
