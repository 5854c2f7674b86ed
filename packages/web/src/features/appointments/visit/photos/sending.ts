import { type Photo, photosRoutes } from "@meridian/core/contracts/photos";
import type { SectionKey } from "@meridian/core/contracts/sections";
import { call, onServiceBack } from "@meridian/ui/api/client";
import { ApiError, isCode, isOffline, isSignedOut } from "@meridian/ui/api/errors";
import { putFile } from "@meridian/ui/api/put-file";
import { type Prepared, prepare } from "./prepare.ts";

/** Where a photo goes, and who is told when it has arrived. */
export type Target = {
  appointment: string;
  patient: string;
  section: SectionKey | null;
  onAdded: (photo: Photo) => void;
};

/** A photo that is not sent yet. */
export type Sending = {
  id: string;
  appointment: string;
  section: SectionKey | null;
  name: string;
  /** A failed one is sent again; a refused one never will be, as it is. */
  state: "waiting" | "preparing" | "sending" | "failed" | "refused";
  /** From 0 to 1. */
  progress: number;
  error?: unknown;
  /** What it shows, once there is a small picture of it. */
  preview?: string;
};

type Job = {
  shown: Sending;
  target: Target;
  file: File;
  stop: AbortController;
  prepared?: Prepared;
  /** Parts that are in the file store. */
  put: Set<string>;
};

const AT_ONCE = 2;
/** First and longest wait before an upload that lost its connection is tried again, milliseconds. */
const AGAIN = { first: 4000, most: 60_000 } as const;

const jobs: Job[] = [];
const listeners = new Set<() => void>();
let shown: readonly Sending[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let wait: number = AGAIN.first;

/** What is not sent yet, in all appointments. Kept as long as the page is open, whatever it shows meanwhile. */
export const notSent = () => shown;
export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes files in, to be sent a few at a time. */
export function send(target: Target, files: readonly File[]) {
  for (const file of files) {
    const { appointment, section } = target;
    const job: Job = {
      shown: {
        id: crypto.randomUUID(),
        appointment,
        section,
        name: file.name,
        state: "waiting",
        progress: 0,
      },
      target,
      file,
      stop: new AbortController(),
      put: new Set(),
    };
    jobs.push(job);
  }
  tell();
  begin();
}

/** Calls a photo off. What of it arrived is forgotten by the server. */
export function cancel(id: string) {
  const job = jobs.find((one) => one.shown.id === id);
  job?.stop.abort();
  if (job) forget(job);
}

/** Tries again what failed. */
export function retry(id: string) {
  const job = jobs.find((one) => one.shown.id === id && one.shown.state === "failed");
  if (job) show(job, { state: "waiting", error: undefined });
  begin();
}

const ENDED: readonly Sending["state"][] = ["failed", "refused"];

/** Resolves when nothing of an appointment is on its way any more, sent or failed. */
export async function settled(appointment: string): Promise<void> {
  const busy = () => shown.some((one) => one.appointment === appointment && !ENDED.includes(one.state));
  if (!busy()) return;
  await new Promise<void>((resolve) => {
    const stop = subscribe(() => {
      if (busy()) return;
      stop();
      resolve();
    });
  });
}

function begin() {
  const running = jobs.filter(({ shown: { state } }) => state === "preparing" || state === "sending").length;
  for (const job of jobs.filter(({ shown: { state } }) => state === "waiting").slice(0, AT_ONCE - running))
    void run(job);
}

async function run(job: Job) {
  show(job, { state: "preparing" });
  try {
    const photo = await deliver(job);
    wait = AGAIN.first;
    forget(job);
    job.target.onAdded(photo);
  } catch (error) {
    if (job.stop.signal.aborted) return;
    show(job, { state: isRefused(error) ? "refused" : "failed", error });
    if (isOffline(error)) later();
  } finally {
    begin();
  }
}

/** The file itself is what is wrong. */
const isRefused = (error: unknown) => error instanceof ApiError && Object.keys(error.fields).length > 0;

/** Whether a photo would be lost with the page. */
export const isKept = ({ state }: Sending) => state !== "refused";

async function deliver(job: Job): Promise<Photo> {
  job.prepared ??= await prepare(job.file);
  const { appointment, patient, section } = job.target;
  const { thumbnail, view, content_type, ...facts } = job.prepared;
  const params = { appointment };
  show(job, { state: "sending", preview: job.shown.preview ?? URL.createObjectURL(thumbnail) });
  const body = {
    ...facts,
    patient,
    section,
    original: { content_type, size: job.file.size },
    thumbnail: { size: thumbnail.size },
    ...(view && { view: { size: view.size } }),
  };
  const quiet = { signal: job.stop.signal, notFound: "throw" } as const;
  // A repeat names the same photo and brings links that are valid again.
  const begun = () => call(photosRoutes.create, { params, body, idempotencyKey: job.shown.id, ...quiet });
  const { photo, uploads } = await begun();
  const files = { thumbnail, view, original: job.file } as const;
  await putAll(job, files, uploads).catch(async (error: unknown) => {
    if (!isCode(error, "upload.link")) throw error;
    await putAll(job, files, (await begun()).uploads);
  });
  return call(photosRoutes.complete, { params: { ...params, photo }, ...quiet });
}

type Links = Awaited<ReturnType<typeof call<typeof photosRoutes.create>>>["uploads"];

async function putAll(job: Job, files: Record<keyof Links, Blob | undefined>, links: Links) {
  const total = Object.values(files).reduce((sum, file) => sum + (file?.size ?? 0), 0);
  let before = 0;
  for (const [part, file] of Object.entries(files) as [keyof Links, Blob | undefined][]) {
    const link = links[part];
    if (!file || !link) continue;
    if (!job.put.has(part))
      await putFile(link, file, {
        signal: job.stop.signal,
        onProgress: (sent) => show(job, { progress: Math.min(1, (before + sent) / total) }),
      });
    job.put.add(part);
    before += file.size;
  }
}

/** Everything that lost its connection, again. A session that ended comes back with somebody's signing in. */
function again() {
  clearTimeout(timer);
  timer = undefined;
  for (const job of jobs)
    if (job.shown.state === "failed" && (isOffline(job.shown.error) || isSignedOut(job.shown.error)))
      show(job, { state: "waiting", error: undefined });
  begin();
}

function later() {
  timer ??= setTimeout(again, wait);
  wait = Math.min(wait * 2, AGAIN.most);
}

function show(job: Job, change: Partial<Sending>) {
  job.shown = { ...job.shown, ...change };
  tell();
}

function forget(job: Job) {
  jobs.splice(jobs.indexOf(job), 1);
  if (job.shown.preview) URL.revokeObjectURL(job.shown.preview);
  tell();
  begin();
}

function tell() {
  shown = jobs.map((job) => job.shown);
  for (const listener of listeners) listener();
  guard(shown.some(isKept));
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();
let guarded = false;

/** The browser asks before the page goes, as long as a photo is only here. */
function guard(needed: boolean) {
  if (needed === guarded) return;
  guarded = needed;
  if (needed) window.addEventListener("beforeunload", ask);
  else window.removeEventListener("beforeunload", ask);
}

if (typeof window !== "undefined") {
  window.addEventListener("online", again);
  onServiceBack(again);
}
