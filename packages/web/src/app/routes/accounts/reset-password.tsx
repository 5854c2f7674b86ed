import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { AccountFrame, FrameLinks } from "../../../features/accounts/components/account-frame.tsx";
import { PasswordResetForm } from "../../../features/accounts/components/password-reset-form.tsx";
import type { NavigationState } from "../../../features/accounts/model/navigation-state.ts";

/** A new password, with the link or the code of the e-mail. */
export default function ResetPassword() {
  const { t } = useTranslation("accounts");
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const email = search.get("email") ?? "";
  const done = (address: string) => {
    const state: NavigationState = { done: "reset", email: address };
    void navigate("/login", { state, replace: true });
  };
  return (
    <AccountFrame title={t("reset.title")} {...(email && { lead: t("reset.lead", { email }) })}>
      <PasswordResetForm email={email} code={search.get("code") ?? ""} onDone={done} />
      <FrameLinks>
        <p>
          <Link to="/request-reset">{t("reset.newLink")}</Link>
        </p>
        <p>
          <Link to="/login">{t("backToSignIn")}</Link>
        </p>
      </FrameLinks>
    </AccountFrame>
  );
}
