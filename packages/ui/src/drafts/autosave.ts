import { ApiError, isConflict, isOffline, isSignedOut } from "../api/errors.ts";
import { deepEqual } from "./deep-equal.ts";
import { DRAFT_DELAY, inTime } from "./device.ts";
import {
  draftsToTakeUp,
  type Edit,
  looseKey,
  oneAtATime,
  pageKey,
  prepareDraft,
  removeDraft,
  saveDraft,
} from "./drafts.ts";
import { copyDraft, moveDraft } from "./move-draft.ts";
import { guardPage } from "./unsent-input.ts";

/**
 * Whether the input is saved, as shown on screen. `kept: false` means it is only in memory, because the device has
 * no room.
 */
export type SaveState<T> =
  | { kind: "saved"; at: Date | null }
  | { kind: "unsaved" }
  | { kind: "saving" }
  | { kind: "offline"; kept?: boolean }
  | { kind: "signed-out"; kept?: boolean }
  | { kind: "failed"; error: unknown; kept?: boolean }
  | { kind: "conflict"; mine: T; current: unknown; version: number };

/** The result of a save: the new version, and the value if the server changed it. */
export type Saved = { version: number };

type SaveContext = { version: number; edit: Edit; leaving: boolean };

export type AutosaveOptions<T> = {
  /** Identifies the record and the section: `appointment/apt_…/anamnesis`. */
  key: string;
  value: T;
  version: number;
  /** Whose typing the value is, where the server knows. */
  edit?: Edit | undefined;
  /** Sends a value; rejects with the client's ApiError. `leaving` is true when the page is going away. */
  save: (value: T, context: SaveContext) => Promise<Saved>;
  /** Reads the version from a 409's body; `current.version` by default. */
  versionOf?: (current: unknown) => number;
  /** Reads the edit and the value from it, so that the client recognises its own text when an answer was lost. */
  inside?: (current: unknown) => { edit?: Edit | undefined; value: T };
  /** A draft as the value is today: one that an older version of the product kept may lack what is newer. */
  whole?: (draft: T) => T;
  onState: (state: SaveState<T>) => void;
  /** Called when the value changed other than by typing: a draft was found, or the other version was taken. */
  onValue: (value: T) => void;
};

/** Pause in typing before a save, milliseconds. Together with the request it stays under the promised 2 s. */
export const SAVE_DELAY = 1000;
/** Longest time between saves while typing without a pause, milliseconds. */
export const SAVE_AT_LEAST = 5000;
/**
 * First and longest wait before a retry after a lost connection, and the longest while the user is typing,
 * milliseconds.
 */
export const RETRY = { first: 2000, most: 20_000, typing: 3000 } as const;
/** Temporary errors: the server was busy or too slow. */
const PASSING: readonly number[] = [408, 425, 429];

/** A conflict of simultaneous transactions; no other user's text is involved. */
const passes = ({ status, code }: ApiError) =>
  status >= 500 || PASSING.includes(status) || code === "write.conflict";

const versionIn = (current: unknown) => {
  const found = (current as { version?: unknown } | null | undefined)?.version;
  return typeof found === "number" ? found : 0;
};

/** Base version of a draft whose conflict was not resolved. No record has it, so both texts are shown again. */
const UNDECIDED = -1;

/** How many closed pages' edits are remembered. */
const MOST_ORIGINS = 5;

/** Whether the server's text is an earlier state of the user's own typing, a later one, or somebody else's. */
function relate(own: readonly Edit[], storedEdit: Edit | undefined): "older" | "newer" | "other" {
  const match = storedEdit && own.find(({ line }) => line === storedEdit.line);
  if (!match) return "other";
  return storedEdit.seq > match.seq ? "newer" : "older";
}

type Timer = ReturnType<typeof setTimeout>;

/** Saves a value automatically: as a draft at once, to the server within 2 s, and never over somebody else's text. */
export class Autosave<T> {
  private readonly options: AutosaveOptions<T>;
  private latest: T;
  private version: number;
  private dirty = false;
  /** Releases the warning before the page is left; set while there is unsaved input. */
  private release: (() => void) | undefined;
  private state: SaveState<T> = { kind: "saved", at: null };
  private saveTimer: Timer | undefined;
  private draftTimer: Timer | undefined;
  private retryTimer: Timer | undefined;
  private unsavedSince = 0;
  private retryDelay: number = RETRY.first;
  private triedAt = 0;
  private running: Promise<void> | undefined;
  /** The server's value that was read last while a save was running. */
  private arrived: { value: T; version: number; edit: Edit | undefined } | undefined;
  private closed = false;
  /** The edits of this screen, and those of drafts it continued. */
  private edit: Edit = { line: crypto.randomUUID(), seq: 0 };
  private origins: readonly Edit[] = [];
  /** The edits the server's value came from, as far as this screen knows. */
  private storedEdit: Edit | undefined;
  private looking: Promise<void> | undefined;
  /** Queue of draft writes and removals, so that the last one wins. */
  private drafts: Promise<unknown> = Promise.resolve();

  constructor(options: AutosaveOptions<T>) {
    this.options = options;
    this.latest = options.value;
    this.version = options.version;
    this.storedEdit = options.edit;
  }

  get current() {
    return { value: this.latest, version: this.version, state: this.state, dirty: this.dirty };
  }

  /**
   * Looks for drafts of closed pages. Sends one, or shows both texts when the record changed since. The next draft
   * follows when this one is resolved. Nobody waits long for a slow device: what it finds later is taken up then.
   */
  async restore() {
    this.looking ??= oneAtATime(() => this.takeUp())
      .catch(() => undefined)
      .finally(() => {
        this.looking = undefined;
      });
    await this.looked();
  }

  private looked() {
    return this.looking && inTime(this.looking).catch(() => undefined);
  }

  private async takeUp(): Promise<void> {
    const [found] = await draftsToTakeUp<T>(this.options.key);
    if (!found || this.closed) return;
    const draft = { ...found, value: this.options.whole?.(found.value) ?? found.value };
    const own = pageKey(this.options.key);
    if (this.dirty) {
      // The user typed meanwhile: the draft waits under another name until that is saved. Its own name is for what is typed.
      const older = draft.edits?.at(-1)?.line !== this.edit.line;
      if (draft.key !== own || !older) return;
      await copyDraft(draft, looseKey(this.options.key));
      void this.keep();
      return;
    }
    const edits = draft.edits ?? [];
    const relation = relate(edits, this.storedEdit);
    if (relation === "newer" || deepEqual(draft.value, this.latest)) {
      await removeDraft(draft.key);
      return this.takeUp();
    }
    const theirs = this.latest;
    const mine = relation === "older";
    this.latest = draft.value;
    this.origins = edits.slice(-MOST_ORIGINS);
    this.edit = { line: crypto.randomUUID(), seq: 0 };
    this.mark(true);
    this.options.onValue(draft.value);
    await moveDraft(draft, own);
    if (!mine && draft.baseVersion !== null && draft.baseVersion !== this.version) {
      return this.tell({ kind: "conflict", mine: draft.value, current: theirs, version: this.version });
    }
    this.tell({ kind: "unsaved" });
    this.plan();
  }

  private facts() {
    const open = this.state.kind === "conflict";
    return { baseVersion: open ? UNDECIDED : this.version, edits: [...this.origins, this.edit] };
  }

  private forget() {
    this.drafts = this.drafts.then(() => (this.dirty ? undefined : removeDraft(pageKey(this.options.key))));
    return this.drafts;
  }

  /** Takes a new value from the keyboard. */
  change(value: T) {
    this.latest = value;
    this.edit = { ...this.edit, seq: this.edit.seq + 1 };
    if (!this.dirty) this.unsavedSince = Date.now();
    this.mark(true);
    this.draftTimer ??= setTimeout(() => void this.keep(), DRAFT_DELAY);
    void prepareDraft(pageKey(this.options.key), value, this.facts());
    if (this.state.kind === "conflict") return this.tell({ ...this.state, mine: value });
    if (this.state.kind === "signed-out") return;
    if (this.state.kind === "offline") {
      if (!this.running && Date.now() - this.triedAt >= RETRY.typing) void this.send(false);
      return;
    }
    this.tell({ kind: "unsaved" });
    this.plan();
  }

  /** Takes a newer value of the server, at the end of a save that is running. Text being typed is not changed. */
  adopt(value: T, version: number, edit?: Edit) {
    if (this.running) {
      this.arrived = { value, version, edit };
      return;
    }
    if (this.dirty || this.closed || version <= this.version) return;
    this.version = version;
    this.storedEdit = edit;
    if (deepEqual(value, this.latest)) return;
    this.latest = value;
    this.options.onValue(value);
  }

  /** Saves at once: the connection or session is back, or the screen is left. */
  async flush({ leaving = false } = {}) {
    clearTimeout(this.saveTimer);
    clearTimeout(this.retryTimer);
    if (!this.dirty) return;
    await Promise.all([this.keep(), this.state.kind === "conflict" ? undefined : this.send(leaving)]);
  }

  /** Resolves a conflict: overwrites the other version with the user's. */
  async keepMine() {
    if (this.state.kind !== "conflict") return;
    this.version = this.state.version;
    this.tell({ kind: "unsaved" });
    await this.send(false);
  }

  /** Resolves a conflict: keeps the other version. */
  async takeTheirs(theirs: T) {
    if (this.state.kind !== "conflict") return;
    this.version = this.state.version;
    this.latest = theirs;
    this.mark(false);
    this.options.onValue(theirs);
    this.tell({ kind: "saved", at: new Date() });
    await this.forget();
    await this.restore();
  }

  /** Stops the timers. Unsaved input is kept as a draft and sent once more. */
  close() {
    const last = this.flush({ leaving: true });
    this.closed = true;
    clearTimeout(this.draftTimer);
    // Unsaved input is now on the device, and no longer belongs to this page.
    return last.finally(() => this.mark(this.dirty));
  }

  private mark(dirty: boolean) {
    this.dirty = dirty;
    if (dirty && !this.closed) this.release ??= guardPage(() => this.flush());
    else this.release = void this.release?.();
  }

  private tell(state: SaveState<T>) {
    // Already shown as unsaved: a screen of many sections must not render on every key.
    if (state.kind === this.state.kind && (state.kind === "unsaved" || state.kind === "saving")) return;
    this.state = state;
    if (!this.closed) this.options.onState(state);
  }

  private plan() {
    clearTimeout(this.saveTimer);
    const waited = Date.now() - this.unsavedSince;
    this.saveTimer = setTimeout(
      () => void this.send(false),
      Math.max(0, Math.min(SAVE_DELAY, SAVE_AT_LEAST - waited)),
    );
  }

  private async keep() {
    clearTimeout(this.draftTimer);
    this.draftTimer = undefined;
    // An existing draft of this page is read before it is overwritten.
    this.drafts = Promise.all([this.drafts, this.looked()]).then(async () => {
      if (!this.dirty) return;
      const kept = await saveDraft(pageKey(this.options.key), this.latest, this.facts());
      const { state } = this;
      if ("at" in state || state.kind === "unsaved" || state.kind === "saving" || state.kind === "conflict")
        return;
      if ((state.kept ?? true) !== kept) this.tell({ ...state, kept });
    });
    await this.drafts;
  }

  private async send(leaving: boolean): Promise<void> {
    if (this.running) {
      await this.running;
      if (this.dirty && this.state.kind !== "conflict") return this.send(leaving);
      return;
    }
    this.running = this.attempt(leaving).finally(() => {
      this.running = undefined;
      const { arrived } = this;
      this.arrived = undefined;
      if (arrived) this.adopt(arrived.value, arrived.version, arrived.edit);
    });
    return this.running;
  }

  private async attempt(leaving: boolean) {
    // The timer was set before another save finished.
    if (!this.dirty) return;
    const sent = this.latest;
    this.triedAt = Date.now();
    clearTimeout(this.retryTimer);
    // An outage is shown as one state, not as one for each attempt.
    if (this.state.kind !== "offline") this.tell({ kind: "saving" });
    const { edit } = this;
    try {
      const { version } = await this.options.save(sent, { version: this.version, edit, leaving });
      this.version = Math.max(version, this.version);
      this.storedEdit = edit;
      this.retryDelay = RETRY.first;
      await this.settle(sent);
    } catch (error) {
      await this.refuse(error);
      await this.keep();
    }
  }

  private show(value: T) {
    this.latest = value;
    this.options.onValue(value);
  }

  private async settle(sent: T) {
    if (!deepEqual(sent, this.latest)) {
      this.unsavedSince = Date.now();
      this.tell({ kind: "unsaved" });
      return this.plan();
    }
    this.mark(false);
    clearTimeout(this.draftTimer);
    this.draftTimer = undefined;
    this.tell({ kind: "saved", at: new Date() });
    await this.forget();
    // Text typed while the draft was being removed needs a new draft.
    if (this.dirty) return this.keep();
    await this.restore();
  }

  private async refuse(error: unknown) {
    if (isConflict(error) && error.current !== undefined) {
      const version = (this.options.versionOf ?? versionIn)(error.current);
      const found = this.options.inside?.(error.current);
      const relation = relate([...this.origins, this.edit], found?.edit);
      const typedSince = this.edit.seq > 0;
      if (found && (relation === "older" || (relation === "newer" && !typedSince))) {
        // The user's own text: only the answer was lost. If it is newer than the draft, its last words did arrive.
        this.version = version;
        this.storedEdit = found.edit;
        if (relation === "newer") this.show(found.value);
        return this.settle(found.value);
      }
      return this.tell({ kind: "conflict", mine: this.latest, current: error.current, version });
    }
    if (isSignedOut(error)) return this.tell({ kind: "signed-out" });
    const passing = error instanceof ApiError && passes(error);
    if (!passing && !isOffline(error)) return this.tell({ kind: "failed", error });
    if (this.state.kind !== "offline") this.tell({ kind: "offline" });
    if (this.closed) return;
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => void this.send(false), this.retryDelay);
    this.retryDelay = Math.min(this.retryDelay * 2, RETRY.most);
  }
}
