import { toast } from "@meridian/ui/feedback/toasts";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { InviteForm } from "../../../features/accounts/components/invite-form.tsx";

/** Invites somebody to the clinic. */
export default function InviteUser() {
  const { t } = useTranslation("users");
  const { t: frame } = useTranslation("shell");
  const navigate = useNavigate();
  return (
    <>
      <PageHead
        title={t("invite.title")}
        context={t("invite.context")}
        crumbs={[{ label: frame("nav.users"), to: "/users" }]}
      />
      <PageBody narrow>
        <InviteForm
          onInvited={({ email }) => {
            toast(t("done.invited", { email }));
            void navigate("/users", { replace: true });
          }}
        />
      </PageBody>
    </>
  );
}
