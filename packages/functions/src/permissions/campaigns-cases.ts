import { none, type Row } from "./matrix-case.ts";

const both = { en: "Demo", pt: "Demonstração" };
const audience = {
  plans: ["student"],
  subscriptions: [],
  modules: [],
  languages: [],
  recipients: "managers",
};
const mail = { kind: "marketing", subject: both, body: both, audience };
const noMail = { campaign: "cmp_01K0DEM0000000000000000001" };
const action: Row = { call: () => ({ params: noMail, body: { version: 1 } }), own: [404] };

/** Mails to clinics, which marketing and super admins write, and the page that unsubscribes. */
export const campaigns: Record<string, Row> = {
  "campaigns.list-campaigns": none,
  "campaigns.get-campaign": { call: () => ({ params: noMail }), own: [404] },
  "campaigns.create-campaign": { call: () => ({ body: mail }), own: [201] },
  "campaigns.update-campaign": {
    call: () => ({ params: noMail, body: { ...mail, version: 1 } }),
    own: [404],
  },
  "campaigns.count-receivers": { call: () => ({ body: { kind: "service", audience } }) },
  "campaigns.send-test-mail": {
    call: () => ({ body: { kind: "service", language: "en", subject: "Demo", body: "Demo" } }),
    own: [201],
  },
  "campaigns.send-campaign": {
    call: () => ({ params: noMail, body: { version: 1, at: null } }),
    own: [404],
  },
  "campaigns.pause-campaign": action,
  "campaigns.resume-campaign": action,
  "campaigns.cancel-campaign": action,
  "campaigns.list-receivers": { call: () => ({ params: noMail }), own: [404] },
  "accounts.unsubscribe": { call: () => ({ params: { token: "x".repeat(119) }, body: {} }), own: [404] },
};
