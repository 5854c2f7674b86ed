import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { AccountFrame, FrameLinks } from "../../../features/accounts/components/account-frame.tsx";
import { RegisterForm } from "../../../features/accounts/components/register-form.tsx";
import type { NavigationState } from "../../../features/accounts/model/navigation-state.ts";

/** Opens the account of a company that supplies products. */
export default function RegisterProvider() {
  const { t } = useTranslation("accounts");
  const navigate = useNavigate();
  const state: NavigationState = { done: "registered" };
  return (
    <AccountFrame title={t("provider.title")} lead={t("provider.lead")}>
      <RegisterForm
        provider
        onDone={(email) => void navigate(`/confirm-email?email=${encodeURIComponent(email)}`, { state })}
      />
      <FrameLinks>
        <p>
          {t("register.haveAccount")} <Link to="/login">{t("login.action")}</Link>
        </p>
        <p>
          {t("provider.asClinic")} <Link to="/register">{t("login.register")}</Link>
        </p>
      </FrameLinks>
    </AccountFrame>
  );
}
