import { none, type Row, search, writesVisit } from "./matrix-case.ts";

/** Own catalogue entries: for a colleague an unshared one does not exist, as for another space. */
const ownEntry = (call: Row["call"], own: readonly number[] = [200]): Row => ({
  call,
  names: "catalogue",
  own,
  colleague: [404],
  archived: [404],
  // A manager who treats no patients has no own entries, so the record is a colleague's.
  except: { manager: { own: [404] } },
});

const point = { name: "Demo point", channel: "EX", side: "bilateral", auricular: false };

/** Points and groups, of an appointment and of the user's own catalogue. */
export const acupuncture: Record<string, Row> = {
  "acupuncture.get": none,
  "acupuncture.points": { call: () => ({ body: {} }) },
  "acupuncture.tables": none,
  "acupuncture.point-facts": none,
  "acupuncture.custom-groups": none,
  "acupuncture.search": search,
  "acupuncture.appointment": {
    call: ({ appointment }) => ({
      params: { appointment },
      body: { action: "add", version: 0, points: [{ id: "ST36", auricular: false }] },
    }),
    names: "appointment",
    ...writesVisit,
    except: { manager: { own: [403], colleague: [403], archived: [403], foreign: [403], random: [403] } },
  },
  // The appointment in this matrix is not signed, so its own professional gets 409.
  "acupuncture.amend": {
    call: ({ appointment, patient }) => ({
      params: { appointment },
      body: { patient, version: 0, points: [], ashi_points: "", ashi_marks: [], amend: { reason: "Demo" } },
    }),
    names: "appointment",
    own: [409],
    ...writesVisit,
  },
  "acupuncture.new-group": {
    call: () => ({ body: { name: `Demo ${Math.random()}`, auricular: false, points: ["ST36"] } }),
    own: [201, 200],
  },
  "acupuncture.edit-group": ownEntry(({ group }) => ({
    params: { id: group },
    body: { name: `Demo ${Math.random()}`, auricular: false, points: ["ST36"] },
  })),
  "acupuncture.delete-group": ownEntry(({ group }) => ({ params: { id: group } })),
  "acupuncture.group": ownEntry(({ group }) => ({ params: { id: group } })),
  "acupuncture.new-point": {
    call: () => ({ body: { ...point, name: `Demo ${Math.random()}` } }),
    own: [201, 200],
  },
  "acupuncture.edit-point": ownEntry((ids) => ({
    params: { id: ids.point },
    body: { ...point, name: `Demo ${Math.random()}` },
  })),
  "acupuncture.delete-point": ownEntry((ids) => ({ params: { id: ids.point } })),
  "acupuncture.point": ownEntry((ids) => ({ params: { id: ids.point } })),
};
