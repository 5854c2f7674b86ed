import { Button } from "@mantine/core";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { Notice } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubscriptionActions } from "../api/subscription.ts";
import { nameOf } from "../model/offers.ts";
import type { OfferedModule } from "./module-info.tsx";
import classes from "./subscription.module.css";

type SwitchModuleProps = {
  next: OfferedModule;
  now: OfferedModule | undefined;
  /** Days until it can be switched again. */
  days: number;
  onClose: () => void;
};

/** Asks before the one active module is switched, because it cannot be done again for some days. */
export function SwitchModule({ next, now, days, onClose }: SwitchModuleProps) {
  const { t } = useTranslation("subscription");
  const { t: say } = useTranslation("errors");
  const { t: act } = useTranslation("ui");
  const { switchModule } = useSubscriptionActions();
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const name = nameOf(next.offer);
  const wait = t("days", { count: days });
  const run = async () => {
    setBusy(true);
    try {
      await switchModule(next.offer.code);
      toast(t("modules.switched", { name }));
      onClose();
    } catch (error) {
      setProblem(errorMessage(say, error));
      setBusy(false);
    }
  };
  return (
    <Dialog title={t("modules.switchTo", { name })} onClose={onClose}>
      <div className={classes.dialog}>
        {problem && (
          <Notice tone="red" live>
            {problem}
          </Notice>
        )}
        <p>
          {now
            ? t("modules.switchQuestion", { next: name, now: nameOf(now.offer), days: wait })
            : t("modules.switchFirst", { next: name, days: wait })}
        </p>
        <div className={classes.actions}>
          <Button loading={busy} onClick={() => void run()}>
            {t("modules.switch")}
          </Button>
          <Button variant="default" onClick={onClose}>
            {act("action.cancel")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
