import type { Row } from "./matrix-case.ts";

/** A photo that does not exist. The rows only test who may call, and about whose appointment. */
const photo = "pho_01K0DEM0000000000000000001";
const named: Row["call"] = ({ appointment }) => ({ params: { appointment, photo } });
const unknown = {
  names: "appointment",
  own: [404],
  colleague: [404],
  archived: [404],
} as const;

/** Photos: clinical content, written by the appointment's own professional. */
export const photos: Record<string, Row> = {
  "photos.create": {
    call: ({ appointment, patient }) => ({
      params: { appointment },
      body: {
        patient,
        section: "tongue",
        taken_at: "2026-01-01T10:00:00.000Z",
        width: 400,
        height: 300,
        original: { content_type: "image/jpeg", size: 1000 },
        thumbnail: { size: 100 },
      },
    }),
    names: "appointment",
    own: [201],
    colleague: [403],
    archived: [403],
  },
  "photos.complete": { call: named, ...unknown },
  "photos.of-appointment": {
    call: ({ appointment }) => ({ params: { appointment } }),
    names: "appointment",
  },
  "photos.of-patient": { call: ({ patient }) => ({ params: { patient } }), names: "patient" },
  "photos.open": { call: named, ...unknown },
  "photos.update": {
    call: (ids) => ({ ...named(ids), body: { version: 1, caption: "Demo" } }),
    ...unknown,
  },
  "photos.set-region": {
    call: (ids) => ({ ...named(ids), body: { version: 1, region: "knee" } }),
    ...unknown,
  },
  "photos.remove": { call: named, ...unknown },
  "photos.restore": { call: named, ...unknown },
};
