import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { AccountFrame, FrameLinks } from "../../../features/accounts/components/account-frame.tsx";
import { UnsubscribeForm } from "../../../features/accounts/components/unsubscribe-form.tsx";

/** Stops news by mail for the user whose mail led here, without signing in. */
export default function Unsubscribe() {
  const { t } = useTranslation("accounts");
  const { token = "" } = useParams();
  return (
    <AccountFrame title={t("unsubscribe.title")} lead={t("unsubscribe.lead")}>
      <UnsubscribeForm token={token} />
      <FrameLinks>
        <p>
          <Link to="/login">{t("backToSignIn")}</Link>
        </p>
      </FrameLinks>
    </AccountFrame>
  );
}
