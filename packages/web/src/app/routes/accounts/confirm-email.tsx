import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import {
  AccountFrame,
  DoneNotice,
  FrameLinks,
} from "../../../features/accounts/components/account-frame.tsx";
import { ConfirmForm } from "../../../features/accounts/components/confirm-form.tsx";
import { type NavigationState, navigationState } from "../../../features/accounts/model/navigation-state.ts";

/** Confirms an e-mail address with the code, or with the link that carries it. */
export default function ConfirmEmail() {
  const { t } = useTranslation("accounts");
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const email = search.get("email") ?? "";
  const done = (address: string) => {
    const next: NavigationState = { done: "confirmed", email: address };
    void navigate("/login", { state: next, replace: true });
  };
  return (
    <AccountFrame title={t("confirm.title")} lead={t("confirm.lead")}>
      {navigationState(state).done === "registered" && (
        <DoneNotice title={t("done.registered")}>{t("confirm.first", { email })}</DoneNotice>
      )}
      <ConfirmForm email={email} code={search.get("code") ?? ""} onDone={done} />
      <FrameLinks>
        <p>
          <Link to="/login">{t("backToSignIn")}</Link>
        </p>
      </FrameLinks>
    </AccountFrame>
  );
}
