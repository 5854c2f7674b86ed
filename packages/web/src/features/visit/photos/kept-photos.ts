import type { SectionKey } from "@meridian/core/contracts/visits/sections";
import {
  listPendingFiles,
  readPendingFile,
  removePendingFile,
  storePendingFile,
  updatePendingFile,
} from "@meridian/ui/drafts/pending-files";
import { detectPhotoType } from "./prepare.ts";

/** What a photo that is not sent yet is kept with. */
export type KeptPhoto = {
  id: string;
  appointment: string;
  patient: string;
  /** When the appointment began; not known of what an older version of the product kept. */
  start?: string;
  section: SectionKey | null;
  name: string;
  type: string;
  /** The file's own date, milliseconds since 1970. */
  modified: number;
  /** Names the creation on the server. */
  creation: string;
  /** The server's name for it, once it has given one. */
  photo: string | undefined;
};

const FOLDER = "photo";
const keyOf = ({ appointment, id }: Pick<KeptPhoto, "appointment" | "id">) =>
  `${FOLDER}/${appointment}/${id}`;

/** One after the other: each is in memory twice while it is being encrypted. */
let queue: Promise<unknown> = Promise.resolve();
function enqueue<R>(task: () => Promise<R>): Promise<R> {
  const next = queue.then(task);
  queue = next.catch(() => undefined);
  return next;
}

/** Keeps a photo on this device, if it is one. False where it is none, or there is no room. */
export const keepPhoto = (facts: () => KeptPhoto | undefined, file: File): Promise<boolean> =>
  enqueue(async () => {
    await detectPhotoType(file);
    const now = facts();
    const kept = now !== undefined && (await storePendingFile(keyOf(now), now, file));
    // The server may have answered while it was being written.
    const later = facts();
    if (kept && later && later !== now) await updateKeptPhoto(later);
    return kept;
  }).catch(() => false);

/** The server has said something of it that must be known if this page ends. */
export const updateKeptPhoto = (facts: KeptPhoto) => updatePendingFile(keyOf(facts), facts);

/** Forgets a photo that has arrived or was given up. */
export const dropPhoto = (facts: KeptPhoto) => enqueue(() => removePendingFile(keyOf(facts)));

/** How long a busy device may take to list its stored photos, in milliseconds. Nothing waits for it. */
const READ_TIMEOUT_MS = 60_000;

/** What of an appointment's photos this user left unsent on this device. */
export async function keptPhotos(appointment: string): Promise<KeptPhoto[]> {
  return (await listPendingFiles<KeptPhoto>(`${FOLDER}/${appointment}/`, READ_TIMEOUT_MS)).map(
    ({ facts }) => facts,
  );
}

/** The appointments of which this user left photos unsent on this device. */
export async function appointmentsWithKeptPhotos() {
  const kept = await listPendingFiles<KeptPhoto>(`${FOLDER}/`, READ_TIMEOUT_MS);
  const visits = kept.flatMap(({ facts: { appointment, patient, start } }) =>
    start === undefined ? [] : [[appointment, { appointment, patient, start }] as const],
  );
  return [...new Map(visits).values()];
}

/** The file as it was chosen. */
export async function readPhoto(facts: KeptPhoto): Promise<File | undefined> {
  const content = await readPendingFile(keyOf(facts));
  const { name, type, modified } = facts;
  return content && new File([content], name, { type, lastModified: modified });
}

/**
 * Only one page at a time handles a photo; the next one continues when the first has finished or closed. The browser
 * releases the lock when the page ends for any reason.
 */
export const withPhotoLock = (id: string, settled: () => Promise<unknown>): Promise<unknown> =>
  navigator.locks ? navigator.locks.request(`meridian-photo-${id}`, settled) : settled();
