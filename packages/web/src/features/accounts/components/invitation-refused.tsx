import { isCode } from "@meridian/ui/api/errors";
import { codeMessage } from "@meridian/ui/i18n/error-message";
import { ErrorState } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { AccountFrame, FrameLinks } from "./account-frame.tsx";

/** Explains that an invitation was used, withdrawn or has expired, or could not be read. */
export function InvitationRefused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation("accounts");
  const { t: say } = useTranslation("errors");
  const gone = isCode(error, "invitation.not_found") || isCode(error, "input.invalid");
  return (
    <AccountFrame
      title={t("invitation.gone")}
      {...(gone && { lead: codeMessage(say, "invitation.not_found") })}
    >
      {!gone && <ErrorState error={error} onRetry={onRetry} compact />}
      <FrameLinks>
        <p>
          <Link to="/login">{t("backToSignIn")}</Link>
        </p>
      </FrameLinks>
    </AccountFrame>
  );
}
