import { Button } from "@mantine/core";
import { safeNext } from "@meridian/ui/session/return-url";
import { useAllows, useSession } from "@meridian/ui/session/session";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { AcceptTexts } from "../../../features/accounts/components/accept-texts.tsx";
import { AccountFrame, FrameLinks } from "../../../features/accounts/components/account-frame.tsx";
import { signOut } from "../../../features/accounts/sign-out.ts";
import { SpaceExports } from "../../../features/exports/components/space-exports.tsx";

/**
 * All that is open to a user who has to accept a new version of the terms or the privacy policy: reading and accepting it, signing
 * out, and for a manager taking the clinic's data along. Afterwards it leads to where the user wanted to go.
 */
export default function AcceptTermsScreen() {
  const { t } = useTranslation("legal");
  const user = useSession();
  const allows = useAllows();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [exporting, setExporting] = useState(false);
  return (
    <AccountFrame title={t("accept.title")} lead={t("accept.lead")}>
      <AcceptTexts
        texts={user.texts.asked}
        onDone={() => void navigate(safeNext(search, "/home"), { replace: true })}
      />
      <FrameLinks>
        <div>
          <Button variant="subtle" size="compact-sm" onClick={() => void signOut()}>
            {t("accept.signOut")}
          </Button>
          {allows({ can: "data.transfer" }) && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-expanded={exporting}
              onClick={() => setExporting(!exporting)}
            >
              {t("accept.export")}
            </Button>
          )}
        </div>
      </FrameLinks>
      {exporting && (
        <div style={{ marginTop: "var(--space-4)" }}>
          <SpaceExports imports={false} />
        </div>
      )}
    </AccountFrame>
  );
}
