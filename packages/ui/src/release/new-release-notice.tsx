import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { hasUnsent, sendUnsent } from "../drafts/unsent-input.ts";
import { postponeRelease, useNewRelease } from "./new-release.ts";
import classes from "./new-release-notice.module.css";

/** How long sending unsaved input may take before the page stays, milliseconds. */
const PATIENCE = 5000;

type NoticeProps = {
  /** The app's base without a slash at the end: `""`, `/admin`. */
  base?: string;
  reload?: () => void;
};

/**
 * Says that a new release is there. The page is loaded again only when the user asks for it, and only once everything typed is
 * saved: unsaved input is sent first, and while some of it remains the page stays.
 */
export function NewReleaseNotice({ base = "", reload = () => window.location.reload() }: NoticeProps) {
  const { t } = useTranslation("release");
  const isReady = useNewRelease(base);
  const [state, setState] = useState<"ready" | "saving" | "unsaved">("ready");
  if (!isReady) return null;
  const onReload = async () => {
    setState("saving");
    if (hasUnsent()) await sendUnsent(PATIENCE);
    if (hasUnsent()) return setState("unsaved");
    reload();
  };
  return (
    <div className={classes.notice}>
      <div>
        <strong>{t("ready")}</strong>
        <p>{t(state === "unsaved" ? "unsaved" : "keeps")}</p>
      </div>
      <div className={classes.actions}>
        <Button size="compact-sm" loading={state === "saving"} onClick={() => void onReload()}>
          {t("reload")}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => {
            postponeRelease();
            setState("ready");
          }}
        >
          {t("later")}
        </Button>
      </div>
    </div>
  );
}
