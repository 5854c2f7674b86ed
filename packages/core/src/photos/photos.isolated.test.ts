import { beforeAll, describe, expect, test } from "vitest";
import { AppointmentEntity } from "../appointments/appointment.entity.ts";
import { MOST_PHOTOS, type NewPhoto } from "../contracts/photos/photos.ts";
import { connect } from "../db/service.ts";
import * as Patients from "../patients/index.ts";
import { newId } from "../platform/ids.ts";
import * as Scheduling from "../scheduling/index.ts";
import * as Spaces from "../spaces/index.ts";
import { as, counted, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { filledVisit } from "../testing/filled-visit.ts";
import { localFiles } from "../testing/local-files.ts";
import { beforeRequests, localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { refusal } from "../testing/refusal.ts";
import * as Visits from "../visits/index.ts";
import * as Photos from "./index.ts";
import { db } from "./store.ts";

localTable();
localFiles();
const store = connect({ appointment: AppointmentEntity });

let space: TestSpace;
let ana: TestUser;
let rui: TestUser;
let manager: TestUser;

beforeAll(async () => {
  space = await makeSpace();
  ana = await makeUser(space.id, "professional");
  rui = await makeUser(space.id, "professional");
  manager = await makeUser(space.id, "manager", { owner: true });
});

type Begun = { appointment: string; patient: string };

async function begun({ patient }: { patient?: { id: string; name: string } } = {}): Promise<Begun> {
  const who = patient ?? (await makePatient(space.id));
  const whose = { space, booker: manager, professional: ana, patient: who };
  const booked = await filledVisit(whose, {});
  return { appointment: booked.id, patient: who.id };
}
const status = (id: string, to: "open" | "done", version: number) =>
  as(ana, () => Scheduling.setStatus(id, { status: to, reason: "", override: false, version }));

const JPEG = "\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF\0 a picture";
const HEIC = "\0\0\0\u0018ftypheic\0\0\0\0 a picture";
const bytes = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));

const bodyOf = ({ patient }: Begun, given: Partial<NewPhoto> = {}) => ({
  patient,
  section: "tongue" as const,
  caption: "",
  taken_at: "2026-03-01T10:00:00.000Z",
  width: 400,
  height: 300,
  original: { content_type: "image/jpeg" as const, size: JPEG.length },
  thumbnail: { content_type: "image/jpeg" as const, size: JPEG.length },
  ...given,
});

const asked = (visit: Begun, given: Partial<NewPhoto> = {}, user = ana) =>
  as(user, () =>
    Photos.create({ params: { appointment: visit.appointment }, body: bodyOf(visit, given) as never }),
  );

async function send({ uploads }: Awaited<ReturnType<typeof asked>>, files: Record<string, string> = {}) {
  for (const [part, upload] of Object.entries(uploads)) {
    if (!upload) continue;
    const body = bytes(files[part] ?? JPEG);
    const answer = await fetch(upload.url, { method: "PUT", headers: upload.headers, body });
    if (!answer.ok) throw new Error(`${answer.status}`);
  }
}

async function added(visit: Begun, given: Partial<NewPhoto> = {}) {
  const made = await asked(visit, given);
  await send(made);
  return as(ana, () => Photos.complete({ appointment: visit.appointment, photo: made.photo }));
}
type Filters = Partial<Parameters<typeof Photos.ofPatient>[0]["query"]>;
const ofPatient = (patient: string, query: Filters = {}) =>
  Photos.ofPatient({ params: { patient }, query: { limit: 50, ...query } });
const listed = (appointment: string, user = ana) => as(user, () => Photos.ofAppointment(appointment));

describe("adding a photo", () => {
  test("shows it after its files were uploaded, with a link to the thumbnail", async () => {
    const visit = await begun();
    const made = await counted(ana, () =>
      Photos.create({ params: { appointment: visit.appointment }, body: bodyOf(visit) as never }),
    );
    expect(made.calls).toBe(1);
    expect((await listed(visit.appointment)).items).toEqual([]);
    await send(made.value);
    const named = { appointment: visit.appointment, photo: made.value.photo };
    const { value: photo, calls } = await counted(ana, () => Photos.complete(named));
    expect(calls).toBe(2);
    expect(photo).toMatchObject({
      id: named.photo,
      section: "tongue",
      added_later: false,
      added_by: { id: ana.id, name: ana.name },
      version: 1,
    });
    const { items } = await listed(visit.appointment);
    expect(items).toEqual([{ ...photo, thumbnail: expect.any(String) }]);
    expect((await fetch(photo.thumbnail)).headers.get("content-type")).toBe("image/jpeg");
    const opened = await as(ana, () => Photos.open(named));
    expect(opened.view.split("?")[0]).toBe(opened.original.split("?")[0]);
  });

  test("stores an original that browsers cannot show, and shows the converted view", async () => {
    const visit = await begun();
    const made = await asked(visit, {
      original: { content_type: "image/heic", size: HEIC.length },
      view: { size: JPEG.length },
    });
    await send(made, { original: HEIC });
    const named = { appointment: visit.appointment, photo: made.photo };
    await as(ana, () => Photos.complete(named));
    const { view, original } = await as(ana, () => Photos.open(named));
    expect(new URL(view).pathname).toMatch(/view$/);
    expect(await (await fetch(original)).bytes()).toEqual(bytes(HEIC));
  });

  test.each([
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["a drawing that may hold scripts", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ["another kind of picture", "RIFF\u0024\0\0\0WEBPVP8 and so on"],
  ])("refuses what is called a JPEG and is %s, naming the file", async (_, content) => {
    const visit = await begun();
    const made = await asked(visit, { original: { content_type: "image/jpeg", size: content.length } });
    await send(made, { original: content });
    const error = await refusal(
      as(ana, () => Photos.complete({ appointment: visit.appointment, photo: made.photo })),
    );
    expect([error.kind, error.facts.fields]).toEqual(["invalid", { original: "file.type" }]);
    expect((await listed(visit.appointment)).items).toEqual([]);
  });

  test("names each file that was not uploaded", async () => {
    const visit = await begun();
    const made = await asked(visit, { view: { size: 10 } });
    const error = await refusal(
      as(ana, () => Photos.complete({ appointment: visit.appointment, photo: made.photo })),
    );
    expect(error.facts.fields).toEqual({
      original: "file.not_found",
      thumbnail: "file.not_found",
      view: "file.not_found",
    });
  });

  test("accepts only the announced size", async () => {
    const made = await asked(await begun());
    await expect(send(made, { original: `${JPEG} and more` })).rejects.toThrow("403");
  });

  test("a repeated request returns the same photo with working links", async () => {
    const visit = await begun();
    const request = { idempotency: { key: newId("photo"), fingerprint: "same" } };
    const make = () =>
      as(
        ana,
        () => Photos.create({ params: { appointment: visit.appointment }, body: bodyOf(visit) as never }),
        request,
      );
    const [first, second] = [await make(), await make()];
    expect(second.photo).toBe(first.photo);
    await send(second);
    await as(ana, () => Photos.complete({ appointment: visit.appointment, photo: first.photo }));
  });

  test("two completions at the same moment show it once", async () => {
    const visit = await begun();
    const made = await asked(visit);
    await send(made);
    const named = { appointment: visit.appointment, photo: made.photo };
    const both = await Promise.all([1, 2, 3].map(() => as(ana, () => Photos.complete(named))));
    expect(new Set(both.map(({ id, added_at }) => id + added_at)).size).toBe(1);
    expect((await listed(visit.appointment)).items).toHaveLength(1);
  });

  test("several photos completed at the same moment are all stored", async () => {
    const visit = await begun();
    await Promise.all([1, 2, 3, 4].map(() => added(visit)));
    expect((await listed(visit.appointment)).items).toHaveLength(4);
  });

  test("an appointment has a limited number of photos", async () => {
    const visit = await begun();
    const photos = Object.fromEntries(Array.from({ length: MOST_PHOTOS }, (_, n) => [`pho_${n}`, {}]));
    await store.entities.appointment
      .patch({ space_id: space.id, appointment_id: visit.appointment })
      .set({ photos: photos as never })
      .go();
    expect((await refusal(asked(visit))).code).toBe("photos.full");
  });

  test("is only for the appointment's own professional, for that patient, after it has begun", async () => {
    const visit = await begun();
    const other = await begun();
    expect((await refusal(asked(visit, {}, rui))).code).toBe("appointment.not_own");
    expect((await refusal(asked({ ...visit, patient: other.patient }))).code).toBe("appointment.not_found");
    const booked = await store.entities.appointment
      .patch({ space_id: space.id, appointment_id: other.appointment })
      .set({ status: "scheduled" })
      .go();
    expect(booked.data).toBeDefined();
    expect((await refusal(asked(other))).code).toBe("appointment.not_open");
  });

  test("is refused for a test of a module that the clinic lacks", async () => {
    const visit = await begun();
    const without = await makeUser(space.id, "professional", { modules: ["osteo"] });
    expect((await refusal(asked(visit, {}, without))).code).toBe("module.not_owned");
  });

  test("refuses a date in the future or before photography", async () => {
    const taken_at = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const visit = await begun();
    const told = async (at: string) => (await refusal(asked(visit, { taken_at: at }))).facts.fields;
    expect(await told(taken_at)).toEqual({ taken_at: "date.future" });
    expect(await told("0001-01-01T00:00:00Z")).toEqual({ taken_at: "date.invalid" });
  });
});

describe("changing a photo", () => {
  test("changes its description, based on the version that was read", async () => {
    const visit = await begun();
    const { id: photo } = await added(visit);
    const named = { appointment: visit.appointment, photo };
    const edit = (caption: string, version: number) =>
      as(ana, () => Photos.update(named, { caption, version }));
    expect(await edit("Tip", 1)).toMatchObject({ caption: "Tip", version: 2 });
    const error = await refusal(edit("Root", 1));
    expect([error.code, error.facts.current]).toEqual([
      "photo.stale",
      expect.objectContaining({ caption: "Tip", version: 2 }),
    ]);
    const [one, two] = await Promise.allSettled([edit("Left", 2), edit("Right", 2)]);
    expect([one.status, two.status].sort()).toEqual(["fulfilled", "rejected"]);
    const [stands] = (await listed(visit.appointment)).items;
    expect([stands?.version, stands?.caption]).toEqual([3, one.status === "fulfilled" ? "Left" : "Right"]);
  });

  test("its files count as the clinic's disk use while it is shown; photos of before never did", async () => {
    const used = () => as(manager, () => Spaces.readDiskUse());
    const visit = await begun();
    const before = await used();
    const { id: photo } = await added(visit);
    const named = { appointment: visit.appointment, photo };
    expect((await used()) - before).toBe(2 * JPEG.length);
    await as(ana, () => Photos.remove(named));
    await refusal(as(ana, () => Photos.remove(named)));
    expect(await used()).toBe(before);
    await as(ana, () => Photos.restore(named));
    await as(ana, () => Photos.restore(named));
    expect((await used()) - before).toBe(2 * JPEG.length);
    const key = { space_id: space.id, appointment_id: visit.appointment, photo_id: photo };
    await db.entities.photo.patch(key).remove(["counted_bytes"]).go();
    await as(ana, () => Photos.remove(named));
    expect((await used()) - before).toBe(2 * JPEG.length);
  });

  test("a removed photo is not listed anywhere, and is restored unchanged", async () => {
    const visit = await begun();
    const photo = await added(visit, { caption: "Tip" });
    const named = { appointment: visit.appointment, photo: photo.id };
    const { calls } = await counted(ana, () => Photos.remove(named));
    expect(calls).toBe(2);
    expect((await listed(visit.appointment)).items).toEqual([]);
    for (const gone of [Photos.remove, Photos.open, Photos.complete])
      expect((await refusal(as(ana, async () => gone(named)))).code).toBe("photo.not_found");
    expect((await refusal(as(ana, () => Photos.update(named, { version: 1, caption: "" })))).code).toBe(
      "photo.not_found",
    );
    expect(await as(ana, () => Photos.restore(named))).toMatchObject({ id: photo.id, caption: "Tip" });
    expect(await as(ana, () => Photos.restore(named))).toMatchObject({ id: photo.id });
    expect((await listed(visit.appointment)).items).toHaveLength(1);
  });

  test("is only for the appointment's professional", async () => {
    const visit = await begun();
    const { id: photo } = await added(visit);
    const named = { appointment: visit.appointment, photo };
    for (const work of [() => Photos.remove(named), () => Photos.update(named, { version: 1, caption: "x" })])
      expect((await refusal(as(rui, work as () => Promise<unknown>))).code).toBe("appointment.not_own");
  });
});

describe("after signing", () => {
  test("a photo is marked as added later; signed ones stay unchanged", async () => {
    const visit = await begun();
    const signed = await added(visit);
    await status(visit.appointment, "done", 2);
    const later = await added(visit);
    const { items } = await listed(visit.appointment);
    expect(items.map(({ id, added_later }) => [id, added_later])).toEqual([
      [signed.id, false],
      [later.id, true],
    ]);
    const named = (photo: string) => ({ appointment: visit.appointment, photo });
    for (const work of [
      () => Photos.remove(named(signed.id)),
      () => Photos.update(named(signed.id), { version: 1, caption: "Another" }),
    ])
      expect((await refusal(as(ana, work as () => Promise<unknown>))).code).toBe("appointment.locked");
    expect(
      await as(ana, () => Photos.update(named(later.id), { version: 1, caption: "Later" })),
    ).toMatchObject({
      caption: "Later",
    });
    await as(ana, () => Photos.remove(named(later.id)));
    expect(await as(ana, () => Photos.restore(named(later.id)))).toMatchObject({ added_later: true });
  });

  test("one that was being uploaded while another tab signed is marked as added later", async () => {
    const visit = await begun();
    const made = await asked(visit);
    await send(made);
    let first = true;
    const undo = beforeRequests(async (input) => {
      if (!first || !("TransactItems" in input)) return;
      first = false;
      await status(visit.appointment, "done", 2);
    });
    const photo = await as(ana, () =>
      Photos.complete({ appointment: visit.appointment, photo: made.photo }),
    ).finally(undo);
    expect(photo.added_later).toBe(true);
  });

  test("one removed before signing cannot be restored into the signed visit", async () => {
    const visit = await begun();
    const named = { appointment: visit.appointment, photo: (await added(visit)).id };
    await as(ana, () => Photos.remove(named));
    await status(visit.appointment, "done", 2);
    expect((await refusal(as(ana, () => Photos.restore(named)))).code).toBe("appointment.locked");
  });
});

describe("reading photos", () => {
  test("a record and a history include them without a further request", async () => {
    const visit = await begun();
    const photo = await added(visit);
    const list = await counted(ana, () => ofPatient(visit.patient));
    expect([list.calls, list.value.items.map(({ id }) => id)]).toEqual([2, [photo.id]]);
    const history = await counted(ana, () =>
      Visits.record({ params: { patient: visit.patient }, query: { limit: 10 } }),
    );
    expect(history.calls).toBe(2);
    expect(history.value.items[0]?.photos.map(({ id }) => id)).toEqual([photo.id]);
    expect((await counted(ana, () => Photos.ofAppointment(visit.appointment))).calls).toBe(2);
  });

  test("is only for users who may read the visit", async () => {
    const visit = await begun();
    await added(visit);
    const desk = await makeUser(space.id, "receptionist");
    const seen = await as(desk, () =>
      Visits.record({ params: { patient: visit.patient }, query: { limit: 10 } }),
    );
    expect(seen.items[0]?.photos).toEqual([]);
    expect((await listed(visit.appointment, rui)).items).toHaveLength(1);
    await setShared(false);
    expect((await refusal(listed(visit.appointment, rui))).code).toBe("appointment.not_shared");
    expect((await as(rui, () => ofPatient(visit.patient))).items).toEqual([]);
    expect((await listed(visit.appointment, manager)).items).toHaveLength(1);
    await setShared(true);
  });

  test("includes those of a merged patient, until the merge is undone", async () => {
    const visit = await begun();
    const photo = await added(visit);
    const kept = await begun();
    const { merge } = await as(manager, () =>
      Patients.merge(kept.patient, { other: visit.patient, version: 1, other_version: 1 }),
    );
    const ids = async (patient: string) =>
      (await as(ana, () => ofPatient(patient))).items.map(({ id }) => id);
    expect(await ids(kept.patient)).toEqual([photo.id]);
    await as(manager, () => Patients.undoMerge(merge.id));
    expect([await ids(kept.patient), await ids(visit.patient)]).toEqual([[], [photo.id]]);
  });

  test("a thumbnail's link stays the same for a while, so that it is loaded once", async () => {
    const visit = await begun();
    await added(visit);
    const link = async () => (await listed(visit.appointment)).items[0]?.thumbnail;
    const [one, two, three] = [await link(), await link(), await link()];
    // The window may end between two of them, not between three.
    expect(new Set([one, two, three]).size).toBeLessThanOrEqual(2);
  });
});

describe("all photos of a patient", () => {
  /** Three visits of one patient with 2, 1 and 2 photos, of different parts of the body; the newest visit last. */
  async function three() {
    const patient = await makePatient(space.id);
    const visits: (Begun & { photos: string[] })[] = [];
    for (const sections of [["tongue", null], [null], ["tongue", null]] as const) {
      const visit = await begun({ patient });
      const photos: string[] = [];
      for (const section of sections) photos.push((await added(visit, { section })).id);
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
      const page = await as(ana, () => ofPatient(patient, { limit: 2, ...(cursor && { cursor }) }));
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
    await as(ana, () => Photos.setRegion(named, { version: 1, region: "knee" }));
    const of = (query: Filters) => as(ana, async () => idsOf(await ofPatient(patient, query)));
    expect(await of({ region: "knee" })).toEqual([named.photo]);
    expect(await of({ region: "tongue" })).toEqual([first?.photos[0], third?.photos[0]].map(String).sort());
    expect(await of({ region: "none" })).toEqual([first?.photos[1], third?.photos[1]].map(String).sort());
    const start = async (appointment: string | undefined) =>
      (await as(ana, () => ofPatient(patient))).items.find((one) => one.appointment === appointment)?.start;
    const [from, before] = [await start(second?.appointment), await start(third?.appointment)];
    expect(await of({ from: String(from), before: String(before) })).toEqual(second?.photos);
    expect((await of({ before: String(from) })).length).toBe(2);
    expect((await as(ana, () => ofPatient(patient, { from: String(from), limit: 100 }))).next).toBeNull();
  });
});

describe("the part of the body", () => {
  test("is the tongue for a photo of the tongue's section, and unknown otherwise", async () => {
    const visit = await begun();
    expect((await added(visit)).region).toBe("tongue");
    expect((await added(visit, { section: null })).region).toBeNull();
  });

  test("can be said and taken back while the visit is open; a stale version gets the current photo", async () => {
    const visit = await begun();
    const named = { appointment: visit.appointment, photo: (await added(visit, { section: null })).id };
    const set = (version: number, region: "knee" | "foot" | null) =>
      as(ana, () => Photos.setRegion(named, { version, region }));
    const said = await counted(ana, () => Photos.setRegion(named, { version: 1, region: "knee" }));
    expect([said.value.region, said.value.version, said.calls]).toEqual(["knee", 2, 2]);
    const error = await refusal(set(1, "foot"));
    expect([error.kind, error.code, error.facts.current]).toMatchObject([
      "conflict",
      "photo.stale",
      { region: "knee", version: 2 },
    ]);
    expect((await set(2, null)).region).toBeNull();
  });

  test("can be said after signing where it was unknown, and then corrected", async () => {
    const visit = await begun();
    const [unknown, known, tongue] = [
      await added(visit, { section: null }),
      await added(visit, { section: null }),
      await added(visit),
    ];
    const at = (photo: string) => ({ appointment: visit.appointment, photo });
    await as(ana, () => Photos.setRegion(at(known.id), { version: 1, region: "hand" }));
    await status(visit.appointment, "done", 2);
    const set = (photo: string, version: number, region: "knee" | "foot" | null) =>
      as(ana, () => Photos.setRegion(at(photo), { version, region }));
    expect(await set(unknown.id, 1, "knee")).toMatchObject({ region: "knee", region_added_later: true });
    expect(await set(unknown.id, 2, "foot")).toMatchObject({ region: "foot", version: 3 });
    expect(await set(unknown.id, 3, null)).toMatchObject({ region: null });
    expect((await refusal(set(known.id, 2, "knee"))).code).toBe("appointment.locked");
    expect((await refusal(set(tongue.id, 1, "knee"))).code).toBe("appointment.locked");
    const caption = as(ana, () => Photos.update(at(unknown.id), { version: 4, caption: "Demo" }));
    expect((await refusal(caption)).code).toBe("appointment.locked");
  });

  test("is said only by the visit's own professional", async () => {
    const visit = await begun();
    const named = { appointment: visit.appointment, photo: (await added(visit, { section: null })).id };
    for (const user of [rui, manager])
      expect(
        (await refusal(as(user, () => Photos.setRegion(named, { version: 1, region: "knee" })))).code,
      ).toBe("appointment.not_own");
  });
});

async function setShared(shares: boolean) {
  await Spaces.db.entities.space.patch({ id: space.id }).set({ shares_clinical_records: shares }).go();
  Spaces.forgetSpace(space.id);
}

describe("files", () => {
  test("are deleted when a removed or never uploaded photo expires", async () => {
    const visit = await begun();
    const photo = await added(visit);
    const named = { appointment: visit.appointment, photo: photo.id };
    const stored = () =>
      db.entities.photo
        .get({ space_id: space.id, appointment_id: visit.appointment, photo_id: photo.id })
        .go({ data: "raw" }) as unknown as Promise<{ data: { Item: Record<string, unknown> } }>;
    const shown = (await stored()).data.Item;
    await Photos.deleteFilesOfEnded(shown, undefined);
    expect((await fetch(photo.thumbnail)).status).toBe(200);
    await as(ana, () => Photos.remove(named));
    const removed = (await stored()).data.Item;
    await Photos.deleteFilesOfEnded(shown, removed);
    expect((await fetch(photo.thumbnail)).status).toBe(200);
    await Photos.deleteFilesOfEnded(removed, undefined);
    expect((await fetch(photo.thumbnail)).status).toBe(404);
    await Photos.deleteFilesOfEnded(removed, undefined);
  });
});
