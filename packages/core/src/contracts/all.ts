import { accountsRoutes } from "./accounts/accounts.ts";
import { activityRoutes } from "./activity/activity.ts";
import { acupunctureRoutes } from "./acupuncture/acupuncture.ts";
import { assessmentsRoutes } from "./assessments/assessments.ts";
import { backofficeRoutes } from "./backoffice/backoffice.ts";
import { billingRoutes } from "./billing/billing.ts";
import { campaignsRoutes } from "./campaigns/campaigns.ts";
import { cataloguesRoutes } from "./catalogues/catalogues.ts";
import { classificationsRoutes } from "./classifications/classifications.ts";
import { clinicRoutes } from "./clinic/clinic.ts";
import { closingRoutes } from "./closing/closing.ts";
import { consentLinkRoutes } from "./consents/consent-links.ts";
import { consentPageRoutes } from "./consents/consent-page.ts";
import { consentTextsRoutes } from "./consents/consent-texts.ts";
import { consentsRoutes } from "./consents/consents.ts";
import { documentsRoutes } from "./documents/documents.ts";
import { erasureRoutes } from "./erasure/erasure.ts";
import { exampleRoutes } from "./example/example.ts";
import { archiveImportRoutes } from "./exports/archive-imports.ts";
import { exportsRoutes } from "./exports/exports.ts";
import { listDownloadRoutes } from "./exports/list-downloads.ts";
import { appointmentImportsRoutes } from "./imports/appointment-imports.ts";
import { importsRoutes } from "./imports/imports.ts";
import type { Route, RouteTable } from "./kernel/route.ts";
import { legalTextsRoutes } from "./legal-texts/legal-texts.ts";
import { materiaRoutes } from "./materia/materia-routes.ts";
import { courseRoutes } from "./monitoring/course.ts";
import { linkMessageRoutes } from "./monitoring/link-messages.ts";
import { monitoredSymptomRoutes } from "./monitoring/monitored-symptoms.ts";
import { monitoringPageRoutes } from "./monitoring/monitoring-page.ts";
import { notificationsRoutes } from "./notifications/notifications.ts";
import { patientCopyRoutes } from "./patient-copy/patient-copy.ts";
import { patientsRoutes } from "./patients/patients.ts";
import { photosRoutes } from "./photos/photos.ts";
import { planPaymentsRoutes } from "./plan-payments/plan-payments.ts";
import { retentionRoutes } from "./retention/retention.ts";
import { appointmentsRoutes } from "./scheduling/appointments-routes.ts";
import { blockedTimeRoutes } from "./scheduling/blocked-times.ts";
import { calendarRoutes } from "./scheduling/calendar.ts";
import { seriesRoutes } from "./scheduling/series.ts";
import { waitingListRoutes } from "./scheduling/waiting-list.ts";
import { statisticsRoutes } from "./statistics/statistics.ts";
import { overviewRoutes } from "./subscription/overview.ts";
import { studentProofRoutes } from "./subscription/student-proof.ts";
import { subscriptionRoutes } from "./subscription/subscription.ts";
import { supplementsRoutes } from "./supplements/supplements.ts";
import { supportRoutes } from "./support/support.ts";
import { timersRoutes } from "./timers/timers.ts";
import { treatmentsRoutes } from "./treatments/treatments.ts";
import { figuresRoutes } from "./visits/figures.ts";
import { visitsRoutes } from "./visits/visits-routes.ts";

/** Every domain's route table, by the domain's name. */
export const routeTables: Readonly<Record<string, RouteTable>> = {
  accounts: accountsRoutes,
  activity: activityRoutes,
  acupuncture: acupunctureRoutes,
  assessments: assessmentsRoutes,
  backoffice: backofficeRoutes,
  billing: billingRoutes,
  campaigns: campaignsRoutes,
  catalogues: cataloguesRoutes,
  classifications: classificationsRoutes,
  clinic: clinicRoutes,
  documents: documentsRoutes,
  closing: closingRoutes,
  erasure: erasureRoutes,
  example: exampleRoutes,
  exports: { ...exportsRoutes, ...archiveImportRoutes, ...listDownloadRoutes },
  consents: { ...consentsRoutes, ...consentTextsRoutes, ...consentLinkRoutes, ...consentPageRoutes },
  imports: { ...importsRoutes, ...appointmentImportsRoutes },
  "legal-texts": legalTextsRoutes,
  materia: materiaRoutes,
  monitoring: { ...monitoredSymptomRoutes, ...courseRoutes, ...linkMessageRoutes, ...monitoringPageRoutes },
  notifications: notificationsRoutes,
  patients: patientsRoutes,
  "patient-copy": patientCopyRoutes,
  photos: photosRoutes,
  "plan-payments": planPaymentsRoutes,
  retention: retentionRoutes,
  scheduling: {
    ...appointmentsRoutes,
    ...seriesRoutes,
    ...waitingListRoutes,
    ...calendarRoutes,
    ...blockedTimeRoutes,
  },
  statistics: statisticsRoutes,
  subscription: { ...subscriptionRoutes, ...overviewRoutes, ...studentProofRoutes },
  supplements: supplementsRoutes,
  support: supportRoutes,
  treatments: treatmentsRoutes,
  timers: timersRoutes,
  visits: { ...visitsRoutes, ...figuresRoutes },
};

/** Every route of the product. */
export const allRoutes: readonly Route[] = Object.values(routeTables).flatMap((table) =>
  Object.values(table),
);
