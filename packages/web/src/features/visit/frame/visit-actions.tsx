import { Button } from "@mantine/core";
import { closesOthers } from "@meridian/core/contracts/kernel/access";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { Dialog } from "@meridian/ui/dialog/dialog";
import type { SaveState } from "@meridian/ui/drafts/autosave";
import { errorMessage } from "@meridian/ui/i18n/error-message";
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
import { FINISH_COMMAND, FINISH_KEYS } from "../keyboard/shortcuts.ts";
import classes from "./banner.module.css";
import { PrintButton } from "./print-button.tsx";
import { SignDialog } from "./sign-visit.tsx";
import type { PartReport } from "./visit-context.tsx";

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
  const { appointment } = visit;
  const { status } = appointment;
  const [asking, setAsking] = useState(false);
  const { changeTo, failure, isPending } = useStatusChange(visit, flushAll, () => setAsking(false));
  const mayClose = closesOthers(useSession()) && !own && (status === "open" || status === "paused");
  const finishes = own && status === "open";
  useCommands(
    finishes
      ? [{ id: FINISH_COMMAND, label: t("finish.whole"), keys: FINISH_KEYS, run: () => setAsking(true) }]
      : [],
  );
  const notStarted = status === "scheduled" || status === "confirmed" || status === "arrived";
  return (
    <>
      <div className={classes.saveSlot}>
        <SaveStatus state={worstState(states)} />
      </div>
      {visit.content && <PrintButtons visit={visit} flushAll={flushAll} prescribes={prescribes} />}
      <ChargeButton visit={visit} />
      {finishes && (
        <PauseAndFinish
          pausing={isPending && !asking}
          onPause={() => void changeTo("paused")}
          onFinish={() => setAsking(true)}
        />
      )}
      {own && status === "paused" && (
        <Button onClick={() => void changeTo("open")} loading={isPending}>
          {t("finish.resume")}
        </Button>
      )}
      {mayClose && (
        <Suspense>
          <CloseForColleague appointment={appointment} />
        </Suspense>
      )}
      {own && notStarted && (
        <Button onClick={() => void changeTo("open")} loading={isPending}>
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
      {asking && status !== "done" && (
        <SignDialog
          visit={visit}
          needles={needles}
          failure={failure}
          signing={isPending}
          onSign={() => void changeTo("done")}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Changes the appointment's status after saving everything; `failure` is the error as text. */
function useStatusChange({ appointment }: Visit, flushAll: () => Promise<boolean>, onChanged: () => void) {
  const { t } = useTranslation("visit");
  const { t: say } = useTranslation("errors");
  const setStatus = useSetStatus();
  const [unsaved, setUnsaved] = useState(false);
  const isChanging = useRef(false);
  const changeTo = async (status: "open" | "paused" | "done") => {
    // A second press while the first is on its way would only answer with an error.
    if (isChanging.current) return;
    isChanging.current = true;
    setUnsaved(false);
    if (status !== "open" && !(await flushAll().catch(() => false))) {
      isChanging.current = false;
      return setUnsaved(true);
    }
    const onSettled = () => {
      isChanging.current = false;
    };
    setStatus.mutate({ appointment, status }, { onSuccess: onChanged, onSettled });
  };
  const problem = unsaved ? t("finish.unsaved") : setStatus.error && errorMessage(say, setStatus.error);
  // Where the visit turns out to be signed (the answer was lost, or another page signed it), the error no longer matters.
  const failure = appointment.status !== "done" && problem;
  return { changeTo, failure, isPending: setStatus.isPending };
}

type PrintButtonsProps = Pick<VisitActionsProps, "visit" | "flushAll" | "prescribes">;

function PrintButtons({ visit, flushAll, prescribes }: PrintButtonsProps) {
  const print = { appointment: visit.appointment.id, language: visit.patient.language, flushAll };
  return (
    <>
      <PrintButton {...print} />
      {prescribes && <PrintButton what="prescription" {...print} />}
    </>
  );
}

/** Opens the charge of the appointment; open from the start where the address asks for it. */
function ChargeButton({ visit }: { visit: Visit }) {
  const { t } = useTranslation("visit");
  const charge = useChargeOf(visit.appointment);
  const [search] = useSearchParams();
  const [open, setOpen] = useState(search.has("charge"));
  if (!charge) return null;
  return (
    <>
      <IconOrLabelButton label={t("finish.charge")} icon={IconCash} onClick={() => setOpen(true)} />
      {open && (
        <Dialog title={t("finish.chargeOf", { name: visit.patient.name })} onClose={() => setOpen(false)}>
          {charge}
        </Dialog>
      )}
    </>
  );
}

type PauseAndFinishProps = { pausing: boolean; onPause: () => void; onFinish: () => void };

function PauseAndFinish({ pausing, onPause, onFinish }: PauseAndFinishProps) {
  const { t } = useTranslation("visit");
  return (
    <>
      <IconOrLabelButton
        label={t("finish.pause")}
        icon={IconPlayerPause}
        loading={pausing}
        onClick={onPause}
      />
      <Button
        onClick={onFinish}
        data-tour="finish"
        aria-keyshortcuts={ariaKeys(FINISH_KEYS)}
        title={keysText(FINISH_KEYS)}
      >
        {t("finish.finish")}
      </Button>
    </>
  );
}

type IconOrLabelButtonProps = {
  label: string;
  icon: typeof IconCash;
  loading?: boolean;
  onClick: () => void;
};

/** A button with its label, of which a narrow screen shows only the icon. */
function IconOrLabelButton({ label, icon: Icon, loading = false, onClick }: IconOrLabelButtonProps) {
  return (
    <Button variant="default" className={classes.toIcon} title={label} onClick={onClick} loading={loading}>
      <Icon size={18} stroke={1.5} aria-hidden className={classes.narrowIcon} />
      <span className={classes.wideLabel}>{label}</span>
    </Button>
  );
}
