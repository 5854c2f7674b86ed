import { photosRoutes } from "@meridian/core/contracts/photos/photos";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localFiles } from "@meridian/core/testing/local-files";
import { localTable } from "@meridian/core/testing/local-table";
import { makeHead } from "@meridian/core/testing/open-appointment";
import { beforeAll, describe, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { complete, create, ofAppointment } from "./photos.ts";

localTable();
localFiles();
let ana: TestUser;
let desk: TestUser;
beforeAll(async () => {
  const { id } = await makeSpace();
  ana = await makeUser(id, "professional");
  desk = await makeUser(id, "receptionist");
});

const patient = "pat_01K0DEM0000000000000000001";
const PAGE = "<!doctype html><script>alert(1)</script>";
const body = {
  patient,
  taken_at: "2026-03-01T10:00:00.000Z",
  width: 400,
  height: 300,
  original: { content_type: "image/jpeg", size: PAGE.length },
  thumbnail: { size: PAGE.length },
};
const begun = () => makeHead(ana, "open", undefined, patient);

describe("uploading a photo", () => {
  test("is refused if the file is not a picture, naming which", async () => {
    const appointment = await begun();
    const made = await callHandler(photosRoutes.create, create, { as: ana, params: { appointment }, body });
    expect(made.status).toBe(201);
    for (const part of ["original", "thumbnail"]) {
      const { url, headers } = made.body.uploads[part];
      expect((await fetch(url, { method: "PUT", headers, body: PAGE })).status).toBe(200);
    }
    const params = { appointment, photo: made.body.photo };
    const answer = await callHandler(photosRoutes.complete, complete, { as: ana, params });
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { original: "file.type", thumbnail: "file.type" },
    ]);
    const list = await callHandler(photosRoutes.ofAppointment, ofAppointment, {
      as: ana,
      params: { appointment },
    });
    expect(list.body).toEqual({ items: [], next: null });
  });

  test("creates one photo however often it is requested", async () => {
    const appointment = await begun();
    const headers = { "idempotency-key": "demo-photo" };
    const ask = (size = 10) =>
      callHandler(photosRoutes.create, create, {
        as: ana,
        params: { appointment },
        body: { ...body, thumbnail: { size } },
        headers,
      });
    const first = await ask();
    const again = await ask();
    const another = await ask(11);
    expect([first.status, again.status, again.body.photo]).toEqual([201, 201, first.body.photo]);
    expect([another.status, another.body.code]).toEqual([409, "idempotency.key_reused"]);
  });

  test.each([
    [
      "a kind that is not kept",
      { original: { content_type: "image/gif", size: 1 } },
      "original.content_type",
      "file.type",
    ],
    [
      "51 MB",
      { original: { content_type: "image/png", size: 51 * 1024 ** 2 } },
      "original.size",
      "file.too_large",
    ],
    ["nothing in it", { original: { content_type: "image/png", size: 0 } }, "original.size", "file.empty"],
    ["a small picture that is not", { thumbnail: { size: 1024 ** 2 } }, "thumbnail.size", "file.too_large"],
  ])("begins with what may come: %s", async (_, given, field, code) => {
    const appointment = await begun();
    const asked = { as: ana, params: { appointment }, body: { ...body, ...given } };
    const answer = await callHandler(photosRoutes.create, create, asked);
    expect([answer.status, answer.body.fields]).toEqual([400, { [field]: code }]);
  });

  test("is refused for the front desk", async () => {
    const appointment = await begun();
    const asked = { as: desk, params: { appointment } };
    expect((await callHandler(photosRoutes.create, create, { ...asked, body })).status).toBe(403);
    expect((await callHandler(photosRoutes.ofAppointment, ofAppointment, asked)).status).toBe(403);
  });
});
