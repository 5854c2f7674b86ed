import type { Photo } from "@meridian/core/contracts/photos/photos";
import type { SectionKey } from "@meridian/core/contracts/visits/sections";
import { onServiceBack } from "@meridian/ui/api/client";
import { ApiError, isOffline, isSignedOut } from "@meridian/ui/api/errors";
import { draftOwner } from "@meridian/ui/drafts/drafts";
import { guardPage } from "@meridian/ui/drafts/unsent-input";
import {
  appointmentsWithKeptPhotos,
  dropPhoto,
  type KeptPhoto,
  keepPhoto,
  keptPhotos,
  readPhoto,
  withPhotoLock,
} from "./kept-photos.ts";
import { type UploadJob, uploadPhoto } from "./upload.ts";

/** The destination of a photo, and the callback for its arrival. */
export type UploadTarget = {
  appointment: string;
  patient: string;
  /** When the appointment began, ISO 8601. */
  start: string;
  onAdded: (photo: Photo) => void;
};

/** A photo that is not sent yet. */
export type PendingPhoto = {
  id: string;
  appointment: string;
  patient: string;
  section: SectionKey | null;
  name: string;
  /** A failed one is sent again; a refused one never will be, as it is. */
  state: "waiting" | "preparing" | "sending" | "failed" | "refused";
  /** From 0 to 1. */
  progress: number;
  /** Whether it is stored on this device and survives the page; undefined while it is being stored. */
  kept: boolean | undefined;
  error?: unknown;
  /** What it shows, once there is a small picture of it. */
  preview?: string;
};

type Job = UploadJob & {
  shown: PendingPhoto;
  /** The user who chose it; no other user may see or send it. */
  owner: string | undefined;
  onAdded: (photo: Photo) => void;
  /** Resumed from another page: it is stored on this device, and no open page waits for it. */
  inBackground: boolean;
  /** Its page has it no longer in hand. */
  end: () => void;
  ended: Promise<void>;
};

const MAX_CONCURRENT = 2;
/** First and longest wait before an upload that lost its connection is tried again, milliseconds. */
const RETRY_MS = { first: 4000, most: 60_000 } as const;

const jobs: Job[] = [];
/** Photos this page has in hand, or waits for another page to settle. */
const knownIds = new Set<string>();
const listeners = new Set<() => void>();
let shown: readonly PendingPhoto[] = [];
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let retryDelay: number = RETRY_MS.first;

/**
 * The photos not sent yet, in all appointments. Each stays on this device until the server has it, also when the page
 * closes.
 */
export const pendingPhotos = () => shown;
export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type JobOptions = Pick<UploadTarget, "start" | "onAdded"> & { inBackground?: boolean };

function createJob(facts: KeptPhoto, { start, onAdded, inBackground = false }: JobOptions, file?: File): Job {
  const { id, appointment, patient, section, name } = facts;
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const job: Job = {
    shown: {
      id,
      appointment,
      patient,
      section,
      name,
      state: "waiting",
      progress: 0,
      kept: file ? undefined : true,
    },
    owner: draftOwner(),
    facts,
    file,
    start,
    onAdded,
    inBackground,
    abort: new AbortController(),
    storedParts: new Set(),
    onPrepared: (preview) =>
      show(job, {
        state: "sending",
        preview: job.shown.preview ?? URL.createObjectURL(preview),
      }),
    onProgress: (progress) => show(job, { progress }),
    end,
    ended,
  };
  return job;
}

/** Takes files in, to be sent a few at a time; each is kept on this device until it has arrived. */
export function send(target: UploadTarget & { section: SectionKey | null }, files: readonly File[]) {
  const { appointment, patient, start, section } = target;
  for (const file of files) {
    const id = crypto.randomUUID();
    const { name, type, lastModified: modified } = file;
    const visit = { appointment, patient, start };
    const facts = { ...visit, id, section, name, type, modified, creation: id, photo: undefined };
    addJob(createJob(facts, target, file));
  }
  startWaiting();
}

function addJob(job: Job) {
  const { id } = job.facts;
  knownIds.add(id);
  jobs.push(job);
  void withPhotoLock(id, () => job.ended);
  const { file } = job;
  if (file)
    void keepPhoto(() => (jobs.includes(job) ? job.facts : undefined), file).then((kept) => {
      if (jobs.includes(job)) show(job, { kept });
    });
  tell();
}

type ResumeOptions = {
  /** Whether a section is one of the user's. */
  mayShowPhotos: (section: SectionKey) => boolean;
  /** Another page settled what was waited for. */
  onSettledElsewhere: () => void;
};

/**
 * Resumes the uploads of closed pages of any appointment, from any screen. `changed` is called with the appointment whose
 * photos changed.
 */
export async function resumeAllUploads(
  mayShowPhotos: ResumeOptions["mayShowPhotos"],
  changed: (visit: { appointment: string; patient: string }) => void,
) {
  for (const visit of await appointmentsWithKeptPhotos()) {
    const notify = () => changed(visit);
    await resumeUploads({
      ...visit,
      mayShowPhotos,
      inBackground: true,
      onAdded: notify,
      onSettledElsewhere: notify,
    });
  }
}

/**
 * Takes up what an ended page left of an appointment; what another page has in hand is taken up if that one ends. Where
 * a section is none of the user's any more, its photos go to the visit as a whole.
 */
export async function resumeUploads(target: UploadTarget & ResumeOptions & { inBackground?: boolean }) {
  for (const { id } of await keptPhotos(target.appointment)) {
    if (knownIds.has(id)) continue;
    knownIds.add(id);
    void withPhotoLock(id, async () => {
      // It may have been settled while its turn came.
      const facts = (await keptPhotos(target.appointment)).find((one) => one.id === id);
      if (!facts) {
        knownIds.delete(id);
        return target.onSettledElsewhere();
      }
      const section = facts.section && target.mayShowPhotos(facts.section) ? facts.section : null;
      const job = createJob({ ...facts, section }, target);
      jobs.push(job);
      tell();
      startWaiting();
      await job.ended;
    });
  }
}

/** Cancels a photo; the server deletes the parts it received. Returns the undo, if there is one. */
export function cancel(id: string): (() => void) | undefined {
  const job = jobs.find((one) => one.shown.id === id);
  if (!job) return;
  const { facts, shown: before } = job;
  job.abort.abort();
  // Read before it is deleted, because undo needs the file.
  const file = job.file ? Promise.resolve(job.file) : readPhoto(facts);
  removeJob(job, file);
  if (before.state === "refused") return;
  return () =>
    void file.then((found) => {
      if (!found) return;
      addJob(createJob(facts, job, found));
      startWaiting();
    });
}

/** Tries again what failed. */
export function retry(id: string) {
  const job = jobs.find((one) => one.shown.id === id && one.shown.state === "failed");
  if (job) show(job, { state: "waiting", error: undefined });
  startWaiting();
}

const ENDED: readonly PendingPhoto["state"][] = ["failed", "refused"];

/** Resolves when nothing of an appointment, or of any, is on its way any more, sent or failed. */
export async function whenSettled(appointment?: string): Promise<void> {
  const busy = () =>
    shown.some((one) => (!appointment || one.appointment === appointment) && !ENDED.includes(one.state));
  if (!busy()) return;
  await new Promise<void>((resolve) => {
    const stop = subscribe(() => {
      if (busy()) return;
      stop();
      resolve();
    });
  });
}

function startWaiting() {
  const running = jobs.filter(({ shown: { state } }) => state === "preparing" || state === "sending").length;
  const waiting = jobs.filter((job) => job.shown.state === "waiting" && job.owner === draftOwner());
  for (const job of waiting.slice(0, Math.max(0, MAX_CONCURRENT - running))) void run(job);
}

async function run(job: Job) {
  show(job, { state: "preparing" });
  try {
    const photo = await uploadPhoto(job);
    retryDelay = RETRY_MS.first;
    removeJob(job);
    job.onAdded(photo);
  } catch (error) {
    if (job.abort.signal.aborted) return;
    show(job, { state: isRefused(error) ? "refused" : "failed", error });
    if (isTemporary(error)) scheduleRetry();
  } finally {
    startWaiting();
  }
}

/** The file itself is what is wrong. */
const isRefused = (error: unknown) => error instanceof ApiError && Object.keys(error.fields).length > 0;

/** No answer came, or one of a server in trouble: it is tried again by itself. */
const isTemporary = (error: unknown) =>
  isOffline(error) || (error instanceof ApiError && (error.status >= 500 || error.status === 429));

/** Whether a photo is still to be sent. */
export const isUploadable = ({ state }: PendingPhoto) => state !== "refused";

/** Whether it only waits for the connection. */
export const isWaiting = ({ state, error, kept }: PendingPhoto) =>
  kept === true && state === "failed" && isTemporary(error);

/** Where photos that are not sent lie: all on this device, on their way there, or one of them in this page alone. */
export function storageOf(photos: readonly PendingPhoto[]): "kept" | "keeping" | "leave" {
  if (photos.every(({ kept }) => kept)) return "kept";
  return photos.some(({ kept }) => kept === false) ? "leave" : "keeping";
}

/** Everything that lost its connection, again. A session that ended comes back with somebody's signing in. */
function retryFailed() {
  clearTimeout(retryTimer);
  retryTimer = undefined;
  for (const job of jobs)
    if (job.shown.state === "failed" && (isTemporary(job.shown.error) || isSignedOut(job.shown.error)))
      show(job, { state: "waiting", error: undefined });
  startWaiting();
}

function scheduleRetry() {
  retryTimer ??= setTimeout(retryFailed, retryDelay);
  retryDelay = Math.min(retryDelay * 2, RETRY_MS.most);
}

function show(job: Job, change: Partial<PendingPhoto>) {
  job.shown = { ...job.shown, ...change };
  tell();
}

function removeJob(job: Job, first: Promise<unknown> = Promise.resolve()) {
  jobs.splice(jobs.indexOf(job), 1);
  knownIds.delete(job.facts.id);
  if (job.shown.preview) URL.revokeObjectURL(job.shown.preview);
  // Pages that wait for it must not find it any more.
  void first.then(() => dropPhoto(job.facts)).finally(job.end);
  tell();
  startWaiting();
}

let releasePage: (() => void) | undefined;

function tell() {
  shown = jobs.filter(({ owner }) => owner === draftOwner()).map((job) => job.shown);
  for (const listener of listeners) listener();
  // The browser asks before the page closes: photos waiting on this device are not on the server yet.
  const hasForegroundUploads = jobs.some(
    (job) => job.owner === draftOwner() && !job.inBackground && isUploadable(job.shown),
  );
  if (hasForegroundUploads) releasePage ??= guardPage(sendAll);
  else releasePage = void releasePage?.();
}

async function sendAll() {
  retryFailed();
  await whenSettled();
}

if (typeof window !== "undefined") {
  window.addEventListener("online", retryFailed);
  onServiceBack(retryFailed);
}
