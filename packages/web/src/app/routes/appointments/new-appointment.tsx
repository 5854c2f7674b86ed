import { Button } from "@mantine/core";
import { wallClock } from "@meridian/core/time/zones";
import { timeZone, today } from "@meridian/ui/i18n/format";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams } from "react-router-dom";
import {
  bookingDefaultsQuery,
  patientOrNew,
  readPatient,
  useBook,
  useClinic,
} from "../../../features/scheduling/api/booking.ts";
import { BookingForm } from "../../../features/scheduling/components/booking-form.tsx";
import { useBookedToast } from "../../../features/scheduling/components/use-booked-toast.ts";
import { draftFor } from "../../../features/scheduling/model/booking-draft.ts";
import { WithConsentMarks } from "../patients/consent-parts.tsx";

/** Books an appointment from the patient's own page. */
export default function NewAppointment() {
  const { t } = useTranslation("scheduling");
  const { t: act } = useTranslation("ui");
  const { pid = "" } = useParams();
  const navigate = useNavigate();
  const clinic = useClinic();
  const patient = useQuery({ queryKey: ["patient", pid], queryFn: () => readPatient(pid) });
  // Asked for together with the patient; the form takes the answer.
  usePrefetchQuery(bookingDefaultsQuery(pid));
  const book = useBook();
  const sayBooked = useBookedToast(clinic.data);
  const error = clinic.error ?? patient.error;
  return (
    <>
      <PageHead title={t("day.new")} context={patient.data?.name} />
      <PageBody narrow>
        {error ? (
          <ErrorState error={error} onRetry={() => void Promise.all([clinic.refetch(), patient.refetch()])} />
        ) : clinic.data && patient.data ? (
          <WithConsentMarks>
            <BookingForm
              clinic={clinic.data}
              initial={draftFor(clinic.data, {
                day: today(),
                patient: { id: patient.data.id, name: patient.data.name },
              })}
              fixedPatient
              action={t("form.book")}
              submit={({ patient: who, type, ...request }) =>
                book.mutateAsync({
                  ...request,
                  ...patientOrNew(who),
                  appointment_type: type,
                })
              }
              onDone={(booked) => {
                sayBooked(booked);
                void navigate(`/calendar?date=${wallClock(booked.start, timeZone()).day}`);
              }}
              secondary={
                <Button variant="default" component={Link} to={`/patient/${pid}`}>
                  {act("action.cancel")}
                </Button>
              }
            />
          </WithConsentMarks>
        ) : (
          <Skeleton lines={6} />
        )}
      </PageBody>
    </>
  );
}
