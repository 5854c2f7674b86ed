import { activity } from "./activity-cases.ts";
import { acupuncture } from "./acupuncture-cases.ts";
import { tests } from "./assessments-cases.ts";
import { backoffice } from "./backoffice-cases.ts";
import { charging } from "./billing-cases.ts";
import { campaigns } from "./campaigns-cases.ts";
import { catalogueCases } from "./catalogues-cases.ts";
import { classification } from "./classifications-cases.ts";
import { closing } from "./closing-cases.ts";
import { consents } from "./consents-cases.ts";
import { documents } from "./documents-cases.ts";
import { erasure } from "./erasure-cases.ts";
import { exports_ } from "./exports-cases.ts";
import type { Ids } from "./fixtures.ts";
import { imports } from "./imports-cases.ts";
import { materia } from "./materia-cases.ts";
import { none, query, type Row, search, writesVisit } from "./matrix-case.ts";
import { monitoring } from "./monitoring-cases.ts";
import { messages } from "./notifications-cases.ts";
import { offers } from "./offers-cases.ts";
import { patientCopy } from "./patient-copy-cases.ts";
import { photos } from "./photos-cases.ts";
import { planPayments } from "./plan-payments-cases.ts";
import { retention } from "./retention-cases.ts";
import { statistics } from "./statistics-cases.ts";
import { subscription } from "./subscription-cases.ts";
import { supplies } from "./supplies-cases.ts";
import { support } from "./support-cases.ts";
import { timers } from "./timers-cases.ts";
import { treatments } from "./treatments-cases.ts";

const day = { from: "2030-01-01T00:00:00.000Z", to: "2030-01-02T00:00:00.000Z" };

const accounts: Record<string, Row> = {
  "accounts.refresh-user": { ...none, own: [200, 401] },
  "accounts.login": { ...none, own: [400] },
  "accounts.admin": { ...none, own: [400] },
  "accounts.logout": none,
  "accounts.register": { ...none, own: [400] },
  "accounts.confirm-email": { ...none, own: [400] },
  "accounts.resend-code": { ...none, own: [400] },
  "accounts.request-reset": { ...none, own: [400] },
  "accounts.reset-password": { ...none, own: [400] },
  "accounts.list-alerts": none,
  "accounts.hide-alerts": { call: () => ({ body: {} }) },
  "accounts.list-acceptances": none,
  "accounts.accept-texts": {
    call: () => ({ body: { texts: [{ text: "terms", number: 9000 }], language: "en" } }),
    own: [409],
  },
  "accounts.start-totp": { ...none, own: [400] },
  "accounts.confirm-totp": { call: () => ({ body: { totp: "000000" } }), own: [401] },
  "accounts.stop-totp": { call: () => ({ body: {} }), own: [400] },
  // Only for the owner. The matrix calls it with a version that does not exist.
  "accounts.require-totp": {
    call: () => ({ body: { version: 99, requires_totp: false } }),
    own: [403, 409],
  },
  "accounts.update-self": { call: () => ({ body: { version: 99, language: "en" } }), own: [409] },
  "accounts.list-members": none,
  "accounts.update-member": {
    call: ({ member }) => ({ params: { user: member }, body: { version: 99, calendar_permission: true } }),
    names: "clinic",
    own: [409],
    colleague: [409],
    archived: [409],
  },
  "accounts.list-invitations": none,
  "accounts.invite": {
    call: () => ({ body: { name: "Demo", email: "demo@invited.example", role: "receptionist" } }),
    own: [201],
  },
  "accounts.revoke-invitation": {
    call: ({ invitation }) => ({ params: { invitation } }),
    names: "clinic",
    own: [404],
    colleague: [404],
    archived: [404],
  },
  "accounts.read-invitation": { call: () => ({ params: { token: "a".repeat(27) } }), own: [404] },
  "accounts.accept-invitation": { call: () => ({ params: { token: "a".repeat(27) }, body: {} }), own: [400] },
};

const patients: Record<string, Row> = {
  "patients.list": query({ q: "demo" }),
  "patients.contacts": { call: ({ patient }) => ({ query: { ids: patient } }), own: [200] },
  "patients.duplicates": query({ name: "Demo" }),
  "patients.create": { call: () => ({ body: { name: "Demo", confirm_duplicates: true } }), own: [201] },
  "patients.get": { call: ({ patient }) => ({ params: { patient } }), names: "patient" },
  "patients.update": {
    call: ({ patient }) => ({ params: { patient }, body: { version: 1, occupation: "Cook" } }),
    names: "patient",
    archived: [409],
  },
  "patients.archive": { call: ({ patient }) => ({ params: { patient } }), names: "patient" },
  "patients.restore": { call: ({ patient }) => ({ params: { patient } }), names: "patient" },
  "patients.merge": {
    call: ({ patient, otherPatient }) => ({
      params: { patient },
      body: { other: otherPatient, version: 1, other_version: 1 },
    }),
    names: "twoPatients",
    archived: [409],
  },
  "patients.undo-merge": {
    call: ({ merge }) => ({ params: { merge } }),
    names: "patient",
    own: [404],
    colleague: [404],
    archived: [404],
  },
};

const booking = (ids: Ids) => ({
  patient: ids.patient,
  patient_name: ids.patientName,
  professional: ids.professional,
  office: ids.office,
  appointment_type: ids.appointmentType,
  start: "2031-05-05T10:00:00.000Z",
  duration: 30,
  override: true,
});

const noBlocked = "blk_01K0DEM0000000000000000001";
let blockedStep = 0;
/** A time of its own for each call: the same one cannot be blocked twice. */
const blocked = ({ professional }: Ids) => {
  blockedStep += 1;
  const moment = (step: number) => new Date(Date.UTC(2031, 4, 5, 0, step * 5)).toISOString().slice(0, 16);
  return { professional, title: "Demo lunch", from: moment(blockedStep), to: moment(blockedStep + 1) };
};
/** A professional blocks only their own time; the front desk and managers also others'. */
const OWN_ONLY = { colleague: [403], foreign: [403], random: [403], archived: [403] } as const;
const noEntry = "wtl_01K0DEM0000000000000000001";
/** The appointment in this matrix is not part of a series, which an admitted caller learns from 409. */
const alone = { names: "appointment", own: [409], colleague: [409], archived: [409] } as const;
const series = (ids: Ids) => ({ ...booking(ids), rule: { frequency: "weekly", count: 2 } });

const scheduling: Record<string, Row> = {
  "scheduling.list": query(day),
  "scheduling.home": none,
  "scheduling.upcoming": { call: ({ patient }) => ({ query: { patient } }), names: "patient" },
  // All calendars, for callers who may see them.
  "scheduling.affected-appointments": {
    ...query({ from: "2030-01-01", to: "2030-01-02" }),
    except: { professional: { own: [403] }, student: { own: [403] } },
  },
  "scheduling.list-blocked-times": query({ from: "2031-05-05", to: "2031-05-12" }),
  "scheduling.create-blocked-time": {
    call: (ids) => ({ body: blocked(ids) }),
    own: [201],
    colleague: [201],
    archived: [201],
    foreign: [400],
    random: [400],
    except: {
      professional: OWN_ONLY,
      professionalWithPermissions: OWN_ONLY,
      // A student who is alone in a space owns it; in this matrix the student is not the owner.
      student: OWN_ONLY,
    },
  },
  "scheduling.update-blocked-time": {
    call: (ids) => ({ params: { blocked: noBlocked }, body: { ...blocked(ids), version: 1 } }),
    own: [404],
    colleague: [404],
    archived: [404],
    except: {
      professional: OWN_ONLY,
      professionalWithPermissions: OWN_ONLY,
      student: OWN_ONLY,
    },
  },
  "scheduling.remove-blocked-time": { call: () => ({ params: { blocked: noBlocked } }), own: [404] },
  "scheduling.restore-blocked-time": {
    call: () => ({ params: { blocked: noBlocked }, body: {} }),
    own: [404],
  },
  "scheduling.booking-defaults": { call: ({ patient }) => ({ params: { patient } }), names: "patient" },
  "scheduling.create": {
    call: (ids) => ({ body: booking(ids) }),
    names: "patient",
    own: [201],
    colleague: [201],
    archived: [409],
    foreign: [404, 409],
    random: [404, 409],
  },
  "scheduling.update": {
    call: ({ appointment, appointmentVersion: version }) => ({
      params: { appointment },
      body: { version, notes: "Demo" },
    }),
    names: "appointment",
  },
  "scheduling.set-status": {
    call: ({ appointment, appointmentVersion: version }) => ({
      params: { appointment },
      body: { status: "paused", version },
    }),
    names: "appointment",
    ...writesVisit,
    except: { manager: { own: [403] }, receptionist: { own: [403] } },
  },
  "scheduling.preview-series": { call: (ids) => ({ body: series(ids) }), names: "patient" },
  "scheduling.create-series": {
    call: (ids) => ({ body: series(ids) }),
    names: "patient",
    own: [201],
    colleague: [201],
    archived: [409],
    foreign: [404, 409],
    random: [404, 409],
  },
  "scheduling.preview-series-change": {
    call: ({ appointment, appointmentVersion: version }) => ({
      params: { appointment },
      body: { scope: "all", version, notes: "Demo" },
    }),
    ...alone,
  },
  "scheduling.change-series": {
    call: ({ appointment, appointmentVersion: version }) => ({
      params: { appointment },
      body: { scope: "all", version, notes: "Demo" },
    }),
    ...alone,
  },
  "scheduling.cancel-series": {
    call: ({ appointment, appointmentVersion: version }) => ({
      params: { appointment },
      body: { scope: "all", version, reason: "Demo" },
    }),
    ...alone,
  },
  "scheduling.list-waiting": none,
  "scheduling.add-waiting": {
    call: ({ patient, patientName: patient_name, appointmentType: appointment_type }) => ({
      body: { patient, patient_name, appointment_type },
    }),
    names: "patient",
    own: [201],
    colleague: [201],
    archived: [409],
    foreign: [404],
  },
  // No entry has these ids. The row only tests who may call.
  "scheduling.update-waiting": {
    call: () => ({ params: { entry: noEntry }, body: { version: 1, urgent: true } }),
    own: [404],
  },
  "scheduling.remove-waiting": { call: () => ({ params: { entry: noEntry } }), own: [404] },
  "scheduling.free-times": query({ from: "2031-01-01", to: "2031-01-07", duration: "30" }),
  "scheduling.change-token": query(day),
  "scheduling.get-feed": none,
  "scheduling.create-feed": { ...none, own: [201] },
  "scheduling.revoke-feed": none,
  "scheduling.feed": { call: () => ({ params: { token: "a".repeat(27) } }), own: [404] },
};

const visits: Record<string, Row> = {
  "visits.get": { call: ({ appointment }) => ({ params: { appointment } }), names: "appointment" },
  "visits.print": { call: ({ appointment }) => ({ params: { appointment } }), names: "appointment" },
  // The appointment has no prescription.
  "visits.prescription": {
    call: ({ appointment }) => ({ params: { appointment } }),
    names: "appointment",
    own: [409],
  },
  "visits.save-section": {
    call: ({ appointment, patient }) => ({
      params: { appointment, section: "complaint" },
      body: { patient, version: 0, data: { items: [{ what: "Demo" }] } },
    }),
    names: "appointment",
    ...writesVisit,
  },
  "visits.results": {
    call: ({ patient }) => ({ params: { patient, step: "anamnesis" } }),
    names: "patient",
  },
  "visits.figures": { call: ({ patient }) => ({ params: { patient } }), names: "patient" },
  "visits.record": { call: ({ patient }) => ({ params: { patient } }), names: "patient" },
};

const clinic: Record<string, Row> = {
  "clinic.get": none,
  "clinic.create-establishment": {
    call: () => ({ body: { name: `Demo ${Math.random()}`, offices: ["One"] } }),
    own: [201],
  },
  "clinic.update-establishment": {
    call: ({ establishment }) => ({ params: { establishment }, body: { version: 9999, phone: "1" } }),
    names: "clinic",
    own: [409],
    colleague: [409],
    archived: [409],
    foreign: [404, 409],
    random: [404, 409],
  },
  // No clinic in the matrix reaches this version. The row only tests who may call.
  "clinic.remove-establishment": {
    call: ({ establishment }) => ({ params: { establishment }, query: { version: "9999" } }),
    names: "clinic",
    own: [409],
    colleague: [409],
    archived: [409],
    foreign: [404, 409],
    random: [404, 409],
  },
  "clinic.settings": none,
  "clinic.update-settings": { call: () => ({ body: { version: 9999, notify_email: true } }), own: [409] },
  "clinic.upload-logo": {
    call: () => ({ body: { content_type: "image/png", size: 100 } }),
    own: [201],
  },
  "clinic.set-logo": { call: () => ({ body: { version: 9999, logo: null } }), own: [409] },
  "clinic.logo": { call: () => ({ params: { logo: "lgo_01K0DEM0000000000000000001.png" } }) },
  "clinic.create-appointment-type": {
    call: () => ({ body: { name: `Demo ${Math.random()}`, duration: 30 } }),
    own: [201],
  },
  "clinic.update-appointment-type": {
    call: ({ appointmentType }) => ({ params: { type: appointmentType }, body: { version: 9999, price: 1 } }),
    names: "clinic",
    own: [409],
    colleague: [409],
    archived: [409],
    foreign: [404, 409],
    random: [404, 409],
  },
};

const reference: Record<string, Row> = {
  "classifications.farm-groups": none,
  "classifications.drugs": search,
  "classifications.drug-facts": { ...search, call: () => ({ query: { keys: "demo" } }) },
  "classifications.icd-chapters": none,
  "classifications.icd-search": search,
  "classifications.tcm-patterns": none,
};

/** A route without a row fails the matrix. */
export const rows: Readonly<Record<string, Row>> = {
  ...accounts,
  ...patients,
  ...scheduling,
  ...visits,
  ...offers,
  ...campaigns,
  ...planPayments,
  ...patientCopy,
  ...photos,
  ...documents,
  ...imports,
  ...exports_,
  ...consents,
  ...monitoring,
  ...clinic,
  ...charging,
  ...catalogueCases,
  ...messages,
  ...acupuncture,
  ...reference,
  ...classification,
  ...materia,
  ...statistics,
  ...subscription,
  ...supplies,
  ...tests,
  ...treatments,
  ...timers,
  ...activity,
  ...closing,
  ...erasure,
  ...retention,
  ...backoffice,
  ...support,
  "example.begin": {
    call: () => ({}),
    // An example is of a clinic.
    except: Object.fromEntries(
      (["external_entity", "superAdmin", "marketing", "staff"] as const).map((name) => [
        name,
        { own: [403] },
      ]),
    ),
  },
  "example.set-tour-step": { call: () => ({ body: { step: null } }) },
};
