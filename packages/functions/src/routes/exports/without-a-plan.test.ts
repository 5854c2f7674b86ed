import { archiveImportRoutes } from "@meridian/core/contracts/exports/archive-imports";
import { exportsRoutes } from "@meridian/core/contracts/exports/exports";
import { patientCopyRoutes } from "@meridian/core/contracts/patient-copy/patient-copy";
import { photosRoutes } from "@meridian/core/contracts/photos/photos";
import * as Exports from "@meridian/core/exports";
import { now } from "@meridian/core/platform/clock";
import * as Spaces from "@meridian/core/spaces";
import { photoFixtures } from "@meridian/core/testing/photo-fixtures";
import { plusDays } from "@meridian/core/time/days";
import { beforeAll, describe, expect, test } from "vitest";
import { callHandler, handlerOf } from "../../testing/call.ts";

const { clinic, openVisit, addPhoto, sign } = photoFixtures();

type Route = Parameters<typeof handlerOf>[0];
const call = async (route: Route, given: object = {}) =>
  callHandler(route, await handlerOf(route), { as: clinic.manager, ...given } as never);

let patient: string;
let appointment: string;
let photo: string;
beforeAll(async () => {
  const visit = await openVisit();
  photo = (await addPhoto(visit)).id;
  await sign(visit.appointment);
  ({ patient, appointment } = visit);
  await Spaces.db.entities.space
    .patch({ id: clinic.space.id })
    .set({ plan_ends_on: plusDays(new Date(now()).toISOString().slice(0, 10), -40) })
    .go();
  Spaces.forgetActor();
});

describe("a clinic whose plan ended weeks ago", () => {
  test("exports everything and downloads it", async () => {
    const begun = await call(exportsRoutes.begin, { body: { with_files: true } });
    expect(begun.status).toBe(201);
    const moment = now() + 60_000;
    await Exports.runExports({ moment, until: moment });
    const { body } = await call(exportsRoutes.list);
    expect(body.items[0]).toMatchObject({ id: begun.body.id, state: "ready", missing: 0 });
    const opened = await call(exportsRoutes.open, { params: { export: begun.body.id } });
    expect(opened.status).toBe(200);
    expect((await fetch(opened.body.url)).status).toBe(200);
  });

  test("cancels an export", async () => {
    const begun = await call(exportsRoutes.begin, { body: { with_files: false } });
    const { status } = await call(exportsRoutes.cancel, { params: { export: begun.body.id } });
    expect(status).toBe(200);
  });

  test("copies a patient's record with every part of it and its files", async () => {
    const asked = { purpose: "patient", language: "en" };
    const params = { patient };
    expect((await call(patientCopyRoutes.start, { params, body: asked })).status).toBe(201);
    const visits = await call(patientCopyRoutes.visits, { params, query: { purpose: "patient" } });
    expect([visits.status, visits.body.items.length]).toEqual([200, 1]);
    for (const route of ["printPerson", "printVisits", "printDocuments"] as const)
      expect((await call(patientCopyRoutes[route], { params, query: asked })).status).toBe(200);
    const original = await call(photosRoutes.open, { params: { appointment, photo } });
    expect((await fetch(original.body.original)).status).toBe(200);
  });

  test("imports no archive, which would write", async () => {
    const { status, body } = await call(archiveImportRoutes.beginImport, { body: { size: 100 } });
    expect([status, body.code]).toEqual([402, "plan.expired"]);
  });
});
