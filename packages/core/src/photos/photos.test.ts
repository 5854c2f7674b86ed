import { describe, expect, test } from "vitest";
import { AppointmentEntity } from "../appointments/appointment.entity.ts";
import { MOST_PHOTOS } from "../contracts/photos/photos.ts";
import { connect } from "../db/service.ts";
import { newId } from "../platform/ids.ts";
import * as Spaces from "../spaces/index.ts";
import { as, counted, makeUser } from "../testing/actors.ts";
import { beforeRequests } from "../testing/local-table.ts";
import { bytesOf, HEIC, JPEG, photoBody, photoFixtures, uploadFiles } from "../testing/photo-fixtures.ts";
import { refusal } from "../testing/refusal.ts";
import * as Photos from "./index.ts";
import { db } from "./store.ts";

const { clinic, openVisit, sign, requestUpload, addPhoto, photosOf } = photoFixtures();
const store = connect({ appointment: AppointmentEntity });

describe("adding a photo", () => {
  test("shows it after its files were uploaded, with a link to the thumbnail", async () => {
    const visit = await openVisit();
    const made = await counted(clinic.ana, () =>
      Photos.create({ params: { appointment: visit.appointment }, body: photoBody(visit) as never }),
    );
    expect(made.calls).toBe(1);
    expect((await photosOf(visit.appointment)).items).toEqual([]);
    await uploadFiles(made.value);
    const named = { appointment: visit.appointment, photo: made.value.photo };
    const { value: photo, calls } = await counted(clinic.ana, () => Photos.complete(named));
    expect(calls).toBe(2);
    expect(photo).toMatchObject({
      id: named.photo,
      section: "tongue",
      added_later: false,
      added_by: { id: clinic.ana.id, name: clinic.ana.name },
      version: 1,
    });
    const { items } = await photosOf(visit.appointment);
    expect(items).toEqual([{ ...photo, thumbnail: expect.any(String) }]);
    expect((await fetch(photo.thumbnail)).headers.get("content-type")).toBe("image/jpeg");
    const opened = await as(clinic.ana, () => Photos.open(named));
    expect(opened.view.split("?")[0]).toBe(opened.original.split("?")[0]);
  });

  test("stores an original that browsers cannot show, and shows the converted view", async () => {
    const visit = await openVisit();
    const made = await requestUpload(visit, {
      original: { content_type: "image/heic", size: HEIC.length },
      view: { size: JPEG.length },
    });
    await uploadFiles(made, { original: HEIC });
    const named = { appointment: visit.appointment, photo: made.photo };
    await as(clinic.ana, () => Photos.complete(named));
    const { view, original } = await as(clinic.ana, () => Photos.open(named));
    expect(new URL(view).pathname).toMatch(/view$/);
    expect(await (await fetch(original)).bytes()).toEqual(bytesOf(HEIC));
  });

  test.each([
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["a drawing that may hold scripts", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ["another kind of picture", "RIFF\u0024\0\0\0WEBPVP8 and so on"],
  ])("refuses what is called a JPEG and is %s, naming the file", async (_, content) => {
    const visit = await openVisit();
    const made = await requestUpload(visit, {
      original: { content_type: "image/jpeg", size: content.length },
    });
    await uploadFiles(made, { original: content });
    const error = await refusal(
      as(clinic.ana, () => Photos.complete({ appointment: visit.appointment, photo: made.photo })),
    );
    expect([error.kind, error.facts.fields]).toEqual(["invalid", { original: "file.type" }]);
    expect((await photosOf(visit.appointment)).items).toEqual([]);
  });

  test("names each file that was not uploaded", async () => {
    const visit = await openVisit();
    const made = await requestUpload(visit, { view: { size: 10 } });
    const error = await refusal(
      as(clinic.ana, () => Photos.complete({ appointment: visit.appointment, photo: made.photo })),
    );
    expect(error.facts.fields).toEqual({
      original: "file.not_found",
      thumbnail: "file.not_found",
      view: "file.not_found",
    });
  });

  test("accepts only the announced size", async () => {
    const made = await requestUpload(await openVisit());
    await expect(uploadFiles(made, { original: `${JPEG} and more` })).rejects.toThrow("403");
  });

  test("a repeated request returns the same photo with working links", async () => {
    const visit = await openVisit();
    const request = { idempotency: { key: newId("photo"), fingerprint: "same" } };
    const make = () =>
      as(
        clinic.ana,
        () => Photos.create({ params: { appointment: visit.appointment }, body: photoBody(visit) as never }),
        request,
      );
    const first = await make();
    const second = await make();
    expect(second.photo).toBe(first.photo);
    await uploadFiles(second);
    await as(clinic.ana, () => Photos.complete({ appointment: visit.appointment, photo: first.photo }));
  });

  test("two completions at the same moment show it once", async () => {
    const visit = await openVisit();
    const made = await requestUpload(visit);
    await uploadFiles(made);
    const named = { appointment: visit.appointment, photo: made.photo };
    const both = await Promise.all([1, 2, 3].map(() => as(clinic.ana, () => Photos.complete(named))));
    expect(new Set(both.map(({ id, added_at }) => id + added_at)).size).toBe(1);
    expect((await photosOf(visit.appointment)).items).toHaveLength(1);
  });

  test("several photos completed at the same moment are all stored", async () => {
    const visit = await openVisit();
    await Promise.all([1, 2, 3, 4].map(() => addPhoto(visit)));
    expect((await photosOf(visit.appointment)).items).toHaveLength(4);
  });

  test("an appointment has a limited number of photos", async () => {
    const visit = await openVisit();
    const photos = Object.fromEntries(Array.from({ length: MOST_PHOTOS }, (_, n) => [`pho_${n}`, {}]));
    await store.entities.appointment
      .patch({ space_id: clinic.space.id, appointment_id: visit.appointment })
      .set({ photos: photos as never })
      .go();
    expect((await refusal(requestUpload(visit))).code).toBe("photos.full");
  });

  test("is only for the appointment's own professional, for that patient, after it has begun", async () => {
    const visit = await openVisit();
    const other = await openVisit();
    expect((await refusal(requestUpload(visit, {}, clinic.rui))).code).toBe("appointment.not_own");
    expect((await refusal(requestUpload({ ...visit, patient: other.patient }))).code).toBe(
      "appointment.not_found",
    );
    const booked = await store.entities.appointment
      .patch({ space_id: clinic.space.id, appointment_id: other.appointment })
      .set({ status: "scheduled" })
      .go();
    expect(booked.data).toBeDefined();
    expect((await refusal(requestUpload(other))).code).toBe("appointment.not_open");
  });

  test("is refused for a test of a module that the clinic lacks", async () => {
    const visit = await openVisit();
    const without = await makeUser(clinic.space.id, "professional", { modules: ["osteo"] });
    expect((await refusal(requestUpload(visit, {}, without))).code).toBe("module.not_owned");
  });

  test("refuses a date in the future or before photography", async () => {
    const taken_at = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const visit = await openVisit();
    const errorsOf = async (at: string) =>
      (await refusal(requestUpload(visit, { taken_at: at }))).facts.fields;
    expect(await errorsOf(taken_at)).toEqual({ taken_at: "date.future" });
    expect(await errorsOf("0001-01-01T00:00:00Z")).toEqual({ taken_at: "date.invalid" });
  });
});

describe("changing a photo", () => {
  test("changes its description, based on the version that was read", async () => {
    const visit = await openVisit();
    const { id: photo } = await addPhoto(visit);
    const named = { appointment: visit.appointment, photo };
    const edit = (caption: string, version: number) =>
      as(clinic.ana, () => Photos.update(named, { caption, version }));
    expect(await edit("Tip", 1)).toMatchObject({ caption: "Tip", version: 2 });
    const error = await refusal(edit("Root", 1));
    expect([error.code, error.facts.current]).toEqual([
      "photo.stale",
      expect.objectContaining({ caption: "Tip", version: 2 }),
    ]);
    const [one, two] = await Promise.allSettled([edit("Left", 2), edit("Right", 2)]);
    expect([one.status, two.status].sort()).toEqual(["fulfilled", "rejected"]);
    const [current] = (await photosOf(visit.appointment)).items;
    expect([current?.version, current?.caption]).toEqual([3, one.status === "fulfilled" ? "Left" : "Right"]);
  });

  test("its files count as the clinic's disk use while it is shown; photos of before never did", async () => {
    const used = () => as(clinic.manager, () => Spaces.readDiskUse());
    const visit = await openVisit();
    const before = await used();
    const { id: photo } = await addPhoto(visit);
    const named = { appointment: visit.appointment, photo };
    expect((await used()) - before).toBe(2 * JPEG.length);
    await as(clinic.ana, () => Photos.remove(named));
    await refusal(as(clinic.ana, () => Photos.remove(named)));
    expect(await used()).toBe(before);
    await as(clinic.ana, () => Photos.restore(named));
    await as(clinic.ana, () => Photos.restore(named));
    expect((await used()) - before).toBe(2 * JPEG.length);
    const key = { space_id: clinic.space.id, appointment_id: visit.appointment, photo_id: photo };
    await db.entities.photo.patch(key).remove(["counted_bytes"]).go();
    await as(clinic.ana, () => Photos.remove(named));
    expect((await used()) - before).toBe(2 * JPEG.length);
  });

  test("a removed photo is not listed anywhere, and is restored unchanged", async () => {
    const visit = await openVisit();
    const photo = await addPhoto(visit, { caption: "Tip" });
    const named = { appointment: visit.appointment, photo: photo.id };
    const { calls } = await counted(clinic.ana, () => Photos.remove(named));
    expect(calls).toBe(2);
    expect((await photosOf(visit.appointment)).items).toEqual([]);
    for (const gone of [Photos.remove, Photos.open, Photos.complete])
      expect((await refusal(as(clinic.ana, async () => gone(named)))).code).toBe("photo.not_found");
    expect(
      (await refusal(as(clinic.ana, () => Photos.update(named, { version: 1, caption: "" })))).code,
    ).toBe("photo.not_found");
    expect(await as(clinic.ana, () => Photos.restore(named))).toMatchObject({ id: photo.id, caption: "Tip" });
    expect(await as(clinic.ana, () => Photos.restore(named))).toMatchObject({ id: photo.id });
    expect((await photosOf(visit.appointment)).items).toHaveLength(1);
  });

  test("is only for the appointment's professional", async () => {
    const visit = await openVisit();
    const { id: photo } = await addPhoto(visit);
    const named = { appointment: visit.appointment, photo };
    for (const work of [() => Photos.remove(named), () => Photos.update(named, { version: 1, caption: "x" })])
      expect((await refusal(as(clinic.rui, work as () => Promise<unknown>))).code).toBe(
        "appointment.not_own",
      );
  });
});

describe("after signing", () => {
  test("a photo is marked as added later; signed ones stay unchanged", async () => {
    const visit = await openVisit();
    const signed = await addPhoto(visit);
    await sign(visit.appointment);
    const later = await addPhoto(visit);
    const { items } = await photosOf(visit.appointment);
    expect(items.map(({ id, added_later }) => [id, added_later])).toEqual([
      [signed.id, false],
      [later.id, true],
    ]);
    const named = (photo: string) => ({ appointment: visit.appointment, photo });
    for (const work of [
      () => Photos.remove(named(signed.id)),
      () => Photos.update(named(signed.id), { version: 1, caption: "Another" }),
    ])
      expect((await refusal(as(clinic.ana, work as () => Promise<unknown>))).code).toBe("appointment.locked");
    expect(
      await as(clinic.ana, () => Photos.update(named(later.id), { version: 1, caption: "Later" })),
    ).toMatchObject({
      caption: "Later",
    });
    await as(clinic.ana, () => Photos.remove(named(later.id)));
    expect(await as(clinic.ana, () => Photos.restore(named(later.id)))).toMatchObject({ added_later: true });
  });

  test("one that was being uploaded while another tab signed is marked as added later", async () => {
    const visit = await openVisit();
    const made = await requestUpload(visit);
    await uploadFiles(made);
    let first = true;
    const undo = beforeRequests(async (input) => {
      if (!first || !("TransactItems" in input)) return;
      first = false;
      await sign(visit.appointment);
    });
    const photo = await as(clinic.ana, () =>
      Photos.complete({ appointment: visit.appointment, photo: made.photo }),
    ).finally(undo);
    expect(photo.added_later).toBe(true);
  });

  test("one removed before signing cannot be restored into the signed visit", async () => {
    const visit = await openVisit();
    const named = { appointment: visit.appointment, photo: (await addPhoto(visit)).id };
    await as(clinic.ana, () => Photos.remove(named));
    await sign(visit.appointment);
    expect((await refusal(as(clinic.ana, () => Photos.restore(named)))).code).toBe("appointment.locked");
  });
});

describe("files", () => {
  test("are deleted when a removed or never uploaded photo expires", async () => {
    const visit = await openVisit();
    const photo = await addPhoto(visit);
    const named = { appointment: visit.appointment, photo: photo.id };
    const stored = () =>
      db.entities.photo
        .get({ space_id: clinic.space.id, appointment_id: visit.appointment, photo_id: photo.id })
        .go({ data: "raw" }) as unknown as Promise<{ data: { Item: Record<string, unknown> } }>;
    const shown = (await stored()).data.Item;
    await Photos.deleteFilesOfEnded(shown, undefined);
    expect((await fetch(photo.thumbnail)).status).toBe(200);
    await as(clinic.ana, () => Photos.remove(named));
    const removed = (await stored()).data.Item;
    await Photos.deleteFilesOfEnded(shown, removed);
    expect((await fetch(photo.thumbnail)).status).toBe(200);
    await Photos.deleteFilesOfEnded(removed, undefined);
    expect((await fetch(photo.thumbnail)).status).toBe(404);
    await Photos.deleteFilesOfEnded(removed, undefined);
  });
});
