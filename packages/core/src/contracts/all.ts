import { accountsRoutes } from "./accounts.ts";
import { acupunctureRoutes } from "./acupuncture.ts";
import { appointmentsRoutes } from "./appointments.ts";
import { backofficeRoutes } from "./backoffice.ts";
import { blockedTimeRoutes } from "./blocked-times.ts";
import { calendarRoutes } from "./calendar.ts";
import { chargingRoutes } from "./charging.ts";
import { clinicRoutes } from "./clinic.ts";
import { figuresRoutes } from "./figures.ts";
import { materiaRoutes } from "./materia-routes.ts";
import { messagesRoutes } from "./patient-messages.ts";
import { patientsRoutes } from "./patients.ts";
import { photosRoutes } from "./photos.ts";
import { referenceRoutes } from "./reference.ts";
import type { Route, RouteTable } from "./route.ts";
import { seriesRoutes } from "./series.ts";
import { supplementsRoutes } from "./supplements.ts";
import { testsRoutes } from "./tests.ts";
import { timersRoutes } from "./timers.ts";
import { treatmentsRoutes } from "./treatments.ts";
import { waitingListRoutes } from "./waiting-list.ts";

/** Every domain's route table, by the domain's name. */
export const routeTables: Readonly<Record<string, RouteTable>> = {
  accounts: accountsRoutes,
  acupuncture: acupunctureRoutes,
  appointments: {
    ...appointmentsRoutes,
    ...figuresRoutes,
    ...seriesRoutes,
    ...waitingListRoutes,
    ...calendarRoutes,
    ...blockedTimeRoutes,
  },
  backoffice: backofficeRoutes,
  charging: chargingRoutes,
  clinic: clinicRoutes,
  materia: materiaRoutes,
  messages: messagesRoutes,
  patients: patientsRoutes,
  photos: photosRoutes,
  reference: referenceRoutes,
  supplements: supplementsRoutes,
  tests: testsRoutes,
  treatments: treatmentsRoutes,
  timers: timersRoutes,
};

/** Every route of the product. */
export const allRoutes: readonly Route[] = Object.values(routeTables).flatMap((table) =>
  Object.values(table),
);
