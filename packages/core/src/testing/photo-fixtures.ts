import { beforeAll } from "vitest";
import type { NewPhoto } from "../contracts/photos/photos.ts";
import * as Photos from "../photos/index.ts";
import * as Scheduling from "../scheduling/index.ts";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "./actors.ts";
import { filledVisit } from "./filled-visit.ts";
import { localFiles } from "./local-files.ts";
import { localTable } from "./local-table.ts";
import { makePatient } from "./patients.ts";

/** An open visit and its patient, by their ids. */
export type OpenVisit = { appointment: string; patient: string };

/** The content of a small JPEG file. */
export const JPEG = "\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF\0 a picture";
/** The content of a small HEIC file. */
export const HEIC = "\0\0\0\u0018ftypheic\0\0\0\0 a picture";
/** The bytes of a file's content. */
export const bytesOf = (text: string) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));

/** A new photo of a visit's tongue section, with the facts that differ. */
export const photoBody = ({ patient }: OpenVisit, facts: Partial<NewPhoto> = {}) => ({
  patient,
  section: "tongue" as const,
  caption: "",
  taken_at: "2026-03-01T10:00:00.000Z",
  width: 400,
  height: 300,
  original: { content_type: "image/jpeg" as const, size: JPEG.length },
  thumbnail: { content_type: "image/jpeg" as const, size: JPEG.length },
  ...facts,
});

/** A clinic with a manager and the professionals Ana and Rui; Ana's visits have photos. */
export type PhotoClinic = { space: TestSpace; ana: TestUser; rui: TestUser; manager: TestUser };

/** Prepares a table, a file store and a clinic for the tests of a file. The clinic's members are set before the first test. */
export function photoFixtures() {
  localTable();
  localFiles();
  const clinic = {} as PhotoClinic;
  beforeAll(async () => {
    const space = await makeSpace();
    Object.assign(clinic, {
      space,
      ana: await makeUser(space.id, "professional"),
      rui: await makeUser(space.id, "professional"),
      manager: await makeUser(space.id, "manager", { owner: true }),
    });
  });

  /** Opens a visit of Ana's, of a new patient unless one is named. */
  async function openVisit(named?: { id: string; name: string }): Promise<OpenVisit> {
    const { space, manager, ana } = clinic;
    const patient = named ?? (await makePatient(space.id));
    const booked = await filledVisit({ space, booker: manager, professional: ana, patient }, {});
    return { appointment: booked.id, patient: patient.id };
  }

  /** Ana signs a visit. */
  const sign = (appointment: string) =>
    as(clinic.ana, () =>
      Scheduling.setStatus(appointment, { status: "done", reason: "", override: false, version: 2 }),
    );

  /** Begins the upload of a photo, as Ana unless another user is named. */
  const requestUpload = (visit: OpenVisit, facts: Partial<NewPhoto> = {}, user = clinic.ana) =>
    as(user, () =>
      Photos.create({ params: { appointment: visit.appointment }, body: photoBody(visit, facts) as never }),
    );

  /** Adds a photo to a visit and uploads its files. */
  async function addPhoto(visit: OpenVisit, facts: Partial<NewPhoto> = {}) {
    const created = await requestUpload(visit, facts);
    await uploadFiles(created);
    return as(clinic.ana, () => Photos.complete({ appointment: visit.appointment, photo: created.photo }));
  }

  const photosOf = (appointment: string, user = clinic.ana) =>
    as(user, () => Photos.ofAppointment(appointment));
  return { clinic, openVisit, sign, requestUpload, addPhoto, photosOf };
}

/** Uploads the files of a new photo; each is a JPEG unless `files` has another content for its part. */
export async function uploadFiles(
  { uploads }: Awaited<ReturnType<typeof Photos.create>>,
  files: Record<string, string> = {},
) {
  for (const [part, upload] of Object.entries(uploads)) {
    if (!upload) continue;
    const body = bytesOf(files[part] ?? JPEG);
    const answer = await fetch(upload.url, { method: "PUT", headers: upload.headers, body });
    if (!answer.ok) throw new Error(`${answer.status}`);
  }
}
