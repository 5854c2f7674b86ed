import { can, seesAllCalendars } from "@meridian/core/contracts/kernel/access";
import type { CalendarEntry } from "@meridian/core/contracts/scheduling/appointments";
import { currentExample } from "@meridian/ui/api/example-mode";
import { formatDateLine, today } from "@meridian/ui/i18n/format";
import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import { loadPart } from "@meridian/ui/loading/load";
import { useContactsLoading } from "@meridian/ui/patients/patient-phone";
import { useSession } from "@meridian/ui/session/session";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Notice, Skeleton } from "@meridian/ui/states/states";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useConsentStates } from "../../../features/consents/api/consents.ts";
import { useHome, useProfessionals } from "../../../features/home/api/home.ts";
import { Glance } from "../../../features/home/components/overview.tsx";
import type { DrawPayment } from "../../../features/home/components/today-list.tsx";
import { isSetUp, stepsOf } from "../../../features/home/model/getting-started.ts";
import { isAppointment, isEmpty, isStillToCome, tally } from "../../../features/home/model/today.ts";
import { WithConsentMarks } from "../patients/consent-parts.tsx";

const GettingStarted = lazy(() =>
  loadPart(async () => {
    const [part] = await Promise.all([
      import("../../../features/home/components/getting-started.tsx"),
      loadNamespaces(["welcome"]),
    ]);
    return { default: part.GettingStarted };
  }),
);

const loadTutorial = () =>
  loadPart(async () => {
    const [part] = await Promise.all([
      import("../../../features/home/components/tutorial.tsx"),
      loadNamespaces(["welcome"]),
    ]);
    return { default: part.Tutorial };
  });
const Tutorial = lazy(loadTutorial);

const PayChosen = lazy(() =>
  loadPart(async () => {
    const part = import("../../../features/billing/components/pay-chosen.tsx");
    await loadNamespaces(["billing"]);
    return part;
  }),
);

const Worsened = lazy(() =>
  loadPart(async () => {
    const [part] = await Promise.all([
      import("../../../features/monitoring/components/worsened.tsx"),
      loadNamespaces(["monitoring"]),
    ]);
    return { default: part.Worsened };
  }),
);

const drawPayment: DrawPayment = (chosen, onDone) => (
  <Suspense fallback={<Skeleton lines={3} />}>
    <PayChosen chosen={chosen} onDone={onDone} />
  </Suspense>
);

/** The first screen after signing in: today at a glance, or the first steps of a new clinic. */
export default function Home() {
  const { t } = useTranslation("home");
  const user = useSession();
  const home = useHome();
  const professionals = useProfessionals(seesAllCalendars(user) && home.data?.setup.place === true);
  const isListReady = useListReady(home.data?.today);
  const name = user.name.split(" ")[0] ?? user.name;
  // Fetched beside the day, and not after it.
  const [hadTasks] = useState(user.tutorial_open);
  const hasTasks = (hadTasks || user.tutorial_open) && currentExample() === undefined;
  useEffect(() => {
    if (hasTasks) void loadTutorial().catch(() => undefined);
  }, [hasTasks]);
  const manages = can(user, "clinic.manage");
  if (home.data && isEmpty(home.data) && (manages || !isSetUp(home.data.setup))) {
    const steps = stepsOf(user, home.data);
    const count = steps.filter((step) => step.done).length;
    return (
      <>
        <PageHead
          title={t("first.title", { name })}
          context={manages && t("first.progress", { count, all: steps.length })}
        />
        <PageBody>
          {manages ? (
            <Suspense fallback={<Skeleton lines={4} />}>
              <GettingStarted steps={steps} hasPlace={home.data.setup.place} />
            </Suspense>
          ) : (
            <Notice tone="blue" title={t("first.waiting")}>
              {t("first.waitingHelp")}
            </Notice>
          )}
        </PageBody>
      </>
    );
  }
  const { booked, done } = tally(home.data?.today ?? []);
  const context = [
    formatDateLine(today()),
    booked > 0 && t("today.tally", { count: booked, done: t("today.tallyDone", { count: done }) }),
  ];
  return (
    <>
      <PageHead title={t("title", { name })} context={context.filter(Boolean).join(" · ")} />
      <PageBody>
        {home.data && isListReady ? (
          // With its tasks the day is shown once their code is there, so that nothing moves.
          <Suspense fallback={<Skeleton lines={6} />}>
            <WithConsentMarks>
              <Glance
                {...home.data}
                professionals={professionals}
                tutorial={hasTasks && <Tutorial home={home.data} />}
                mayBook={can(user, "appointments.write")}
                payment={drawPayment}
                worsened={
                  can(user, "monitoring.write") && (
                    <Suspense>
                      <Worsened />
                    </Suspense>
                  )
                }
              />
            </WithConsentMarks>
          </Suspense>
        ) : home.error ? (
          <ErrorState error={home.error} onRetry={() => void home.refetch()} />
        ) : (
          <Skeleton lines={6} />
        )}
      </PageBody>
    </>
  );
}

/**
 * Whether phones and the marks of missing consents can be drawn with the list that has them: the rows would move under the
 * finger when they arrive later. What changes afterwards does not take the list away.
 */
function useListReady(list: readonly CalendarEntry[] = []): boolean {
  const [isReady, setReady] = useState(false);
  const phones = useContactsLoading(list.filter(isAppointment).map(({ patient }) => patient));
  const marks = useConsentStates(list.filter(isStillToCome).map(({ patient }) => patient));
  const isLoading = phones || marks.isLoading;
  if (!isReady && list.length > 0 && !isLoading) setReady(true);
  return isReady || !isLoading;
}
