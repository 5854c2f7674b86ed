import { type Photo, photosRoutes } from "@meridian/core/contracts/photos/photos";
import { call } from "@meridian/ui/api/client";
import { ApiError, isCode } from "@meridian/ui/api/errors";
import { putFile } from "@meridian/ui/api/put-file";
import type { UploadJob } from "@meridian/ui/uploads/upload-queue";
import type { KeptPhoto } from "./kept-photos.ts";
import { type Prepared, prepare } from "./prepare.ts";

/** What one try of an upload leaves for the next. */
export type PhotoMemory = {
  prepared: Prepared | undefined;
  /** Parts that are in the file store. */
  storedParts: Set<string>;
};
type PhotoJob = UploadJob<KeptPhoto, PhotoMemory>;

/** Brings a photo to the server, from wherever an earlier try ended; however often, it is there once. */
export async function uploadPhoto(job: PhotoJob): Promise<Photo> {
  const before = await findCompleted(job);
  if (before) return before;
  const file = await job.readFile();
  if (!file) throw new ApiError(0, { code: "unexpected" });
  job.memory.prepared ??= await prepare(file);
  const { prepared } = job.memory;
  const { thumbnail, view } = prepared;
  job.onPrepared(thumbnail);
  const uploads = await createUpload(job, file, prepared);
  const files = { thumbnail, view, original: file } as const;
  await putAll(job, files, uploads).catch(async (error: unknown) => {
    if (!isCode(error, "upload.link")) throw error;
    await putAll(job, files, await createUpload(job, file, prepared));
  });
  return complete(job);
}

const requestOptions = ({ abort }: PhotoJob) => ({ signal: abort.signal, notFound: "throw" }) as const;

const complete = (job: PhotoJob) =>
  call(photosRoutes.complete, {
    params: { appointment: job.facts.appointment, photo: job.facts.photo ?? "" },
    ...requestOptions(job),
  });

/** The photo, where it had arrived and only the answer was lost: the server forgets the creation's name after a day. */
async function findCompleted(job: PhotoJob): Promise<Photo | undefined> {
  if (!job.facts.photo) return undefined;
  try {
    return await complete(job);
  } catch (error) {
    const open = isCode(error, "photo.not_found") || (error instanceof ApiError && error.status === 400);
    if (!open) throw error;
    return undefined;
  }
}

type Links = Awaited<ReturnType<typeof call<typeof photosRoutes.create>>>["uploads"];

/** A repeat names the same photo and brings links that are valid again. */
async function createUpload(job: PhotoJob, file: File, prepared: Prepared): Promise<Links> {
  const { thumbnail, view, content_type, ...facts } = prepared;
  const { appointment, patient, section } = job.facts;
  const create = (taken_at: string) =>
    call(photosRoutes.create, {
      params: { appointment },
      body: {
        ...facts,
        taken_at,
        patient,
        section,
        original: { content_type, size: file.size },
        thumbnail: { size: thumbnail.size },
        ...(view && { view: { size: view.size } }),
      },
      idempotencyKey: job.facts.creation,
      ...requestOptions(job),
    });
  const { photo, uploads } = await create(prepared.taken_at).catch((error: unknown) => {
    // The device's clock is wrong. The photo is not.
    if (error instanceof ApiError && error.fields.taken_at)
      return create(job.facts.start ?? new Date().toISOString());
    if (!isCode(error, "idempotency.key_reused")) throw error;
    // Another browser version may draw a slightly different thumbnail: nothing of the first attempt has arrived.
    job.facts = { ...job.facts, creation: crypto.randomUUID() };
    return create(prepared.taken_at);
  });
  if (photo !== job.facts.photo) {
    job.memory.storedParts.clear();
    await job.update({ ...job.facts, photo });
  }
  return uploads;
}

async function putAll(job: PhotoJob, files: Record<keyof Links, Blob | undefined>, links: Links) {
  const total = Object.values(files).reduce((sum, file) => sum + (file?.size ?? 0), 0);
  let before = 0;
  for (const [part, file] of Object.entries(files) as [keyof Links, Blob | undefined][]) {
    const link = links[part];
    if (!file || !link) continue;
    if (!job.memory.storedParts.has(part))
      await putFile(link, file, {
        signal: job.abort.signal,
        onProgress: (sent) => job.onProgress(Math.min(1, (before + sent) / total)),
      });
    job.memory.storedParts.add(part);
    before += file.size;
  }
}
