import type { Row } from "./matrix-case.ts";

const named: Row["call"] = ({ patient, document }) => ({ params: { patient, document } });
const ofPatient: Row["call"] = ({ patient }) => ({ params: { patient } });

/** The front desk does not see a clinical document. A professional changes those they added themselves. */
const reads = {
  names: "document",
  except: { receptionist: { own: [404], colleague: [404], archived: [404] } },
} as const;
const changes = {
  names: "document",
  colleague: [403],
  archived: [403],
  except: {
    receptionist: { own: [404], colleague: [404], archived: [404] },
    manager: { own: [403] },
    managerWhoTreats: { colleague: [200], archived: [200] },
  },
} as const;

/** Documents of a patient. The one that is named is an exam. */
export const documents: Record<string, Row> = {
  "documents.list": { call: ofPatient, names: "document" },
  "documents.list-added": {
    call: ({ patient }) => ({ params: { patient }, query: { since: "2020-01-01T00:00:00.000Z" } }),
    names: "document",
  },
  "documents.create": {
    call: ({ patient }) => ({
      params: { patient },
      body: { kind: "exam", title: "Demo", date: "2026-01-01", format: "pdf", size: 100 },
    }),
    names: "document",
    own: [201],
    archived: [409],
    except: {
      receptionist: { own: [403], foreign: [403], colleague: [403], archived: [403], random: [403] },
      manager: { own: [403], foreign: [403], colleague: [403], archived: [403], random: [403] },
    },
  },
  // The user who added it completed it.
  "documents.complete": {
    call: named,
    names: "document",
    colleague: [404],
    archived: [404],
    except: { receptionist: { own: [404] }, manager: { own: [404] } },
  },
  "documents.open": { call: named, ...reads },
  "documents.update": { call: (ids) => ({ ...named(ids), body: { version: 2, title: "Demo" } }), ...changes },
  "documents.archive": { call: named, ...changes },
  "documents.restore": { call: named, ...changes },
  "documents.read-disk-use": { call: () => ({}) },
};
