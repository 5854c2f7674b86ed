import { Button } from "@mantine/core";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import { loadInside } from "@meridian/ui/loading/load";
import { Notice } from "@meridian/ui/states/states";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useChargeOf } from "../../scheduling/components/charge-slot.ts";
import classes from "./section.module.css";
import type { PartReport } from "./visit-context.tsx";

const FinishSafety = lazy(() =>
  loadInside(async () => {
    const [part] = await Promise.all([import("../safety/finish-safety.tsx"), loadNamespaces(["safety"])]);
    return part;
  }),
);

type SignDialogProps = {
  visit: Visit;
  /** The current needle count; absent without acupuncture. */
  needles: PartReport["needles"];
  /** Why saving or signing failed. */
  failure: ReactNode;
  signing: boolean;
  onSign: () => void;
  onClose: () => void;
};

/**
 * Asks before signing, with the needles still in, the charge, and warnings that need a reason. Signing waits until these
 * are shown: nobody signs without having seen a warning, and the button does not move away under the pointer.
 */
export function SignDialog({ visit, needles, failure, signing, onSign, onClose }: SignDialogProps) {
  const { t } = useTranslation("visit");
  const [isChargeShown, setChargeShown] = useState(false);
  const [isSafetyShown, setSafetyShown] = useState(false);
  const charge = useChargeOf(visit.appointment, () => setChargeShown(true));
  const loading = !isSafetyShown || (charge !== null && !isChargeShown);
  return (
    <Dialog title={t("finish.title", { name: visit.patient.name })} onClose={onClose}>
      <p>{t("finish.help")}</p>
      <NeedlesLeft needles={needles} />
      {charge}
      <Suspense>
        <FinishSafety onShown={() => setSafetyShown(true)} />
      </Suspense>
      {failure && (
        <div className={classes.spaced}>
          <Notice tone="red" live>
            {failure}
          </Notice>
        </div>
      )}
      <div className={classes.row}>
        <Button variant="default" onClick={onClose}>
          {t("finish.goOn")}
        </Button>
        <Button loading={signing || loading} onClick={onSign}>
          {t("finish.sign")}
        </Button>
      </div>
    </Dialog>
  );
}

/** Needles not counted as taken out prevent signing: shows how many, with a button that counts all as out. */
function NeedlesLeft({ needles }: Pick<SignDialogProps, "needles">) {
  const { t } = useTranslation("visit");
  if (!needles || needles.in === needles.out) return null;
  return (
    <div className={classes.spaced}>
      <Notice tone="amber" title={t("finish.needles", needles)} live>
        <Button size="compact-sm" onClick={needles.takeOut}>
          {t("finish.allOut")}
        </Button>
      </Notice>
    </div>
  );
}
