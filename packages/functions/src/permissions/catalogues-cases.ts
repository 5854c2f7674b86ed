import { none, type Row } from "./matrix-case.ts";

const publication = "pbl_01ARZ3NDEKTSV4RRFFQ69G5FAV";
const catalogue = "substances";
const key = "huangqi";
const said = { reference: null, note: "", reviewed: false };
/** Versions that nothing has, so that the matrix changes nothing. */
const version = 9999;

/** The catalogues of the back office. Nothing is published in the matrix. */
export const catalogueCases: Record<string, Row> = {
  "catalogues.publications": none,
  "catalogues.published": {
    call: () => ({ params: { catalogue, publication, part: "0" } }),
    own: [404],
  },
  "catalogues.list": none,
  "catalogues.get": { call: () => ({ params: { catalogue } }) },
  "catalogues.entries": { call: () => ({ params: { catalogue }, query: { search: "huang qi" } }) },
  "catalogues.entry": { call: () => ({ params: { catalogue, key } }) },
  "catalogues.create": {
    call: () => ({ params: { catalogue }, body: { fields: {}, ...said } }),
    own: [400],
  },
  "catalogues.update": {
    call: () => ({ params: { catalogue, key }, body: { version, fields: {}, retired: false, ...said } }),
    own: [400],
  },
  "catalogues.review": {
    call: () => ({ params: { catalogue, key }, body: { version, review: "reviewed" } }),
    own: [404],
  },
  "catalogues.compare-rows": {
    call: () => ({ params: { catalogue }, body: { rows: [{ number: 1, key, fields: {} }] } }),
  },
  "catalogues.write-rows": {
    call: () => ({ params: { catalogue }, body: { rows: [{ number: 1, key, fields: {}, version }] } }),
  },
  "catalogues.history": { call: () => ({ params: { catalogue, key } }) },
  "catalogues.revert": {
    call: () => ({ params: { catalogue, key }, body: { version, to: 0 } }),
    own: [404],
  },
  "catalogues.changes": { call: () => ({ params: { catalogue } }) },
  "catalogues.publish": {
    call: () => ({ params: { catalogue }, body: { version } }),
    own: [409],
  },
};
