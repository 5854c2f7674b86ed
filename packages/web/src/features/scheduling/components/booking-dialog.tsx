import { Button } from "@mantine/core";
import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import type { WaitingEntry } from "@meridian/core/contracts/scheduling/waiting-list";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { useTranslation } from "react-i18next";
import { patientOrNew, useBook } from "../api/booking.ts";
import type { BookingDraft } from "../model/booking-draft.ts";
import classes from "./booking.module.css";
import { BookingForm } from "./booking-form.tsx";
import { useBookedToast } from "./use-booked-toast.ts";

type BookingDialogProps = {
  clinic: Clinic;
  draft: BookingDraft;
  /** The waiting-list entry this booking is for; booking removes it from the list. */
  waiting: WaitingEntry | undefined;
  /** Blocks the clicked time instead; undefined where blocking is not offered. */
  onBlock?: (() => void) | undefined;
  onClose: () => void;
};

/** Books the chosen time. */
export function BookingDialog({ clinic, draft, waiting, onBlock, onClose }: BookingDialogProps) {
  const { t } = useTranslation("scheduling");
  const book = useBook();
  const sayBooked = useBookedToast(clinic);
  return (
    <Dialog title={t("day.new")} onClose={onClose}>
      {onBlock && (
        <Button className={classes.instead} size="compact-md" variant="subtle" onClick={onBlock}>
          {t("blocked.instead")}
        </Button>
      )}
      <BookingForm
        clinic={clinic}
        initial={draft}
        fixedPatient={waiting !== undefined}
        action={t("form.book")}
        submit={({ patient, type, ...request }) =>
          book.mutateAsync({
            ...request,
            ...patientOrNew(patient),
            appointment_type: type,
            ...(waiting && { waiting_entry: waiting.id }),
          })
        }
        onDone={(booked) => {
          onClose();
          sayBooked(booked);
        }}
      />
    </Dialog>
  );
}
