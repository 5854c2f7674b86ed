import type { Row } from "./matrix-case.ts";

/** A consent nobody gave: what is decided here is who may ask. */
const consent = "cns_01K0DEM0000000000000000001";
const ofPatient: Row["call"] = ({ patient }) => ({ params: { patient } });
const ofConsent: Row["call"] = ({ patient }) => ({ params: { patient, consent } });
/** A fingerprint of other words than those in force, so that nothing is stored. */
const decided = {
  text: "acupuncture",
  version: "p1",
  language: "en",
  seen: "0".repeat(64),
  after: null,
  signer: { kind: "patient" },
};
const word = { title: "Demo", body: "I, {patient}, agree." };
const words = { en: word, pt: word };
/** Those who do not treat record no consent to a treatment. */
const notTherapeutic = { own: [403], colleague: [403], archived: [403] } as const;
const except = { manager: notTherapeutic, receptionist: notTherapeutic };
const deciding = (body: object): Row => ({
  call: ({ patient }) => ({ params: { patient }, body }),
  names: "patient",
  own: [409],
  except,
});

const ofText: Row["call"] = ({ patient }) => ({ params: { patient, text: "acupuncture" } });
/** A link that nobody made. */
const key = "demo-key-of-nobody-01234567";
const request = "00000000-0000-4000-8000-000000000001";
const byLink = { ...decided, request };
const linked = { texts: ["acupuncture"], signer: "patient" };

/** What patients agreed to. */
export const consents: Record<string, Row> = {
  "consents.list-states": {
    call: ({ patient }) => ({ query: { ids: patient } }),
    names: "patient",
    // Unknown ids are left out.
    foreign: [200],
    random: [200],
  },
  "consents.list-of-patient": { call: ofPatient, names: "patient" },
  "consents.get-form": {
    call: ({ patient }) => ({ params: { patient }, query: { text: "acupuncture", language: "en" } }),
    names: "patient",
    except,
  },
  "consents.sign": deciding({ ...decided, signature: { kind: "typed", name: "Demo Patient" } }),
  "consents.refuse": deciding({ ...decided, reason: "Demo" }),
  "consents.revoke": {
    call: ({ patient }) => ({ params: { patient, consent }, body: { reason: "Demo" } }),
    names: "patient",
    own: [404],
  },
  "consents.get-document": { call: ofConsent, names: "patient", own: [404] },
  "consents.list-links": { call: ofPatient, names: "patient" },
  "consents.create-link": {
    call: ({ patient }) => ({ params: { patient }, body: linked }),
    names: "patient",
    archived: [409],
    except,
  },
  "consents.preview-link-message": { call: ofPatient, names: "patient" },
  "consents.send-link": {
    call: ({ patient }) => ({ params: { patient }, body: { ...linked, channels: ["email"] } }),
    names: "patient",
    // No address to send it to.
    own: [409],
    archived: [409],
    except,
  },
  "consents.revoke-link": { call: ofText, names: "patient" },
  "consents.read-page": { call: () => ({ params: { key } }), own: [404] },
  "consents.sign-page": {
    call: () => ({
      params: { key },
      body: { ...byLink, signature: { kind: "typed", name: "Demo Patient" } },
    }),
    own: [404],
  },
  "consents.refuse-page": {
    call: () => ({ params: { key }, body: { ...byLink, reason: "Demo" } }),
    own: [404],
  },
  "consents.get-copy": { call: () => ({ params: { key }, body: { request } }), own: [404] },
  "consents.list-texts": { call: () => ({}) },
  "consents.get-text": { call: () => ({ params: { text: "herbal" } }) },
  "consents.create-text": { call: () => ({ body: words }), own: [201] },
  // All callers are of one clinic: the first changes it, the others are told.
  "consents.save-draft": {
    call: () => ({ params: { text: "herbal" }, body: { version: 0, ...words } }),
    own: [200, 409],
  },
  "consents.set-rule": {
    call: () => ({
      params: { text: "cst_01K0DEM0000000000000000001" },
      body: { version: 0, occasion: "acupuncture", ages: "all" },
    }),
    own: [404],
  },
  "consents.publish": {
    call: () => ({ params: { text: "photos" }, body: { version: 0, renew: false } }),
    own: [409],
  },
  "consents.set-active": {
    call: () => ({ params: { text: "minor" }, body: { version: 0, active: true } }),
    own: [200, 409],
  },
  "consents.verify": { call: ofConsent, names: "patient", own: [404] },
};
