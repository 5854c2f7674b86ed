import { managedPayments } from "./managed-payments-cases.ts";
import { managedSpaces } from "./managed-spaces-cases.ts";
import { none, type Row } from "./matrix-case.ts";

export const backoffice: Record<string, Row> = {
  "backoffice.list-spaces": none,
  "backoffice.get-space": {
    call: ({ space }) => ({ params: { space } }),
    names: "clinic",
    // The back office sees every space.
    foreign: [200],
  },
  ...managedSpaces,
  ...managedPayments,
  "backoffice.overview": none,
  "backoffice.list-failed-messages": none,
  "backoffice.send-failed-message": {
    call: () => ({ params: { message: "ntf_01K0DEM0000000000000000001" }, body: { space: "none" } }),
    own: [404],
  },
  // A list that every administrator but marketing sees.
  "backoffice.record-list": { call: () => ({ body: { list: "catalogue" } }), own: [201, 403] },
  "backoffice.verify-space": {
    call: ({ space }) => ({ params: { space } }),
    names: "clinic",
    own: [409, 404],
    foreign: [409, 404],
    colleague: [409, 404],
    archived: [409, 404],
  },
};
