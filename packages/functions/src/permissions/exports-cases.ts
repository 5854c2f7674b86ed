import { none, type Row } from "./matrix-case.ts";

const absent: Row = {
  call: () => ({ params: { export: "exp_01J00000000000000000000000" } }),
  own: [404],
};

const refused = { own: [403], foreign: [403], colleague: [403], archived: [403], random: [403] } as const;

/** Exports of the whole space. Two callers of the same clinic may meet on the one that is being made. */
export const exports_: Record<string, Row> = {
  // A list of several people, of which one was chosen: managers alone.
  "exports.record-list": {
    call: ({ patient }) => ({ body: { list: "activity", patient } }),
    names: "patient",
    own: [201],
    except: {
      professional: refused,
      professionalWithPermissions: refused,
      student: refused,
      receptionist: refused,
    },
  },
  "exports.list": none,
  "exports.begin": { call: () => ({ body: { with_files: false } }), own: [201, 409] },
  "exports.cancel": absent,
  "exports.open": absent,
  "exports.get-import": none,
  // The spaces of the matrix have patients.
  "exports.begin-import": { call: () => ({ body: { size: 100 } }), own: [409] },
  "exports.start-import": {
    call: () => ({ params: { import: "aim_01J00000000000000000000000" } }),
    own: [404],
  },
};
