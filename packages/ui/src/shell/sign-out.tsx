import { useState } from "react";
import { useTranslation } from "react-i18next";
import { deviceHasRoom, waitsOnDevice } from "../drafts/drafts.ts";
import { hasPendingFiles } from "../drafts/pending-files.ts";
import { allowLeaving, hasUnsent, sendUnsent } from "../drafts/unsent-input.ts";
import { Question } from "../states/confirm-dialog.tsx";

/** How long what is unsent may take before one is asked, milliseconds. */
const PATIENCE = 3000;

/** Signing out: what is unsent is sent first; where that fails, one is told what becomes of it and decides. */
export function useSignOut(end: () => void) {
  const { t } = useTranslation("shell");
  const [unsent, setUnsent] = useState<"kept" | "lost">();
  const leave = () => {
    allowLeaving();
    end();
  };
  const ask = async () => {
    if (hasUnsent()) await sendUnsent(PATIENCE);
    const waits = hasUnsent() || (await waitsOnDevice()) || (await hasPendingFiles());
    if (!waits) return leave();
    setUnsent(deviceHasRoom() ? "kept" : "lost");
  };
  const question = unsent && (
    <Question
      title={t("signOut.title")}
      text={t(`signOut.${unsent}`)}
      stay={t("signOut.stay")}
      leave={t("signOut.leave")}
      onStay={() => setUnsent(undefined)}
      onLeave={leave}
    />
  );
  return { ask, question };
}
