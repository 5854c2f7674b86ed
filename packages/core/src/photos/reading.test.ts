import { describe, expect, test } from "vitest";
import { photosRoutes } from "../contracts/photos/photos.ts";
import * as Patients from "../patients/index.ts";
import * as Spaces from "../spaces/index.ts";
import { as, counted, makeUser } from "../testing/actors.ts";
import { makePatient } from "../testing/patients.ts";
import { type OpenVisit, photoFixtures } from "../testing/photo-fixtures.ts";
import { refusal } from "../testing/refusal.ts";
import * as Visits from "../visits/index.ts";
import * as Photos from "./index.ts";

const { clinic, openVisit, sign, addPhoto, photosOf } = photoFixtures();

type Filters = Partial<Parameters<typeof Photos.ofPatient>[0]["query"]>;
const ofPatient = (patient: string, query: Filters = {}) =>
  Photos.ofPatient({ params: { patient }, query: { limit: 50, ...query } });

describe("reading photos", () => {
  test("a record and a history include them without a further request", async () => {
    const visit = await openVisit();
    const photo = await addPhoto(visit);
    const list = await counted(clinic.ana, () => ofPatient(visit.patient));
    expect([list.calls, list.value.items.map(({ id }) => id)]).toEqual([2, [photo.id]]);
    const history = await counted(clinic.ana, () =>
      Visits.record({ params: { patient: visit.patient }, query: { limit: 10 } }),
    );
    expect(history.calls).toBe(2);
    expect(history.value.items[0]?.photos.map(({ id }) => id)).toEqual([photo.id]);
    expect((await counted(clinic.ana, () => Photos.ofAppointment(visit.appointment))).calls).toBe(2);
  });

  test("is only for users who may read the visit", async () => {
    const visit = await openVisit();
    await addPhoto(visit);
    const desk = await makeUser(clinic.space.id, "receptionist");
    const seen = await as(desk, () =>
      Visits.record({ params: { patient: visit.patient }, query: { limit: 10 } }),
    );
    expect(seen.items[0]?.photos).toEqual([]);
    expect((await photosOf(visit.appointment, clinic.rui)).items).toHaveLength(1);
    await setShared(false);
    expect((await refusal(photosOf(visit.appointment, clinic.rui))).code).toBe("appointment.not_shared");
    expect((await as(clinic.rui, () => ofPatient(visit.patient))).items).toEqual([]);
    expect((await photosOf(visit.appointment, clinic.manager)).items).toHaveLength(1);
    await setShared(true);
  });

  test("includes those of a merged patient, until the merge is undone", async () => {
    const visit = await openVisit();
    const photo = await addPhoto(visit);
    const kept = await openVisit();
    const { merge } = await as(clinic.manager, () =>
      Patients.merge(kept.patient, { other: visit.patient, version: 1, other_version: 1 }),
    );
    const ids = async (patient: string) =>
      (await as(clinic.ana, () => ofPatient(patient))).items.map(({ id }) => id);
    expect(await ids(kept.patient)).toEqual([photo.id]);
    await as(clinic.manager, () => Patients.undoMerge(merge.id));
    expect([await ids(kept.patient), await ids(visit.patient)]).toEqual([[], [photo.id]]);
  });

  test("a thumbnail's link stays the same for a while, so that it is loaded once", async () => {
    const visit = await openVisit();
    await addPhoto(visit);
    const link = async () => (await photosOf(visit.appointment)).items[0]?.thumbnail;
    const one = await link();
    const two = await link();
    const three = await link();
    // The window may end between two of them, not between three.
    expect(new Set([one, two, three]).size).toBeLessThanOrEqual(2);
  });
});

describe("all photos of a patient", () => {
  /** Three visits of one patient with 2, 1 and 2 photos, of different parts of the body; the newest visit last. */
  async function three() {
    const patient = await makePatient(clinic.space.id);
    const visits: (OpenVisit & { photos: string[] })[] = [];
    for (const sections of [["tongue", null], [null], ["tongue", null]] as const) {
      const visit = await openVisit(patient);
      const photos: string[] = [];
      for (const section of sections) photos.push((await addPhoto(visit, { section })).id);
      visits.push({ ...visit, photos });
    }
    return { patient: patient.id, visits };
  }
  const idsOf = (page: { items: { id: string }[] }) => page.items.map(({ id }) => id).sort();

  test("come by pages which never divide the photos of one visit", async () => {
    const { patient, visits } = await three();
    const pages: { items: { appointment: string; start: string }[] }[] = [];
    let cursor: string | undefined;
    do {
      const page = await as(clinic.ana, () => ofPatient(patient, { limit: 2, ...(cursor && { cursor }) }));
      pages.push(page);
      cursor = page.next ?? undefined;
    } while (cursor);
    const counts = pages.map(({ items }) => items.length).filter((count) => count > 0);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5);
    expect(Math.max(...counts)).toBeLessThanOrEqual(3);
    for (const visit of visits)
      expect(
        pages.filter(({ items }) => items.some(({ appointment }) => appointment === visit.appointment)),
      ).toHaveLength(1);
    const starts = pages.flatMap(({ items }) => items.map(({ start }) => start));
    expect(starts).toEqual([...starts].sort().reverse());
  });

  test("are filtered by the part of the body, the unknown one included, and by when the visit began", async () => {
    const { patient, visits } = await three();
    const [first, second, third] = visits;
    const named = { appointment: String(second?.appointment), photo: String(second?.photos[0]) };
    await as(clinic.ana, () => Photos.setRegion(named, { version: 1, region: "knee", side: null }));
    const of = (query: Filters) => as(clinic.ana, async () => idsOf(await ofPatient(patient, query)));
    expect(await of({ region: "knee" })).toEqual([named.photo]);
    expect(await of({ region: "tongue" })).toEqual([first?.photos[0], third?.photos[0]].map(String).sort());
    expect(await of({ region: "none" })).toEqual([first?.photos[1], third?.photos[1]].map(String).sort());
    const start = async (appointment: string | undefined) =>
      (await as(clinic.ana, () => ofPatient(patient))).items.find((one) => one.appointment === appointment)
        ?.start;
    const from = await start(second?.appointment);
    const before = await start(third?.appointment);
    expect(await of({ from: String(from), before: String(before) })).toEqual(second?.photos);
    expect((await of({ before: String(from) })).length).toBe(2);
    expect(
      (await as(clinic.ana, () => ofPatient(patient, { from: String(from), limit: 100 }))).next,
    ).toBeNull();
  });
});

describe("the part of the body", () => {
  test("is the tongue for a photo of the tongue's section, and unknown otherwise", async () => {
    const visit = await openVisit();
    expect((await addPhoto(visit)).region).toBe("tongue");
    expect((await addPhoto(visit, { section: null })).region).toBeNull();
  });

  test("can be set and cleared while the visit is open; a stale version gets the current photo", async () => {
    const visit = await openVisit();
    const named = { appointment: visit.appointment, photo: (await addPhoto(visit, { section: null })).id };
    const set = (version: number, region: "knee" | "foot" | null) =>
      as(clinic.ana, () => Photos.setRegion(named, { version, region, side: null }));
    const changed = await counted(clinic.ana, () =>
      Photos.setRegion(named, { version: 1, region: "knee", side: null }),
    );
    expect([changed.value.region, changed.value.version, changed.calls]).toEqual(["knee", 2, 2]);
    const error = await refusal(set(1, "foot"));
    expect([error.kind, error.code, error.facts.current]).toMatchObject([
      "conflict",
      "photo.stale",
      { region: "knee", version: 2 },
    ]);
    expect((await set(2, null)).region).toBeNull();
  });

  test("has a side beside it, which goes when the region is cleared", async () => {
    const visit = await openVisit();
    const named = { appointment: visit.appointment, photo: (await addPhoto(visit, { section: null })).id };
    const set = (version: number, region: "knee" | null, side: "left" | null) =>
      as(clinic.ana, () => Photos.setRegion(named, { version, region, side }));
    expect(await set(1, "knee", "left")).toMatchObject({ region: "knee", side: "left" });
    const [listed] = (await as(clinic.ana, () => ofPatient(visit.patient))).items;
    expect(listed).toMatchObject({ region: "knee", side: "left" });
    expect(await set(2, null, null)).toMatchObject({ region: null, side: null });
    const { body } = photosRoutes.setRegion;
    expect(body?.parse({ version: 1, region: "knee" })).toMatchObject({ side: null });
    for (const region of [null, "tongue"])
      expect(body?.safeParse({ version: 1, region, side: "left" }).error?.issues).toMatchObject([
        { path: ["side"], message: "photo.side" },
      ]);
  });

  test("can be set after signing where it was unknown, and then corrected", async () => {
    const visit = await openVisit();
    const unknown = await addPhoto(visit, { section: null });
    const known = await addPhoto(visit, { section: null });
    const tongue = await addPhoto(visit);
    const at = (photo: string) => ({ appointment: visit.appointment, photo });
    await as(clinic.ana, () => Photos.setRegion(at(known.id), { version: 1, region: "hand", side: null }));
    await sign(visit.appointment);
    const set = (photo: string, version: number, region: "knee" | "foot" | null) =>
      as(clinic.ana, () => Photos.setRegion(at(photo), { version, region, side: null }));
    expect(await set(unknown.id, 1, "knee")).toMatchObject({ region: "knee", region_added_later: true });
    expect(await set(unknown.id, 2, "foot")).toMatchObject({ region: "foot", version: 3 });
    expect(await set(unknown.id, 3, null)).toMatchObject({ region: null });
    expect((await refusal(set(known.id, 2, "knee"))).code).toBe("appointment.locked");
    expect((await refusal(set(tongue.id, 1, "knee"))).code).toBe("appointment.locked");
    const caption = as(clinic.ana, () => Photos.update(at(unknown.id), { version: 4, caption: "Demo" }));
    expect((await refusal(caption)).code).toBe("appointment.locked");
  });

  test("can be set only by the visit's own professional", async () => {
    const visit = await openVisit();
    const named = { appointment: visit.appointment, photo: (await addPhoto(visit, { section: null })).id };
    for (const user of [clinic.rui, clinic.manager])
      expect(
        (await refusal(as(user, () => Photos.setRegion(named, { version: 1, region: "knee", side: null }))))
          .code,
      ).toBe("appointment.not_own");
  });
});

async function setShared(shares: boolean) {
  await Spaces.db.entities.space.patch({ id: clinic.space.id }).set({ shares_clinical_records: shares }).go();
  Spaces.forgetSpace(clinic.space.id);
}
