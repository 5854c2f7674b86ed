import { ApiError, isConflict, isOffline, isSignedOut } from "../api/errors.ts";
import { same } from "./deep-equal.ts";
import {
  type Draft,
  draftsToTakeUp,
  type Edit,
  looseKey,
  oneAtATime,
  pageKey,
  removeDraft,
  saveDraft,
} from "./drafts.ts";
import { holdPage } from "./unsent.ts";

/** What the screen says about the safety of what was typed. `kept: false` is only in the page: the device has no room. */
export type SaveState<T> =
  | { kind: "saved"; at: Date | null }
  | { kind: "unsaved" }
  | { kind: "saving" }
  | { kind: "offline"; kept?: boolean }
  | { kind: "signed-out"; kept?: boolean }
  | { kind: "failed"; error: unknown; kept?: boolean }
  | { kind: "conflict"; mine: T; current: unknown; version: number };

/** The server's answer to a save: the new version, and the value where the server changed it. */
export type Saved = { version: number };

type SaveContext = { version: number; edit: Edit; leaving: boolean };

export type AutosaveOptions<T> = {
  /** Names the record and the block: `appointment/apt_…/anamnesis`. */
  key: string;
  value: T;
  version: number;
  /** Whose typing the value is, where the server knows. */
  edit?: Edit | undefined;
  /** Sends a value; rejects with the client's ApiError. `leaving` is true when the page is going away. */
  save: (value: T, context: SaveContext) => Promise<Saved>;
  /** The version inside what a 409 brought; `current.version` unless told. */
  versionOf?: (current: unknown) => number;
  /** The typing and the value inside it, so that one's own text is known again where an answer was lost. */
  inside?: (current: unknown) => { edit?: Edit | undefined; value: T };
  /** A draft as the value is today: one that an older version of the product kept may lack what is newer. */
  whole?: (draft: T) => T;
  onState: (state: SaveState<T>) => void;
  /** The value changed from outside the keyboard: a draft was found, or the other's text was taken. */
  onValue: (value: T) => void;
};

/** Milliseconds of silence before a save: with the call itself it stays under the promised 2 s. */
export const SAVE_DELAY = 1000;
/** The longest a steady typist waits for a save, milliseconds. */
export const SAVE_AT_LEAST = 5000;
/** The longest a keystroke is only in memory, milliseconds. */
export const DRAFT_DELAY = 400;
/** First and longest wait before trying again after a lost connection, and the longest of somebody who types on, ms. */
export const RETRY = { first: 2000, most: 20_000, typing: 3000 } as const;
/** Refusals that pass: the server was too busy, or too slow. */
const PASSING: readonly number[] = [408, 425, 429];

/** Too many at the same moment; nobody's text stands against this one. */
const passes = ({ status, code }: ApiError) =>
  status >= 500 || PASSING.includes(status) || code === "write.conflict";

const versionIn = (current: unknown) => {
  const found = (current as { version?: unknown } | null | undefined)?.version;
  return typeof found === "number" ? found : 0;
};

/** The base of a draft whose clash nobody has decided: no record has it, so that both texts are shown again. */
const UNDECIDED = -1;

/** Ended pages whose typing is remembered. */
const MOST_ORIGINS = 5;

/** Whether what stands is an earlier word of one's own typing, a later one, or somebody else's. */
function relate(own: readonly Edit[], standing: Edit | undefined): "older" | "newer" | "other" {
  const match = standing && own.find(({ line }) => line === standing.line);
  if (!match) return "other";
  return standing.seq > match.seq ? "newer" : "older";
}

type Timer = ReturnType<typeof setTimeout>;

/** Saves one value by itself: to the browser at once, to the server within 2 s, and never over somebody else's text. */
export class Autosave<T> {
  private readonly options: AutosaveOptions<T>;
  private latest: T;
  private version: number;
  private dirty = false;
  /** Lets the page go; there while it must not go without being asked. */
  private release: (() => void) | undefined;
  private state: SaveState<T> = { kind: "saved", at: null };
  private saveTimer: Timer | undefined;
  private draftTimer: Timer | undefined;
  private retryTimer: Timer | undefined;
  private unsavedSince = 0;
  private retryDelay: number = RETRY.first;
  private triedAt = 0;
  private running: Promise<void> | undefined;
  private closed = false;
  /** This screen's own typing, and that of the drafts it took up. */
  private edit: Edit = { line: crypto.randomUUID(), seq: 0 };
  private origins: readonly Edit[] = [];
  /** Whose typing the server's value is, as far as this screen knows. */
  private standing: Edit | undefined;
  private looking: Promise<void> | undefined;
  /** Writes and removals of drafts, one after the other: the last word stays. */
  private drafts: Promise<unknown> = Promise.resolve();

  constructor(options: AutosaveOptions<T>) {
    this.options = options;
    this.latest = options.value;
    this.version = options.version;
    this.standing = options.edit;
  }

  get current() {
    return { value: this.latest, version: this.version, state: this.state, dirty: this.dirty };
  }

  /**
   * Looks for drafts of earlier visits and of pages that ended; sends one, or shows both where the record moved on
   * meanwhile. The next one's turn comes when this one is settled.
   */
  async restore() {
    this.looking ??= oneAtATime(() => this.takeUp())
      .catch(() => undefined)
      .finally(() => {
        this.looking = undefined;
      });
    await this.looking;
  }

  private async takeUp(): Promise<void> {
    const [found] = await draftsToTakeUp<T>(this.options.key);
    if (!found || this.closed) return;
    const draft = { ...found, value: this.options.whole?.(found.value) ?? found.value };
    const own = pageKey(this.options.key);
    if (this.dirty) {
      // Somebody typed while it was looked for: it waits under a name of its own until that is saved.
      const older = draft.edits?.at(-1)?.line !== this.edit.line;
      if (draft.key === own && older) await this.move(draft, looseKey(this.options.key));
      return;
    }
    const edits = draft.edits ?? [];
    const relation = relate(edits, this.standing);
    if (relation === "newer" || same(draft.value, this.latest)) {
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
    if (draft.key !== own) await this.move(draft, own);
    if (!mine && draft.baseVersion !== null && draft.baseVersion !== this.version) {
      return this.tell({ kind: "conflict", mine: draft.value, current: theirs, version: this.version });
    }
    this.tell({ kind: "unsaved" });
    this.plan();
  }

  private async move({ key, value, baseVersion, edits = [] }: Draft<T>, to: string) {
    await saveDraft(to, value, { baseVersion, edits });
    await removeDraft(key);
  }

  private forget() {
    this.drafts = this.drafts.then(() => (this.dirty ? undefined : removeDraft(pageKey(this.options.key))));
    return this.drafts;
  }

  /** A keystroke. */
  change(value: T) {
    this.latest = value;
    this.edit = { ...this.edit, seq: this.edit.seq + 1 };
    if (!this.dirty) this.unsavedSince = Date.now();
    this.mark(true);
    this.draftTimer ??= setTimeout(() => void this.keep(), DRAFT_DELAY);
    if (this.state.kind === "conflict") return this.tell({ ...this.state, mine: value });
    if (this.state.kind === "signed-out") return;
    if (this.state.kind === "offline") {
      if (!this.running && Date.now() - this.triedAt >= RETRY.typing) void this.send(false);
      return;
    }
    this.tell({ kind: "unsaved" });
    this.plan();
  }

  /** The server's value as a screen read it anew. What is being typed is not touched. */
  adopt(value: T, version: number, edit?: Edit) {
    if (this.dirty || this.running || version <= this.version) return;
    this.version = version;
    this.standing = edit;
    if (same(value, this.latest)) return;
    this.latest = value;
    this.options.onValue(value);
  }

  /** Another block of the same record was saved by this same person: its new version is the base of the next save. */
  rebase(version: number) {
    if (version > this.version && this.state.kind !== "conflict") this.version = version;
  }

  /** Tries at once: the connection or the session is back, or the screen is being left. */
  async flush({ leaving = false } = {}) {
    clearTimeout(this.saveTimer);
    clearTimeout(this.retryTimer);
    if (!this.dirty) return;
    await Promise.all([this.keep(), this.state.kind === "conflict" ? undefined : this.send(leaving)]);
  }

  /** Of a clash, what was typed here stays; it is written over what stands, knowingly. */
  async keepMine() {
    if (this.state.kind !== "conflict") return;
    this.version = this.state.version;
    this.tell({ kind: "unsaved" });
    await this.send(false);
  }

  /** Of a clash, the other's text stays. */
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

  /** Stops the clock; what is unsaved is kept as a draft and sent once more. */
  close() {
    const last = this.flush({ leaving: true });
    this.closed = true;
    clearTimeout(this.draftTimer);
    // What is still unsent then lies on the device, and is nobody's on this page any more.
    return last.finally(() => this.mark(this.dirty));
  }

  private mark(dirty: boolean) {
    this.dirty = dirty;
    if (dirty && !this.closed) this.release ??= holdPage(() => this.flush());
    else this.release = void this.release?.();
  }

  private tell(state: SaveState<T>) {
    // Said already: a screen of many sections must not draw itself anew at every key.
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
    // What lies under this page's name is looked at before it is written over.
    this.drafts = Promise.all([this.drafts, this.looking]).then(async () => {
      if (!this.dirty) return;
      const open = this.state.kind === "conflict";
      const facts = { baseVersion: open ? UNDECIDED : this.version, edits: [...this.origins, this.edit] };
      const kept = await saveDraft(pageKey(this.options.key), this.latest, facts);
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
    });
    return this.running;
  }

  private async attempt(leaving: boolean) {
    // A clock that was set before another save settled it.
    if (!this.dirty) return;
    const sent = this.latest;
    this.triedAt = Date.now();
    clearTimeout(this.retryTimer);
    // An outage stays one state, not a state an attempt.
    if (this.state.kind !== "offline") this.tell({ kind: "saving" });
    const { edit } = this;
    try {
      const { version } = await this.options.save(sent, { version: this.version, edit, leaving });
      this.version = Math.max(version, this.version);
      this.standing = edit;
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
    if (!same(sent, this.latest)) {
      this.unsavedSince = Date.now();
      this.tell({ kind: "unsaved" });
      return this.plan();
    }
    this.mark(false);
    clearTimeout(this.draftTimer);
    this.draftTimer = undefined;
    this.tell({ kind: "saved", at: new Date() });
    await this.forget();
    // A key pressed while the draft was being removed must not be left without one.
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
        // One's own text, and only its answer was lost. Newer than the draft: its last words had arrived after all.
        this.version = version;
        this.standing = found.edit;
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
