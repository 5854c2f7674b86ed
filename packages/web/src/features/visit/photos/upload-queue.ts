import type { Photo } from "@meridian/core/contracts/photos/photos";
import type { SectionKey } from "@meridian/core/contracts/visits/sections";
import { onServiceBack } from "@meridian/ui/api/client";
import { ApiError, isOffline, isSignedOut } from "@meridian/ui/api/errors";
import { draftOwner } from "@meridian/ui/drafts/drafts";
import { holdPage } from "@meridian/ui/drafts/unsent";
import {
  dropPhoto,
  inHand,
  type KeptPhoto,
  keepPhoto,
  keptPhotos,
  keptVisits,
  readPhoto,
} from "./kept-photos.ts";
import { type Delivery, deliver } from "./upload.ts";

/** Where a photo goes, and who is told when it has arrived. */
export type Target = {
  appointment: string;
  patient: string;
  /** When the appointment began, ISO 8601. */
  start: string;
  onAdded: (photo: Photo) => void;
};

/** A photo that is not sent yet. */
export type Sending = {
  id: string;
  appointment: string;
  patient: string;
  section: SectionKey | null;
  name: string;
  /** A failed one is sent again; a refused one never will be, as it is. */
  state: "waiting" | "preparing" | "sending" | "failed" | "refused";
  /** From 0 to 1. */
  progress: number;
  /** It lies on this device and survives the page; undefined while it is being put there. */
  kept: boolean | undefined;
  error?: unknown;
  /** What it shows, once there is a small picture of it. */
  preview?: string;
};

type Job = Delivery & {
  shown: Sending;
  /** Who chose it: nobody else may see or send it. */
  owner: string | undefined;
  onAdded: (photo: Photo) => void;
  /** Taken up from elsewhere: it lies on this device, and no page waits for it. */
  aside: boolean;
  /** Its page has it no longer in hand. */
  end: () => void;
  ended: Promise<void>;
};

const AT_ONCE = 2;
/** First and longest wait before an upload that lost its connection is tried again, milliseconds. */
const AGAIN = { first: 4000, most: 60_000 } as const;

const jobs: Job[] = [];
/** Photos this page has in hand, or waits for another page to settle. */
const known = new Set<string>();
const listeners = new Set<() => void>();
let shown: readonly Sending[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let wait: number = AGAIN.first;

/** What is not sent yet, in all appointments. On this device until the server has it, whatever becomes of the page. */
export const notSent = () => shown;
export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type Origin = Pick<Target, "start" | "onAdded"> & { aside?: boolean };

function jobOf(facts: KeptPhoto, { start, onAdded, aside = false }: Origin, file?: File): Job {
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
    aside,
    stop: new AbortController(),
    put: new Set(),
    onBegun: (preview) =>
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
export function send(target: Target & { section: SectionKey | null }, files: readonly File[]) {
  const { appointment, patient, start, section } = target;
  for (const file of files) {
    const id = crypto.randomUUID();
    const { name, type, lastModified: modified } = file;
    const visit = { appointment, patient, start };
    const facts = { ...visit, id, section, name, type, modified, creation: id, photo: undefined };
    enter(jobOf(facts, target, file));
  }
  begin();
}

function enter(job: Job) {
  const { id } = job.facts;
  known.add(id);
  jobs.push(job);
  void inHand(id, () => job.ended);
  const { file } = job;
  if (file)
    void keepPhoto(() => (jobs.includes(job) ? job.facts : undefined), file).then((kept) => {
      if (jobs.includes(job)) show(job, { kept });
    });
  tell();
}

type Placing = {
  /** Whether a section is one of the user's. */
  stands: (section: SectionKey) => boolean;
  /** Another page settled what was waited for. */
  onGone: () => void;
};

/** Takes up what ended pages left of any appointment, from whatever screen. `changed` is told whose photos are others now. */
export async function takeUpAll(
  stands: Placing["stands"],
  changed: (visit: { appointment: string; patient: string }) => void,
) {
  for (const visit of await keptVisits()) {
    const tell = () => changed(visit);
    await takeUp({ ...visit, stands, aside: true, onAdded: tell, onGone: tell });
  }
}

/**
 * Takes up what an ended page left of an appointment; what another page has in hand is taken up if that one ends. Where
 * a section is none of the user's any more, its photos go to the visit as a whole.
 */
export async function takeUp(target: Target & Placing & { aside?: boolean }) {
  for (const { id } of await keptPhotos(target.appointment)) {
    if (known.has(id)) continue;
    known.add(id);
    void inHand(id, async () => {
      // It may have been settled while its turn came.
      const facts = (await keptPhotos(target.appointment)).find((one) => one.id === id);
      if (!facts) {
        known.delete(id);
        return target.onGone();
      }
      const section = facts.section && target.stands(facts.section) ? facts.section : null;
      const job = jobOf({ ...facts, section }, target);
      jobs.push(job);
      tell();
      begin();
      await job.ended;
    });
  }
}

/** Calls a photo off. What of it arrived is forgotten by the server. Gives the way back, where there is one. */
export function cancel(id: string): (() => void) | undefined {
  const job = jobs.find((one) => one.shown.id === id);
  if (!job) return;
  const { facts, shown: before } = job;
  job.stop.abort();
  // Read before it is dropped: the way back has to lead somewhere.
  const file = job.file ? Promise.resolve(job.file) : readPhoto(facts);
  forget(job, file);
  if (before.state === "refused") return;
  return () =>
    void file.then((found) => {
      if (!found) return;
      enter(jobOf(facts, job, found));
      begin();
    });
}

/** Tries again what failed. */
export function retry(id: string) {
  const job = jobs.find((one) => one.shown.id === id && one.shown.state === "failed");
  if (job) show(job, { state: "waiting", error: undefined });
  begin();
}

const ENDED: readonly Sending["state"][] = ["failed", "refused"];

/** Resolves when nothing of an appointment, or of any, is on its way any more, sent or failed. */
export async function settled(appointment?: string): Promise<void> {
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

function begin() {
  const running = jobs.filter(({ shown: { state } }) => state === "preparing" || state === "sending").length;
  const waiting = jobs.filter((job) => job.shown.state === "waiting" && job.owner === draftOwner());
  for (const job of waiting.slice(0, Math.max(0, AT_ONCE - running))) void run(job);
}

async function run(job: Job) {
  show(job, { state: "preparing" });
  try {
    const photo = await deliver(job);
    wait = AGAIN.first;
    forget(job);
    job.onAdded(photo);
  } catch (error) {
    if (job.stop.signal.aborted) return;
    show(job, { state: isRefused(error) ? "refused" : "failed", error });
    if (passes(error)) later();
  } finally {
    begin();
  }
}

/** The file itself is what is wrong. */
const isRefused = (error: unknown) => error instanceof ApiError && Object.keys(error.fields).length > 0;

/** No answer came, or one of a server in trouble: it is tried again by itself. */
const passes = (error: unknown) =>
  isOffline(error) || (error instanceof ApiError && (error.status >= 500 || error.status === 429));

/** Whether a photo is still to be sent. */
export const isUnsent = ({ state }: Sending) => state !== "refused";

/** Whether it only waits for the connection. */
export const isWaiting = ({ state, error, kept }: Sending) =>
  kept === true && state === "failed" && passes(error);

/** Where photos that are not sent lie: all on this device, on their way there, or one of them in this page alone. */
export function whereOf(photos: readonly Sending[]): "kept" | "keeping" | "leave" {
  if (photos.every(({ kept }) => kept)) return "kept";
  return photos.some(({ kept }) => kept === false) ? "leave" : "keeping";
}

/** Everything that lost its connection, again. A session that ended comes back with somebody's signing in. */
function again() {
  clearTimeout(timer);
  timer = undefined;
  for (const job of jobs)
    if (job.shown.state === "failed" && (passes(job.shown.error) || isSignedOut(job.shown.error)))
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

function forget(job: Job, first: Promise<unknown> = Promise.resolve()) {
  jobs.splice(jobs.indexOf(job), 1);
  known.delete(job.facts.id);
  if (job.shown.preview) URL.revokeObjectURL(job.shown.preview);
  // Whoever waits for it must not find it any more.
  void first.then(() => dropPhoto(job.facts)).finally(job.end);
  tell();
  begin();
}

let release: (() => void) | undefined;

function tell() {
  shown = jobs.filter(({ owner }) => owner === draftOwner()).map((job) => job.shown);
  for (const listener of listeners) listener();
  // The browser asks before the page goes: what waits on this device is nobody else's to see yet.
  const held = jobs.some((job) => job.owner === draftOwner() && !job.aside && isUnsent(job.shown));
  if (held) release ??= holdPage(sendAll);
  else release = void release?.();
}

async function sendAll() {
  again();
  await settled();
}

if (typeof window !== "undefined") {
  window.addEventListener("online", again);
  onServiceBack(again);
}
