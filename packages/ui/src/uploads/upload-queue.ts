import { onServiceBack } from "../api/client.ts";
import { ApiError, isCode, isOffline, isSignedOut } from "../api/errors.ts";
import { draftOwner } from "../drafts/drafts.ts";
import { guardPage } from "../drafts/unsent-input.ts";
import { storedUploads, type UploadFacts } from "./stored-uploads.ts";

/** A file that is not uploaded yet. */
export type PendingUpload<Facts extends UploadFacts = UploadFacts> = Facts & {
  /** A failed one is sent again; a refused one never will be, as it is. */
  state: "waiting" | "preparing" | "sending" | "failed" | "refused";
  /** From 0 to 1. */
  progress: number;
  /** Whether it is stored on this device and survives the page; undefined while it is being stored. */
  kept: boolean | undefined;
  error?: unknown;
  /** Address of a small picture of it, once there is one. */
  preview?: string;
};

/** One file on its way to the server, over all its tries. `memory` keeps what one try leaves for the next. */
export type UploadJob<Facts extends UploadFacts, Memory> = {
  facts: Facts;
  /** Read from this device where another page chose it. */
  readFile: () => Promise<File | undefined>;
  abort: AbortController;
  memory: Memory;
  /** Changes the facts, and stores them with the file. */
  update: (facts: Facts) => Promise<void>;
  onPrepared: (preview?: Blob) => void;
  onProgress: (progress: number) => void;
};

type Options<Facts extends UploadFacts, Result, Memory> = {
  folder: string;
  placeOf: (facts: Facts) => string;
  check: (file: File) => Promise<unknown>;
  /** Brings a file to the server, from wherever an earlier try ended; however often, it is there once. */
  upload: (job: UploadJob<Facts, Memory>) => Promise<Result>;
  newMemory: () => Memory;
  /** How many files are sent at a time. */
  concurrent: number;
};

type Job<Facts extends UploadFacts, Result, Memory> = UploadJob<Facts, Memory> & {
  file: File | undefined;
  shown: PendingUpload<Facts>;
  /** The user who chose it; no other user may see or send it. */
  owner: string | undefined;
  onAdded: (result: Result) => void;
  /** Resumed from another page: it is stored on this device, and no open page waits for it. */
  inBackground: boolean;
  /** Its page is done with it. */
  end: () => void;
  ended: Promise<void>;
};

type Resume<Facts, Result> = {
  onAdded: (result: Result) => void;
  /** Another page settled what was waited for. */
  onSettledElsewhere: () => void;
  inBackground?: boolean;
  /** What is stored may go elsewhere by now. */
  adopt?: (facts: Facts) => Facts;
};

/** First and longest wait before an upload that lost its connection is tried again, milliseconds. */
const RETRY_MS = { first: 4000, most: 60_000 } as const;
const ENDED: readonly PendingUpload["state"][] = ["failed", "refused"];

/**
 * A queue of files to upload, a few at a time. Each is stored on this device until the server has it, even if the page
 * is closed, and belongs to the user who chose it.
 */
export function uploadQueue<Facts extends UploadFacts, Result, Memory>(
  options: Options<Facts, Result, Memory>,
) {
  type OwnJob = Job<Facts, Result, Memory>;
  const stored = storedUploads(options);
  const jobs: OwnJob[] = [];
  /** Files this page uploads, or waits for another page to settle. */
  const knownIds = new Set<string>();
  const listeners = new Set<() => void>();
  let shown: readonly PendingUpload<Facts>[] = [];
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let retryDelay: number = RETRY_MS.first;
  let releasePage: (() => void) | undefined;

  function createJob(
    facts: Facts,
    { onAdded, inBackground = false }: Pick<Resume<Facts, Result>, "onAdded" | "inBackground">,
    file?: File,
  ): OwnJob {
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const job: OwnJob = {
      shown: { ...facts, state: "waiting", progress: 0, kept: file ? undefined : true },
      owner: draftOwner(),
      memory: options.newMemory(),
      abort: new AbortController(),
      ...{ facts, file, onAdded, inBackground, end, ended },
      readFile: async () => {
        job.file ??= await stored.read(job.facts);
        return job.file;
      },
      update: (changed) => {
        job.facts = changed;
        return stored.update(changed);
      },
      onPrepared: (preview) => {
        const address = job.shown.preview ?? (preview && URL.createObjectURL(preview));
        show(job, { state: "sending", ...(address && { preview: address }) });
      },
      onProgress: (progress) => show(job, { progress }),
    };
    return job;
  }

  /** Adds files, which are sent a few at a time; each is stored on this device until it has arrived. */
  function add(files: readonly { facts: Facts; file: File }[], onAdded: (result: Result) => void) {
    for (const { facts, file } of files) addJob(createJob(facts, { onAdded }, file));
    startWaiting();
  }

  function addJob(job: OwnJob) {
    const { id } = job.facts;
    knownIds.add(id);
    jobs.push(job);
    void stored.withLock(id, () => job.ended);
    const { file } = job;
    if (file)
      void stored
        .keep(() => (jobs.includes(job) ? job.facts : undefined), file)
        .then((kept) => {
          if (jobs.includes(job)) show(job, { kept });
        });
    tell();
  }

  /** Resumes the uploads of closed pages for a record; those of another open page are resumed when it closes. */
  async function resume(place: string, target: Resume<Facts, Result>) {
    for (const { id } of await stored.list(place)) {
      if (knownIds.has(id)) continue;
      knownIds.add(id);
      void stored.withLock(id, async () => {
        // It may have been settled while its turn came.
        const facts = (await stored.list(place)).find((one) => one.id === id);
        if (!facts) {
          knownIds.delete(id);
          return target.onSettledElsewhere();
        }
        const job = createJob(target.adopt?.(facts) ?? facts, target);
        jobs.push(job);
        tell();
        startWaiting();
        await job.ended;
      });
    }
  }

  /** Cancels an upload; the server deletes what it received. Returns the undo, if there is one. */
  function cancel(id: string): (() => void) | undefined {
    const job = jobs.find((one) => one.facts.id === id);
    if (!job) return;
    const { facts, shown: before } = job;
    job.abort.abort();
    // Read before it is deleted, because undo needs the file.
    const file = job.readFile();
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
  function retry(id: string) {
    const job = jobs.find((one) => one.facts.id === id && one.shown.state === "failed");
    if (job) show(job, { state: "waiting", error: undefined });
    startWaiting();
  }

  /** Resolves when nothing for a record, or at all, is on its way any more, sent or failed. */
  async function whenSettled(place?: string): Promise<void> {
    const busy = () =>
      shown.some((one) => (!place || options.placeOf(one) === place) && !ENDED.includes(one.state));
    if (!busy()) return;
    await new Promise<void>((resolve) => {
      const stop = subscribe(() => {
        if (busy()) return;
        stop();
        resolve();
      });
    });
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function startWaiting() {
    const running = jobs.filter(
      ({ shown: { state } }) => state === "preparing" || state === "sending",
    ).length;
    const waiting = jobs.filter((job) => job.shown.state === "waiting" && job.owner === draftOwner());
    for (const job of waiting.slice(0, Math.max(0, options.concurrent - running))) void run(job);
  }

  async function run(job: OwnJob) {
    show(job, { state: "preparing" });
    try {
      const result = await options.upload(job);
      retryDelay = RETRY_MS.first;
      removeJob(job);
      job.onAdded(result);
    } catch (error) {
      if (job.abort.signal.aborted) return;
      show(job, { state: isRefused(error) ? "refused" : "failed", error });
      if (isTemporary(error)) scheduleRetry();
    } finally {
      startWaiting();
    }
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

  function show(job: OwnJob, change: Partial<PendingUpload>) {
    job.shown = { ...job.shown, ...change };
    tell();
  }

  function removeJob(job: OwnJob, first: Promise<unknown> = Promise.resolve()) {
    jobs.splice(jobs.indexOf(job), 1);
    knownIds.delete(job.facts.id);
    if (job.shown.preview) URL.revokeObjectURL(job.shown.preview);
    // Pages that wait for it must not find it any more.
    void first.then(() => stored.drop(job.facts)).finally(job.end);
    tell();
    startWaiting();
  }

  function tell() {
    shown = jobs.filter(({ owner }) => owner === draftOwner()).map((job) => job.shown);
    for (const listener of listeners) listener();
    // The browser asks before the page closes: files waiting on this device are not on the server yet.
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

  return {
    /** The files not uploaded yet, for all records. Each stays on this device until the server has it. */
    pending: () => shown,
    /** What is stored on this device, for all records or one. */
    stored: stored.list,
    ...{ subscribe, add, resume, cancel, retry, whenSettled },
  };
}

/** The file itself is what is wrong. */
const isRefused = (error: unknown) => error instanceof ApiError && Object.keys(error.fields).length > 0;

/** No answer came, or one of a server in trouble: it is tried again by itself. */
const isTemporary = (error: unknown) =>
  isOffline(error) ||
  isCode(error, "write.conflict") ||
  (error instanceof ApiError && (error.status >= 500 || error.status === 429));

/** Whether a file is still to be uploaded. */
export const isUploadable = ({ state }: PendingUpload) => state !== "refused";

/** Whether it only waits for the connection. */
export const isWaiting = ({ state, error, kept }: PendingUpload) =>
  kept === true && state === "failed" && isTemporary(error);

/** Where files that are not uploaded are: all on this device, on their way there, or one of them in this page alone. */
export function storageOf(uploads: readonly PendingUpload[]): "kept" | "keeping" | "leave" {
  if (uploads.every(({ kept }) => kept)) return "kept";
  return uploads.some(({ kept }) => kept === false) ? "leave" : "keeping";
}
