import { Skeleton } from "@meridian/ui/states/states";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { readInvitation } from "../../../features/accounts/api/accounts.ts";
import { AccountFrame, FrameLinks } from "../../../features/accounts/components/account-frame.tsx";
import { InvitationForm } from "../../../features/accounts/components/invitation-form.tsx";
import { InvitationRefused } from "../../../features/accounts/components/invitation-refused.tsx";
import { RegisterForm } from "../../../features/accounts/components/register-form.tsx";
import type { NavigationState } from "../../../features/accounts/model/navigation-state.ts";

/** Creates an account, or accepts an invitation. */
export default function Register() {
  const [search] = useSearchParams();
  const token = search.get("invitation");
  return token ? <Invited token={token} /> : <OwnAccount />;
}

function OwnAccount() {
  const { t } = useTranslation("accounts");
  const navigate = useNavigate();
  const done = (email: string) => {
    const state: NavigationState = { done: "registered" };
    void navigate(`/confirm-email?email=${encodeURIComponent(email)}`, { state });
  };
  return (
    <AccountFrame title={t("register.title")} lead={t("register.lead")}>
      <RegisterForm onDone={done} />
      <FrameLinks>
        <p>
          {t("register.haveAccount")} <Link to="/login">{t("login.action")}</Link>
        </p>
        <p>
          {t("register.asProvider")} <Link to="/register-provider">{t("login.provider")}</Link>
        </p>
      </FrameLinks>
    </AccountFrame>
  );
}

function Invited({ token }: { token: string }) {
  const { t } = useTranslation("accounts");
  const navigate = useNavigate();
  const invitation = useQuery({
    queryKey: ["invitation-link", token],
    queryFn: ({ signal }) => readInvitation(token, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (invitation.error)
    return <InvitationRefused error={invitation.error} onRetry={() => void invitation.refetch()} />;
  const { data } = invitation;
  if (!data)
    return (
      <AccountFrame title={t("invitation.loading")}>
        <Skeleton lines={5} />
      </AccountFrame>
    );
  const state: NavigationState = { done: "registered", email: data.email };
  return (
    <AccountFrame
      title={t("invitation.title", { space: data.space_name })}
      lead={t("invitation.lead", { role: t(`roles.${data.role}`) })}
    >
      <InvitationForm token={token} name={data.name} onDone={() => void navigate("/login", { state })} />
    </AccountFrame>
  );
}
