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
  const queue = new UploadQueue(options);
  if (typeof window !== "undefined") {
    window.addEventListener("online", () => queue.retryFailed());
    onServiceBack(() => queue.retryFailed());
  }
  return {
    /** The files not uploaded yet, for all records. Each stays on this device until the server has it. */
    pending: () => queue.shown,
    /** What is stored on this device, for all records or one. */
    stored: queue.stored.list,
    subscribe: (listener: () => void) => queue.subscribe(listener),
    add: (files: readonly { facts: Facts; file: File }[], onAdded: (result: Result) => void) =>
      queue.add(files, onAdded),
    resume: (place: string, target: Resume<Facts, Result>) => queue.resume(place, target),
    cancel: (id: string) => queue.cancel(id),
    retry: (id: string) => queue.retry(id),
    whenSettled: (place?: string) => queue.whenSettled(place),
  };
}

class UploadQueue<Facts extends UploadFacts, Result, Memory> {
  readonly options: Options<Facts, Result, Memory>;
  readonly stored: ReturnType<typeof storedUploads<Facts>>;
  readonly jobs: Job<Facts, Result, Memory>[] = [];
  /** Files this page uploads, or waits for another page to settle. */
  readonly knownIds = new Set<string>();
  readonly listeners = new Set<() => void>();
  shown: readonly PendingUpload<Facts>[] = [];
  retryTimer: ReturnType<typeof setTimeout> | undefined;
  retryDelay: number = RETRY_MS.first;
  releasePage: (() => void) | undefined;

  constructor(options: Options<Facts, Result, Memory>) {
    this.options = options;
    this.stored = storedUploads(options);
  }

  createJob(
    facts: Facts,
    { onAdded, inBackground = false }: Pick<Resume<Facts, Result>, "onAdded" | "inBackground">,
    file?: File,
  ): Job<Facts, Result, Memory> {
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const job: Job<Facts, Result, Memory> = {
      shown: { ...facts, state: "waiting", progress: 0, kept: file ? undefined : true },
      owner: draftOwner(),
      memory: this.options.newMemory(),
      abort: new AbortController(),
      facts,
      file,
      onAdded,
      inBackground,
      end,
      ended,
      readFile: async () => {
        job.file ??= await this.stored.read(job.facts);
        return job.file;
      },
      update: (changed) => {
        job.facts = changed;
        return this.stored.update(changed);
      },
      onPrepared: (preview) => {
        const address = job.shown.preview ?? (preview && URL.createObjectURL(preview));
        this.show(job, { state: "sending", ...(address && { preview: address }) });
      },
      onProgress: (progress) => this.show(job, { progress }),
    };
    return job;
  }

  /** Adds files, which are sent a few at a time; each is stored on this device until it has arrived. */
  add(files: readonly { facts: Facts; file: File }[], onAdded: (result: Result) => void) {
    for (const { facts, file } of files) this.addJob(this.createJob(facts, { onAdded }, file));
    this.startWaiting();
  }

  addJob(job: Job<Facts, Result, Memory>) {
    const { id } = job.facts;
    this.knownIds.add(id);
    this.jobs.push(job);
    void this.stored.withLock(id, () => job.ended);
    const { file } = job;
    if (file)
      void this.stored
        .keep(() => (this.jobs.includes(job) ? job.facts : undefined), file)
        .then((kept) => {
          if (this.jobs.includes(job)) this.show(job, { kept });
        });
    this.tell();
  }

  /** Resumes the uploads of closed pages for a record; those of another open page are resumed when it closes. */
  async resume(place: string, target: Resume<Facts, Result>) {
    for (const { id } of await this.stored.list(place)) {
      if (this.knownIds.has(id)) continue;
      this.knownIds.add(id);
      void this.stored.withLock(id, async () => {
        // It may have been settled while its turn came.
        const facts = (await this.stored.list(place)).find((one) => one.id === id);
        if (!facts) {
          this.knownIds.delete(id);
          return target.onSettledElsewhere();
        }
        const job = this.createJob(target.adopt?.(facts) ?? facts, target);
        this.jobs.push(job);
        this.tell();
        this.startWaiting();
        await job.ended;
      });
    }
  }

  /** Cancels an upload; the server deletes what it received. Returns the undo, if there is one. */
  cancel(id: string): (() => void) | undefined {
    const job = this.jobs.find((one) => one.facts.id === id);
    if (!job) return;
    const { facts, shown: before } = job;
    job.abort.abort();
    // Read before it is deleted, because undo needs the file.
    const file = job.readFile();
    this.removeJob(job, file);
    if (before.state === "refused") return;
    return () =>
      void file.then((found) => {
        if (!found) return;
        this.addJob(this.createJob(facts, job, found));
        this.startWaiting();
      });
  }

  /** Tries again what failed. */
  retry(id: string) {
    const job = this.jobs.find((one) => one.facts.id === id && one.shown.state === "failed");
    if (job) this.show(job, { state: "waiting", error: undefined });
    this.startWaiting();
  }

  /** Resolves when nothing for a record, or at all, is on its way any more, sent or failed. */
  async whenSettled(place?: string): Promise<void> {
    const busy = () =>
      this.shown.some((one) => (!place || this.options.placeOf(one) === place) && !ENDED.includes(one.state));
    if (!busy()) return;
    await new Promise<void>((resolve) => {
      const stop = this.subscribe(() => {
        if (busy()) return;
        stop();
        resolve();
      });
    });
  }

  subscribe(listener: () => void) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  startWaiting() {
    const running = this.jobs.filter(
      ({ shown: { state } }) => state === "preparing" || state === "sending",
    ).length;
    const waiting = this.jobs.filter((job) => job.shown.state === "waiting" && job.owner === draftOwner());
    for (const job of waiting.slice(0, Math.max(0, this.options.concurrent - running))) void this.run(job);
  }

  async run(job: Job<Facts, Result, Memory>) {
    this.show(job, { state: "preparing" });
    try {
      const result = await this.options.upload(job);
      this.retryDelay = RETRY_MS.first;
      this.removeJob(job);
      job.onAdded(result);
    } catch (error) {
      if (job.abort.signal.aborted) return;
      this.show(job, { state: isRefused(error) ? "refused" : "failed", error });
      if (isTemporary(error)) this.scheduleRetry();
    } finally {
      this.startWaiting();
    }
  }

  /** Everything that lost its connection, again. A session that ended comes back with somebody's signing in. */
  retryFailed() {
    clearTimeout(this.retryTimer);
    this.retryTimer = undefined;
    for (const job of this.jobs)
      if (job.shown.state === "failed" && (isTemporary(job.shown.error) || isSignedOut(job.shown.error)))
        this.show(job, { state: "waiting", error: undefined });
    this.startWaiting();
  }

  scheduleRetry() {
    this.retryTimer ??= setTimeout(() => this.retryFailed(), this.retryDelay);
    this.retryDelay = Math.min(this.retryDelay * 2, RETRY_MS.most);
  }

  show(job: Job<Facts, Result, Memory>, change: Partial<PendingUpload>) {
    job.shown = { ...job.shown, ...change };
    this.tell();
  }

  removeJob(job: Job<Facts, Result, Memory>, first: Promise<unknown> = Promise.resolve()) {
    this.jobs.splice(this.jobs.indexOf(job), 1);
    this.knownIds.delete(job.facts.id);
    if (job.shown.preview) URL.revokeObjectURL(job.shown.preview);
    // Pages that wait for it must not find it any more.
    void first.then(() => this.stored.drop(job.facts)).finally(job.end);
    this.tell();
    this.startWaiting();
  }

  tell() {
    this.shown = this.jobs.filter(({ owner }) => owner === draftOwner()).map((job) => job.shown);
    for (const listener of this.listeners) listener();
    // The browser asks before the page closes: files waiting on this device are not on the server yet.
    const hasForegroundUploads = this.jobs.some(
      (job) => job.owner === draftOwner() && !job.inBackground && isUploadable(job.shown),
    );
    if (hasForegroundUploads) this.releasePage ??= guardPage(() => this.sendAll());
    else this.releasePage = void this.releasePage?.();
  }

  async sendAll() {
    this.retryFailed();
    await this.whenSettled();
  }
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
