import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import {
  AccountFrame,
  DoneNotice,
  FrameLinks,
} from "../../../features/accounts/components/account-frame.tsx";
import { PasswordResetRequestForm } from "../../../features/accounts/components/password-reset-request-form.tsx";
import { navigationState } from "../../../features/accounts/model/navigation-state.ts";

/** Asks for a link to choose a new password. */
export default function RequestReset() {
  const { t } = useTranslation("accounts");
  const { state } = useLocation();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <AccountFrame title={t("request.title")} lead={t("request.lead")}>
      {sentTo && <DoneNotice title={t("done.sent")}>{t("request.sentHelp", { email: sentTo })}</DoneNotice>}
      <PasswordResetRequestForm email={navigationState(state).email ?? ""} onSent={setSentTo} />
      <FrameLinks>
        {sentTo && (
          <p>
            <Link to={`/reset-password?email=${encodeURIComponent(sentTo)}`}>{t("request.haveCode")}</Link>
          </p>
        )}
        <p>
          <Link to="/login">{t("backToSignIn")}</Link>
        </p>
      </FrameLinks>
    </AccountFrame>
  );
}
