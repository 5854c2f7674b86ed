import type { AffectedSide } from "@meridian/core/clinical/acupuncture/balance-channels";
import type { AcupunctureState } from "@meridian/core/contracts/acupuncture/acupuncture";
import type { ComplaintItem } from "@meridian/core/contracts/visits/sections/complaint";
import type { RyodorakuData } from "@meridian/core/contracts/visits/sections/ryodoraku";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import { loadInside } from "@meridian/ui/loading/load";
import { useAllows } from "@meridian/ui/session/session";
import { PageBody } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { type ComponentProps, lazy, Suspense, useEffect, useMemo, useRef } from "react";
import { useParams } from "react-router-dom";
import { AcupuncturePanel } from "../../../features/acupuncture/components/acupuncture-panel.tsx";
import { AmendPoints } from "../../../features/acupuncture/components/amend-points.tsx";
import { useConsentStates } from "../../../features/consents/api/consents.ts";
import { useEndedTimers } from "../../../features/timers/api/timers.ts";
import { StartTimer } from "../../../features/timers/components/start-timer.tsx";
import { useSaveAcupuncture, useVisit } from "../../../features/visit/api/visit.ts";
import type { AcupunctureSlot } from "../../../features/visit/frame/points-slot.ts";
import { TimerProvider, type TimerRequest } from "../../../features/visit/frame/timer-button.tsx";
import { VisitScreen } from "../../../features/visit/frame/visit-screen.tsx";
import { WithCharges } from "../billing/charge-part.tsx";
import { symptomPeriod, WithComplaintMonitoring } from "../monitoring/complaint-part.tsx";
import { WithConsents } from "../patients/consent-parts.tsx";

const NewDocuments = lazy(() =>
  loadInside(async () => {
    const [part] = await Promise.all([
      import("../../../features/documents/components/new-documents.tsx"),
      loadNamespaces(["documents"]),
    ]);
    return { default: part.NewDocuments };
  }),
);

/** The appointment's timers end when it is signed, here or elsewhere. */
function useTimersEnd(appointment: string, writable: boolean) {
  const timersEnded = useEndedTimers(appointment);
  const wasWritable = useRef(writable);
  useEffect(() => {
    if (wasWritable.current && !writable) timersEnded();
    wasWritable.current = writable;
  }, [writable, timersEnded]);
}

/** The clinical appointment. Patient and appointment are both in the address: the server refuses a pair that is not one. */
export default function Appointment() {
  const { pid = "", aid = "" } = useParams();
  const visit = useVisit(pid, aid);
  const allows = useAllows();
  const mtc = allows({ module: "mtc" });
  const follows = allows({ can: "monitoring.read" });
  const { data } = visit;
  // Asked for with the appointment: a notice of missing consents would push away what one is about to press.
  const consents = useConsentStates([pid]);
  const writable = data?.content?.writable ?? false;
  useTimersEnd(aid, writable);
  const timer = useMemo(
    () =>
      writable
        ? (wish: TimerRequest) => <StartTimer key={wish.minutes} appointment={aid} {...wish} />
        : undefined,
    [aid, writable],
  );
  // What was chosen while the module was there stays readable, and what became of it.
  const { acupuncture, amendments = [] } = data?.content ?? {};
  const shown =
    mtc ||
    (acupuncture?.points.length ?? 0) > 0 ||
    amendments.some(({ section }) => section === "acupuncture");
  if (data && !consents.isLoading)
    return (
      <WithCharges>
        <WithConsents patient={pid}>
          <TimerProvider value={timer}>
            <WithComplaintMonitoring visit={data}>
              <VisitScreen
                key={aid}
                visit={data}
                newDocuments={
                  data.content && (
                    <Suspense>
                      <NewDocuments patient={data.patient.id} since={data.content.previous?.start ?? null} />
                    </Suspense>
                  )
                }
                symptoms={follows && <Symptoms visit={data} />}
                acupuncture={
                  shown
                    ? {
                        panel: (slot) => (
                          <Acupuncture visit={data} {...slot} editable={slot.editable && mtc} timer={timer} />
                        ),
                        amend: (slot) => <AmendPoints patient={patientOf(data)} {...slot} />,
                      }
                    : undefined
                }
              />
            </WithComplaintMonitoring>
          </TimerProvider>
        </WithConsents>
      </WithCharges>
    );
  return (
    <PageBody>
      {visit.error ? (
        <ErrorState error={visit.error} onRetry={() => void visit.refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </PageBody>
  );
}

const SymptomsSinceVisit = lazy(() =>
  loadInside(async () => {
    const [part] = await Promise.all([
      import("../../../features/monitoring/components/since-visit.tsx"),
      loadNamespaces(["monitoring"]),
    ]);
    return { default: part.SymptomsSinceVisit };
  }),
);

/** What the patient followed since the visit before. It is read after the visit, and nothing waits for it. */
function Symptoms({ visit }: { visit: Visit }) {
  return (
    <Suspense>
      <SymptomsSinceVisit patient={visit.patient.id} period={symptomPeriod(visit)} />
    </Suspense>
  );
}

const patientOf = ({ patient }: Visit) => ({ pregnant: patient.clinical?.pregnant ?? false });

/** The side of the first complaint that names one, as it was last saved. */
function complaintSide({ content }: Visit): AffectedSide | undefined {
  const complaint = content?.sections.find(({ section }) => section === "complaint")?.data as
    | { items?: Pick<ComplaintItem, "side">[] }
    | undefined;
  const side = complaint?.items?.find((item) => item.side)?.side;
  return side === "central" ? "both" : (side ?? undefined);
}

/** The Ryodoraku readings of this visit, as they were last saved; undefined where none were taken. */
function measuredIn({ content }: Visit): RyodorakuData | undefined {
  const data = content?.sections.find(({ section }) => section === "ryodoraku")?.data as
    | RyodorakuData
    | undefined;
  return data && Object.keys(data.readings ?? {}).length > 0 ? data : undefined;
}

type AcupunctureProps = AcupunctureSlot & {
  visit: Visit;
  timer: ComponentProps<typeof TimerProvider>["value"];
};

function Acupuncture({ visit, ...slot }: AcupunctureProps) {
  const { appointment, content } = visit;
  const stored = useMemo(() => content?.acupuncture as AcupunctureState | undefined, [content?.acupuncture]);
  const keep = useSaveAcupuncture(appointment.id);
  const timersEnded = useEndedTimers(appointment.id);
  if (!stored) return null;
  return (
    <AcupuncturePanel
      appointment={appointment.id}
      stored={stored}
      patient={patientOf(visit)}
      complaintSide={complaintSide(visit)}
      measured={measuredIn(visit)}
      {...slot}
      onSaved={(state) => {
        keep(state);
        // Needles that came out, or points taken off the list, end what was timed there.
        if (state.needles_out !== stored.needles_out || state.needles_in < stored.needles_in) timersEnded();
      }}
    />
  );
}
