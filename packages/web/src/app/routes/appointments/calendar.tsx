import { ActionIcon, Button } from "@mantine/core";
import "@mantine/core/styles/ActionIcon.layer.css";
import type { Appointment, CalendarEntry } from "@meridian/core/contracts/appointments";
import { toast } from "@meridian/ui/feedback/toasts";
import { DateField } from "@meridian/ui/forms/date-field";
import { formatDate, formatTime, today } from "@meridian/ui/i18n/format";
import { useAllows, useSession } from "@meridian/ui/session/session";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { IconChevronLeft, IconChevronRight, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useBook, useClinic, useDay } from "../../../features/appointments/api/booking.ts";
import { AppointmentDialog } from "../../../features/appointments/components/appointment-dialog.tsx";
import { BookingForm } from "../../../features/appointments/components/booking-form.tsx";
import classes from "../../../features/appointments/components/day-view.module.css";
import { DayView } from "../../../features/appointments/components/day-view.tsx";
import { Dialog } from "../../../features/appointments/components/dialog.tsx";
import { draftFor } from "../../../features/appointments/model/booking-draft.ts";
import { isAppointment } from "../../../features/appointments/model/day-grid.ts";
import { nextDay } from "../../../features/appointments/model/zone.ts";

type Slot = { minutes?: number; professional?: string };

/** A day of the clinic, to book in. */
export default function Calendar() {
  const { t } = useTranslation("booking");
  const user = useSession();
  const [search, setSearch] = useSearchParams();
  const asked = search.get("date") ?? "";
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : today();
  const show = (next: string) => setSearch(next === today() ? {} : { date: next }, { replace: true });
  const clinic = useClinic();
  const zone = user.space?.time_zone ?? "Europe/Lisbon";
  const list = useDay(day, zone);
  const mayBook = useAllows()({ can: "appointments.write" });
  const [slot, setSlot] = useState<Slot | undefined>(search.has("new") ? {} : undefined);
  const [opened, setOpened] = useState<Appointment>();
  const book = useBook();
  const error = clinic.error ?? list.error;
  // What the dialog shows follows the list: someone else may have changed it.
  const current =
    opened && (list.data?.items.find((item) => isAppointment(item) && item.id === opened.id) ?? opened);
  return (
    <>
      <PageHead
        title={sentence(formatDate(day, "weekday"))}
        context={t("day.context", { count: list.data?.items.length ?? 0 })}
        actions={
          mayBook && (
            <Button leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />} onClick={() => setSlot({})}>
              {t("day.new")}
            </Button>
          )
        }
      />
      <PageBody>
        <DayBar day={day} onShow={show} />
        {error ? (
          <ErrorState error={error} onRetry={() => void Promise.all([clinic.refetch(), list.refetch()])} />
        ) : clinic.data && list.data ? (
          <DayView
            day={day}
            clinic={clinic.data}
            entries={list.data.items}
            calendarHours={{ from: user.calendar_min, to: user.calendar_max }}
            ownId={user.id}
            onSlot={mayBook ? setSlot : undefined}
            onOpen={(entry: CalendarEntry) => isAppointment(entry) && setOpened(entry)}
          />
        ) : (
          <Skeleton lines={8} />
        )}
      </PageBody>
      {slot && clinic.data && (
        <Dialog title={t("day.new")} onClose={() => setSlot(undefined)}>
          <BookingForm
            clinic={clinic.data}
            initial={draftFor(clinic.data, { day, ...slot }, list.data?.items)}
            action={t("form.book")}
            submit={({ patient, type, ...request }) =>
              book.mutateAsync({
                ...request,
                patient: patient.id,
                patient_name: patient.name,
                appointment_type: type,
              })
            }
            onDone={({ patient_name, start }) => {
              setSlot(undefined);
              toast(t("form.booked", { name: patient_name, time: formatTime(start) }));
            }}
          />
        </Dialog>
      )}
      {current && isAppointment(current) && clinic.data && (
        <AppointmentDialog appointment={current} clinic={clinic.data} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

function DayBar({ day, onShow }: { day: string; onShow: (day: string) => void }) {
  const { t } = useTranslation("booking");
  const step = (label: string, to: string, Icon: typeof IconChevronLeft) => (
    <ActionIcon variant="default" size="lg" aria-label={label} title={label} onClick={() => onShow(to)}>
      <Icon size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
  return (
    <div className={classes.bar}>
      {step(t("day.previous"), nextDay(day, -1), IconChevronLeft)}
      <Button variant="default" onClick={() => onShow(today())} disabled={day === today()}>
        {t("day.today")}
      </Button>
      {step(t("day.next"), nextDay(day), IconChevronRight)}
      <DateField
        label={t("form.date")}
        hideLabel
        value={day}
        onChange={(next) => next !== "" && onShow(next)}
      />
    </div>
  );
}

/** Portuguese writes weekdays small; a title begins with a capital. */
const sentence = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
