import { safeNext } from "@meridian/ui/session/return-url";
import { useReturnWhenSignedIn } from "@meridian/ui/session/use-return-when-signed-in";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router-dom";
import {
  AccountFrame,
  DoneNotice,
  FrameLinks,
} from "../../../features/accounts/components/account-frame.tsx";
import { LoginForm, type LoginStep } from "../../../features/accounts/components/login-form.tsx";
import { navigationState } from "../../../features/accounts/model/navigation-state.ts";

/** Signs in, then opens the page that was requested. */
export default function Login() {
  const { t } = useTranslation("accounts");
  const navigate = useNavigate();
  const location = useLocation();
  const { done, email } = navigationState(location.state);
  const [stand, setStand] = useState<{ step: LoginStep; email: string }>({ step: "password", email: "" });
  const goOn = () => void navigate(safeNext(location.search), { replace: true });
  useReturnWhenSignedIn(new URLSearchParams(location.search).get("next"), goOn);
  const second = stand.step === "totp";
  return (
    <AccountFrame
      title={t(second ? "totp.title" : "login.title")}
      {...(second && { lead: t("totp.lead", { email: stand.email }) })}
    >
      {done && !second && <DoneNotice title={t(`done.${done}`)} />}
      <LoginForm
        {...(email && { email })}
        step={stand.step}
        onStep={(step, address) => setStand({ step, email: address })}
        onSignedIn={goOn}
      />
      {!second && (
        <FrameLinks>
          <p>
            {t("login.newHere")} <Link to="/register">{t("login.register")}</Link>
          </p>
          <p>
            {t("register.asProvider")} <Link to="/register-provider">{t("login.provider")}</Link>
          </p>
        </FrameLinks>
      )}
    </AccountFrame>
  );
}
