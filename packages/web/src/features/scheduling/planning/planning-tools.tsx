import { Button } from "@mantine/core";
import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import type { WaitingEntry } from "@meridian/core/contracts/scheduling/waiting-list";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { toast } from "@meridian/ui/feedback/toasts";
import { useAllows } from "@meridian/ui/session/session";
import {
  IconCalendarOff,
  IconCalendarSearch,
  IconCalendarShare,
  IconHourglass,
  IconRepeat,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BookingDialog } from "../components/booking-dialog.tsx";
import type { BookingDraft } from "../model/booking-draft.ts";
import { draftAt, wishesFor, wishesOf } from "../model/time-preferences.ts";
import { FeedLink } from "./feed-link.tsx";
import { FreeTimes } from "./free-times.tsx";
import classes from "./planning.module.css";
import { SeriesBooking } from "./series-booking.tsx";
import { WaitingForm } from "./waiting-form.tsx";
import { WaitingList } from "./waiting-list.tsx";

/** The open tool. A free time may be searched for a waiting-list entry. */
type Open =
  | { tool: "find"; entry?: WaitingEntry }
  | { tool: "waiting" }
  | { tool: "wait"; entry?: WaitingEntry }
  | { tool: "series" }
  | { tool: "feed" }
  | { tool: "book"; draft: BookingDraft; entry: WaitingEntry | undefined };

type PlanningToolsProps = {
  /** Undefined while it is loaded: a tool that is pressed before opens when it is there. */
  clinic: Clinic | undefined;
  /** The day shown, where a search begins. */
  day: string;
  /** Blocks time; undefined for users who may not. */
  onBlock?: (() => void) | undefined;
};

/** The calendar's tools: free times, waiting list, series, blocked time and calendar feed. */
export function PlanningTools({ clinic, day, onBlock }: PlanningToolsProps) {
  const { t } = useTranslation("planning");
  const mayBook = useAllows()({ can: "appointments.write" });
  const [open, setOpen] = useState<Open>();
  const button = (
    tool: "find" | "waiting" | "series" | "block" | "feed",
    Icon: typeof IconHourglass,
    run?: () => void,
  ) => (
    <Button
      variant="default"
      aria-label={t(`tools.${tool}`)}
      title={t(`tools.${tool}`)}
      onClick={run ?? (() => tool !== "block" && setOpen({ tool }))}
    >
      <Icon size={16} stroke={1.5} aria-hidden />
      <span className={classes.toolName}>{t(`tools.${tool}`)}</span>
    </Button>
  );
  return (
    <div className={classes.tools}>
      {mayBook && button("find", IconCalendarSearch)}
      {mayBook && button("waiting", IconHourglass)}
      {mayBook && button("series", IconRepeat)}
      {onBlock && button("block", IconCalendarOff, onBlock)}
      {button("feed", IconCalendarShare)}
      {open && clinic && <Opened clinic={clinic} day={day} open={open} onOpen={setOpen} />}
    </div>
  );
}

type OpenedProps = {
  clinic: Clinic;
  day: string;
  open: Open;
  onOpen: (open: Open | undefined) => void;
};

function Opened({ clinic, day, open, onOpen }: OpenedProps) {
  const { t } = useTranslation("planning");
  const mayBook = useAllows()({ can: "appointments.write" });
  const close = () => onOpen(undefined);
  if (open.tool === "book")
    return <BookingDialog clinic={clinic} draft={open.draft} waiting={open.entry} onClose={close} />;
  if (open.tool === "feed")
    return (
      <Dialog title={t("tools.feed")} onClose={close}>
        <FeedLink />
      </Dialog>
    );
  if (open.tool === "series")
    return (
      <Dialog title={t("series.title")} onClose={close}>
        <SeriesBooking clinic={clinic} day={day} onDone={close} />
      </Dialog>
    );
  if (open.tool === "waiting")
    return (
      <Dialog title={t("tools.waiting")} onClose={close} wide>
        <WaitingList
          clinic={clinic}
          mayBook={mayBook}
          onAdd={() => onOpen({ tool: "wait" })}
          onEdit={(entry) => onOpen({ tool: "wait", entry })}
          onFind={(entry) => onOpen({ tool: "find", entry })}
        />
      </Dialog>
    );
  const { entry } = open;
  const patient = entry && { id: entry.patient, name: entry.patient_name };
  if (open.tool === "wait")
    return (
      <WaitDialog
        clinic={clinic}
        entry={entry}
        onClose={close}
        onWaiting={() => onOpen({ tool: "waiting" })}
      />
    );
  return (
    <Dialog
      title={entry ? t("waiting.findFor", { name: entry.patient_name }) : t("tools.find")}
      onClose={close}
    >
      <FreeTimes
        clinic={clinic}
        initial={entry ? wishesOf(entry) : wishesFor(clinic)}
        day={day}
        patient={entry?.patient}
        atOnce={entry !== undefined}
        onPick={(time, wishes) =>
          onOpen({ tool: "book", draft: draftAt(time, wishes, clinic, patient), entry })
        }
      />
    </Dialog>
  );
}

type WaitDialogProps = {
  clinic: Clinic;
  entry: WaitingEntry | undefined;
  onClose: () => void;
  /** Back to the waiting list. */
  onWaiting: () => void;
};

function WaitDialog({ clinic, entry, onClose, onWaiting }: WaitDialogProps) {
  const { t } = useTranslation("planning");
  return (
    <Dialog
      title={entry ? t("waiting.editFor", { name: entry.patient_name }) : t("waiting.add")}
      onClose={onClose}
    >
      <WaitingForm
        clinic={clinic}
        entry={entry}
        onBack={onWaiting}
        onDone={(name) => {
          onWaiting();
          if (!entry) toast(t("waiting.added", { name }));
        }}
      />
    </Dialog>
  );
}
