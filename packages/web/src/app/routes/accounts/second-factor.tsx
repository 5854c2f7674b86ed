import { Button } from "@mantine/core";
import { useSession } from "@meridian/ui/session/session";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { AccountFrame, FrameLinks } from "../../../features/accounts/components/account-frame.tsx";
import { TotpSetup } from "../../../features/accounts/components/totp-setup.tsx";
import { signOut } from "../../../features/accounts/sign-out.ts";

/** All that is open to a user whose space asks for a second factor they do not have yet. */
export default function SecondFactorScreen() {
  const { t } = useTranslation("accounts");
  const user = useSession();
  const navigate = useNavigate();
  return (
    <AccountFrame
      title={t("setup.title")}
      lead={user.totp_required ? t("setup.lead", { space: user.space?.space_name ?? "" }) : t("setup.why")}
    >
      <TotpSetup onDone={() => void navigate("/home", { replace: true })} />
      <FrameLinks>
        <div>
          <Button variant="subtle" size="compact-sm" onClick={() => void signOut()}>
            {t("setup.signOut")}
          </Button>
        </div>
      </FrameLinks>
    </AccountFrame>
  );
}
