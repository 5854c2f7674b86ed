import { Button } from "@mantine/core";
import { closesOthers } from "@meridian/core/contracts/kernel/access";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import type { SaveState } from "@meridian/ui/drafts/autosave";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import { loadInside } from "@meridian/ui/loading/load";
import { useSession } from "@meridian/ui/session/session";
import { ariaKeys, keysText, useCommands } from "@meridian/ui/shell/commands";
import { SaveStatus, worstState } from "@meridian/ui/states/save-status";
import { Notice } from "@meridian/ui/states/states";
import { IconCash, IconPlayerPause } from "@tabler/icons-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useSetStatus } from "../../scheduling/api/booking.ts";
import { useChargeOf } from "../../scheduling/components/charge-slot.ts";
import { Dialog } from "../../scheduling/components/dialog.tsx";
import { FINISH_COMMAND, FINISH_KEYS } from "../keyboard/shortcuts.ts";
import { PrintButton } from "./print-button.tsx";
import classes from "./visit.module.css";
import type { PartReport } from "./visit-context.tsx";

const FinishSafety = lazy(() =>
  loadInside(async () => {
    const [part] = await Promise.all([import("../safety/finish-safety.tsx"), loadNamespaces(["safety"])]);
    return part;
  }),
);

const CloseForColleague = lazy(() => loadInside(() => import("./close-for-colleague.tsx")));

type VisitActionsProps = {
  visit: Visit;
  states: readonly SaveState<unknown>[];
  /** Saves what is still being typed; false when something could not be saved. */
  flushAll: () => Promise<boolean>;
  /** Whether the visit prescribes a formula, a substance or a supplement. */
  prescribes: boolean;
  /** Whether the user is the appointment's professional. */
  own: boolean;
  /** The current needle count; absent without acupuncture. */
  needles?: PartReport["needles"];
};

/** The save status, and the buttons for the whole appointment that its status allows. */
export function VisitActions({ visit, states, flushAll, prescribes, own, needles }: VisitActionsProps) {
  const { t } = useTranslation("visit");
  const { t: say } = useTranslation("errors");
  const { appointment } = visit;
  const { status } = appointment;
  const setStatus = useSetStatus();
  const [asking, setAsking] = useState(false);
  const charge = useChargeOf(appointment);
  const [search] = useSearchParams();
  const [charging, setCharging] = useState(search.has("charge"));
  const [unsaved, setUnsaved] = useState(false);
  const going = useRef(false);
  const go = async (to: "open" | "paused" | "done") => {
    // A second press while the first is on its way would only answer with an error.
    if (going.current) return;
    going.current = true;
    setUnsaved(false);
    if (to !== "open" && !(await flushAll().catch(() => false))) {
      going.current = false;
      return setUnsaved(true);
    }
    const onSettled = () => {
      going.current = false;
    };
    setStatus.mutate({ appointment, status: to }, { onSuccess: () => setAsking(false), onSettled });
  };
  // Where the visit turns out to be signed (the answer was lost, or another page signed it), the error no longer matters.
  const signed = status === "done";
  const trouble = unsaved ? t("finish.unsaved") : setStatus.error && errorMessage(say, setStatus.error);
  const failure = !signed && trouble;
  const user = useSession();
  const unfinished = status === "open" || status === "paused";
  const mayClose = !own && unfinished && closesOthers(user);
  const finishes = own && status === "open";
  useCommands(
    finishes
      ? [{ id: FINISH_COMMAND, label: t("finish.whole"), keys: FINISH_KEYS, run: () => setAsking(true) }]
      : [],
  );
  const before = status === "scheduled" || status === "confirmed" || status === "arrived";
  return (
    <>
      <div className={classes.saveSlot}>
        <SaveStatus state={worstState(states)} />
      </div>
      {visit.content && (
        <PrintButton appointment={appointment.id} language={visit.patient.language} flushAll={flushAll} />
      )}
      {visit.content && prescribes && (
        <PrintButton
          what="prescription"
          appointment={appointment.id}
          language={visit.patient.language}
          flushAll={flushAll}
        />
      )}
      {charge && (
        <Button
          variant="default"
          className={classes.toIcon}
          title={t("finish.charge")}
          onClick={() => setCharging(true)}
        >
          <IconCash size={18} stroke={1.5} aria-hidden className={classes.narrowIcon} />
          <span className={classes.wideLabel}>{t("finish.charge")}</span>
        </Button>
      )}
      {finishes && (
        <>
          <Button
            variant="default"
            className={classes.toIcon}
            title={t("finish.pause")}
            onClick={() => void go("paused")}
            loading={setStatus.isPending && !asking}
          >
            <IconPlayerPause size={18} stroke={1.5} aria-hidden className={classes.narrowIcon} />
            <span className={classes.wideLabel}>{t("finish.pause")}</span>
          </Button>
          <Button
            onClick={() => setAsking(true)}
            aria-keyshortcuts={ariaKeys(FINISH_KEYS)}
            title={keysText(FINISH_KEYS)}
          >
            {t("finish.finish")}
          </Button>
        </>
      )}
      {own && status === "paused" && (
        <Button onClick={() => void go("open")} loading={setStatus.isPending}>
          {t("finish.resume")}
        </Button>
      )}
      {mayClose && (
        <Suspense>
          <CloseForColleague appointment={appointment} />
        </Suspense>
      )}
      {own && before && (
        <Button onClick={() => void go("open")} loading={setStatus.isPending}>
          {t("finish.start")}
        </Button>
      )}
      {failure && !asking && (
        <div className={classes.failure}>
          <Notice tone="red" live>
            {failure}
          </Notice>
        </div>
      )}
      {charging && charge && (
        <Dialog title={t("finish.chargeOf", { name: visit.patient.name })} onClose={() => setCharging(false)}>
          {charge}
        </Dialog>
      )}
      {asking && !signed && (
        <Dialog title={t("finish.title", { name: visit.patient.name })} onClose={() => setAsking(false)}>
          <p>{t("finish.help")}</p>
          <NeedlesLeft needles={needles} />
          {charge}
          <Suspense>
            <FinishSafety />
          </Suspense>
          {failure && (
            <div className={classes.gap}>
              <Notice tone="red" live>
                {failure}
              </Notice>
            </div>
          )}
          <div className={classes.row}>
            <Button variant="default" onClick={() => setAsking(false)}>
              {t("finish.goOn")}
            </Button>
            <Button loading={setStatus.isPending} onClick={() => void go("done")}>
              {t("finish.sign")}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Needles not counted as taken out prevent signing: shows how many, with a button that counts all as out. */
function NeedlesLeft({ needles }: Pick<VisitActionsProps, "needles">) {
  const { t } = useTranslation("visit");
  if (!needles || needles.in === needles.out) return null;
  return (
    <Notice tone="amber" title={t("finish.needles", needles)} live>
      <Button size="compact-sm" onClick={needles.takeOut}>
        {t("finish.allOut")}
      </Button>
    </Notice>
  );
}
