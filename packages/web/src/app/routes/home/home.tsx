import { can, seesAllCalendars } from "@meridian/core/contracts/kernel/access";
import { formatDateLine, today } from "@meridian/ui/i18n/format";
import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import { loadPart } from "@meridian/ui/loading/load";
import { useSession } from "@meridian/ui/session/session";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Notice, Skeleton } from "@meridian/ui/states/states";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useHome, useProfessionals } from "../../../features/home/api/home.ts";
import { Glance } from "../../../features/home/components/overview.tsx";
import type { DrawPayment } from "../../../features/home/components/today-list.tsx";
import { tally } from "../../../features/home/model/today.ts";
import { WithConsentMarks } from "../patients/consent-parts.tsx";

const FirstSteps = lazy(() =>
  loadPart(() => import("../../../features/home/components/first-steps.tsx")).then((part) => ({
    default: part.FirstSteps,
  })),
);

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
  const name = user.name.split(" ")[0] ?? user.name;
  if (home.data && !home.data.setup.appointment && home.data.today.length === 0) {
    return (
      <>
        <PageHead title={t("steps.title", { name })} context={t("steps.context")} />
        <PageBody>
          {can(user, "clinic.manage") ? (
            <Suspense fallback={<Skeleton lines={4} />}>
              <FirstSteps setup={home.data.setup} />
            </Suspense>
          ) : (
            <Notice tone="blue" title={t("steps.waiting")}>
              {t("steps.waitingHelp")}
            </Notice>
          )}
        </PageBody>
      </>
    );
  }
  const { booked, done } = tally(home.data?.today ?? []);
  const context = [formatDateLine(today()), booked > 0 && t("today.tally", { count: booked, done })];
  return (
    <>
      <PageHead title={t("title", { name })} context={context.filter(Boolean).join(" · ")} />
      <PageBody>
        {home.data ? (
          <WithConsentMarks>
            <Glance
              {...home.data}
              professionals={professionals}
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
        ) : home.error ? (
          <ErrorState error={home.error} onRetry={() => void home.refetch()} />
        ) : (
          <Skeleton lines={6} />
        )}
      </PageBody>
    </>
  );
}
