import { useState } from "react";
import { useTranslation } from "react-i18next";
import { deviceHasRoom, waitsOnDevice } from "../drafts/drafts.ts";
import { hasPendingFiles } from "../drafts/pending-files.ts";
import { removeSessionDrafts } from "../drafts/session-drafts.ts";
import { allowLeaving, hasUnsent, sendUnsent } from "../drafts/unsent-input.ts";
import { ConfirmDialog } from "../states/confirm-dialog.tsx";

/** How long sending unsaved input may take before the user is asked, milliseconds. */
const PATIENCE = 3000;

/** Signs out. Unsaved input is sent first; if that fails, the user is informed and decides. */
export function useSignOut(end: () => void) {
  const { t } = useTranslation("shell");
  const [unsent, setUnsent] = useState<"kept" | "lost">();
  const leave = async () => {
    allowLeaving();
    await removeSessionDrafts();
    end();
  };
  const ask = async () => {
    if (hasUnsent()) await sendUnsent(PATIENCE);
    const waits = hasUnsent() || (await waitsOnDevice()) || (await hasPendingFiles());
    if (!waits) return leave();
    setUnsent(deviceHasRoom() ? "kept" : "lost");
  };
  const question = unsent && (
    <ConfirmDialog
      title={t("signOut.title")}
      text={t(`signOut.${unsent}`)}
      stay={t("signOut.stay")}
      leave={t("signOut.leave")}
      onStay={() => setUnsent(undefined)}
      onLeave={() => void leave()}
    />
  );
  return { ask, question };
}
