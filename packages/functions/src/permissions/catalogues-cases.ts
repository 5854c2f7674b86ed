import { none, type Row } from "./matrix-case.ts";

const publication = "pbl_01ARZ3NDEKTSV4RRFFQ69G5FAV";

/** The catalogues of the back office. Nothing is published in the matrix. */
export const catalogueCases: Record<string, Row> = {
  "catalogues.publications": none,
  "catalogues.published": {
    call: () => ({ params: { catalogue: "substances", publication, part: "0" } }),
    own: [404],
  },
};
