import { none, type Row } from "./matrix-case.ts";

const both = { en: "Demo", pt: "Demonstração" };
const audience = {
  ...{ plans: ["student"], subscriptions: [], modules: [], languages: [] },
  recipients: "managers",
};
const mail = { kind: "marketing", subject: both, body: both, audience };
const noMail = { campaign: "cmp_01K0DEM0000000000000000001" };
const action: Row = { call: () => ({ params: noMail, body: { version: 1 } }), own: [404] };

/** Mails to clinics, which marketing and super admins write, and the page that unsubscribes. */
export const campaigns: Record<string, Row> = {
  "backoffice.list-campaigns": none,
  "backoffice.get-campaign": { call: () => ({ params: noMail }), own: [404] },
  "backoffice.create-campaign": { call: () => ({ body: mail }), own: [201] },
  "backoffice.update-campaign": {
    call: () => ({ params: noMail, body: { ...mail, version: 1 } }),
    own: [404],
  },
  "backoffice.count-receivers": { call: () => ({ body: { kind: "service", audience } }) },
  "backoffice.send-test-mail": {
    call: () => ({ body: { kind: "service", language: "en", subject: "Demo", body: "Demo" } }),
    own: [201],
  },
  "backoffice.send-campaign": {
    call: () => ({ params: noMail, body: { version: 1, at: null } }),
    own: [404],
  },
  "backoffice.pause-campaign": action,
  "backoffice.resume-campaign": action,
  "backoffice.cancel-campaign": action,
  "backoffice.list-receivers": { call: () => ({ params: noMail }), own: [404] },
  "accounts.unsubscribe": { call: () => ({ params: { token: "x".repeat(119) }, body: {} }), own: [404] },
};
