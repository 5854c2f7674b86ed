import { none, type Row } from "./matrix-case.ts";

const absent: Row = {
  call: () => ({ params: { export: "exp_01J00000000000000000000000" } }),
  own: [404],
};

/** Exports of the whole space. Two callers of the same clinic may meet on the one that is being made. */
export const exports_: Record<string, Row> = {
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
