import { none, type Row } from "./matrix-case.ts";

export const messages: Record<string, Row> = {
  "notifications.list": none,
  "notifications.read": {
    call: () => ({ params: { message: "ntf_01K0DEM0000000000000000001" } }),
    own: [404],
  },
  // No message has failed, so an admitted caller gets 404.
  "notifications.send-again": {
    call: () => ({ params: { message: "ntf_01K0DEM0000000000000000001" } }),
    own: [404],
  },
  "notifications.of-patient": { call: ({ patient }) => ({ params: { patient } }), names: "patient" },
};
