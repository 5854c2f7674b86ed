import type { Photo } from "@meridian/core/contracts/photos/photos";
import { draftKeys } from "@meridian/ui/testing/draft-keys";
import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** Pages of one browser: each has its own modules, and all share the browser's storage and locks. */
vi.mock("@meridian/ui/api/put-file", () => ({ putFile: async () => undefined }));
// Each page loads its modules again; the contract's schemas are not tested here.
vi.mock("@meridian/core/contracts/photos/photos", () => {
  const access = { who: "space" };
  const path = "/appointments/{appointment}/photos";
  return {
    photosRoutes: {
      create: { id: "photos.create", method: "POST", path, access, idempotent: true },
      complete: { id: "photos.complete", method: "POST", path: `${path}/{photo}/complete`, access },
    },
  };
});
vi.mock("./prepare.ts", () => ({
  detectPhotoType: async () => "image/jpeg",
  prepare: async () => ({
    content_type: "image/jpeg",
    taken_at: at,
    width: 4,
    height: 3,
    thumbnail: new Blob(["small"]),
    view: undefined,
  }),
}));

const at = "2026-11-21T10:00:00.000Z";

/** Locks as a browser has them: a page that ends lets go of its own and of those it waited for. */
class Locks {
  current = 0;
  private readonly dead = new Set<number>();
  private readonly tails = new Map<string, Promise<unknown>>();
  private readonly endings = new Map<number, () => void>();
  end(page: number) {
    this.dead.add(page);
    this.endings.get(page)?.();
  }
  request = (name: string, work: () => Promise<unknown>) => {
    const page = this.current;
    const ended = new Promise<void>((resolve) => {
      const before = this.endings.get(page);
      this.endings.set(page, () => {
        before?.();
        resolve();
      });
    });
    const before = this.tails.get(name) ?? Promise.resolve();
    const turn = before.then(() => (this.dead.has(page) ? undefined : Promise.race([work(), ended])));
    this.tails.set(name, turn);
    return turn;
  };
}

/** The server's photos, by the name of the creation. */
class Server {
  down = false;
  /** What it no longer knows, or answers no more. */
  loseCompletion = false;
  forgets = false;
  future = false;
  readonly byCreation = new Map<string, string>();
  readonly shown: string[] = [];
  readonly refused: string[] = [];

  answer(path: string, key: string | null, body: { taken_at?: string } | null, who: string) {
    if (path.endsWith("/complete")) {
      const photo = path.split("/").at(-2) ?? "";
      if (![...this.byCreation.values()].includes(photo))
        return Response.json({ code: "photo.not_found" }, { status: 404 });
      if (!this.shown.includes(photo)) this.shown.push(photo);
      if (this.loseCompletion) throw new TypeError("broken off");
      return Response.json({ id: photo });
    }
    if (who !== "usr_a") return Response.json({ code: "appointment.not_own" }, { status: 403 });
    if (this.future && body?.taken_at !== START)
      return Response.json({ code: "input.invalid", fields: { taken_at: "date.future" } }, { status: 400 });
    const creation = this.forgets ? crypto.randomUUID() : (key ?? "");
    const photo = this.byCreation.get(creation) ?? `pho_${this.byCreation.size + 1}`;
    this.byCreation.set(creation, photo);
    const link = { url: "https://files.example/put", headers: {} };
    return Response.json(
      { photo, uploads: { original: link, thumbnail: link, view: null } },
      { status: 201 },
    );
  }
}

const START = "2026-11-21T09:00:00.000Z";
let locks = new Locks();
let server = new Server();
let pages = 0;
let visit = "";
/** Pages of the running test. One that went on after it would answer the next test's events and uploads. */
const open = new Set<() => void>();

async function openPage(user = "usr_a") {
  vi.resetModules();
  const page = ++pages;
  locks.current = page;
  const { answerApi } = await import("@meridian/ui/testing/api");
  const { openDrafts } = await import("@meridian/ui/drafts/drafts");
  const { hasUnsent } = await import("@meridian/ui/drafts/unsent-input");
  const sending = await import("./upload-queue.ts");
  const facts = { alive: true, added: [] as string[], gone: [] as string[] };
  answerApi((async (input: string, init?: RequestInit) => {
    if (!facts.alive) return new Promise(() => undefined);
    if (server.down) throw new TypeError("no connection");
    const key = new Headers(init?.headers).get("idempotency-key");
    return server.answer(new URL(input).pathname, key, JSON.parse(String(init?.body ?? "null")), user);
  }) as typeof fetch);
  await openDrafts(user, draftKeys(btoa(user.padEnd(32, "x"))));
  const end = () => {
    facts.alive = false;
    locks.end(page);
  };
  open.add(end);
  const target = {
    appointment: visit,
    patient: "pat_1",
    start: START,
    onAdded: (photo: Photo) => void facts.added.push(photo.id),
  };
  return {
    facts,
    sending,
    choose: (name = "tongue.jpg") =>
      sending.send({ ...target, section: "tongue" }, [new File(["a picture"], name, { lastModified: 1 })]),
    look: (stands = true) =>
      sending.resumeUploads({
        ...target,
        mayShowPhotos: () => stands,
        onSettledElsewhere: () => facts.gone.push(visit),
      }),
    /** As from any other screen. */
    lookAround: () =>
      sending.resumeAllUploads(
        () => true,
        ({ appointment }) => facts.gone.push(appointment),
      ),
    holdsPage: hasUnsent,
    states: () => sending.photoQueue.pending().map(({ state, kept }) => `${state}${kept ? ", kept" : ""}`),
    online: () => window.dispatchEvent(new Event("online")),
    end,
  };
}

beforeEach(() => {
  locks = new Locks();
  server = new Server();
  visit = `apt_${pages}`;
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
  URL.createObjectURL = () => "blob:preview";
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  for (const end of open) end();
  open.clear();
  Reflect.deleteProperty(navigator, "locks");
});

/** A page that chose a photo without a connection, and ended. */
async function localLeftovers() {
  server.down = true;
  const page = await openPage();
  page.choose();
  await waitFor(() => expect(page.states()).toEqual(["failed, kept"]));
  page.end();
  server.down = false;
}

/** What tests before left there is no concern of those that look at everything. */
async function emptyDevice() {
  const page = await openPage();
  const { removePendingFile, listPendingFiles } = await import("@meridian/ui/drafts/pending-files");
  for (const { key } of await listPendingFiles("")) await removePendingFile(key);
  page.end();
}

describe("photos that are not uploaded yet", () => {
  it("survive their page, and are uploaded once", async () => {
    await localLeftovers();
    const next = await openPage();
    await next.look();
    await waitFor(() => expect(next.facts.added).toEqual(["pho_1"]));
    expect(server.shown).toEqual(["pho_1"]);
    const third = await openPage();
    await third.look();
    expect(third.states()).toEqual([]);
  });

  it("are not available to another user", async () => {
    await localLeftovers();
    const other = await openPage("usr_b");
    await other.look();
    expect(other.states()).toEqual([]);
    expect(server.byCreation.size).toBe(0);
    other.end();
    const own = await openPage();
    await own.look();
    await waitFor(() => expect(own.facts.added).toEqual(["pho_1"]));
  });

  it("are neither shown nor uploaded once somebody else has signed in on the page", async () => {
    server.down = true;
    const page = await openPage();
    page.choose();
    await waitFor(() => expect(page.states()).toEqual(["failed, kept"]));
    const { openDrafts } = await import("@meridian/ui/drafts/drafts");
    await openDrafts("usr_b", draftKeys(btoa("b".repeat(32))));
    server.down = false;
    page.online();
    expect(page.states()).toEqual([]);
    expect(server.byCreation.size).toBe(0);
  });

  it("are uploaded by one of two pages, by the other when that one closes, and never twice", async () => {
    server.down = true;
    const first = await openPage();
    first.choose();
    await waitFor(() => expect(first.states()).toEqual(["failed, kept"]));
    const second = await openPage();
    await second.look();
    await second.look();
    expect(second.states()).toEqual([]);
    server.down = false;
    first.end();
    await waitFor(() => expect(second.facts.added).toEqual(["pho_1"]));
    expect(server.shown).toEqual(["pho_1"]);
  });

  it("are known as uploaded to a page that waited for another one", async () => {
    server.down = true;
    const first = await openPage();
    first.choose();
    await waitFor(() => expect(first.states()).toEqual(["failed, kept"]));
    const second = await openPage();
    await second.look();
    server.down = false;
    first.sending.photoQueue.retry(first.sending.photoQueue.pending()[0]?.id ?? "");
    await waitFor(() => expect(second.facts.gone).toHaveLength(1));
    expect([first.facts.added, second.facts.added]).toEqual([["pho_1"], []]);
  });

  it("are recognised as uploaded when only the last answer was lost", async () => {
    server.loseCompletion = true;
    const page = await openPage();
    page.choose();
    await waitFor(() => expect(page.states()).toEqual(["failed, kept"]));
    page.end();
    server.loseCompletion = false;
    // Creations are known to it for a day.
    server.forgets = true;
    const next = await openPage();
    await next.look();
    await waitFor(() => expect(next.facts.added).toEqual(["pho_1"]));
    expect(server.shown).toEqual(["pho_1"]);
  });

  it("of all visits are uploaded from any screen, once, without holding the page open", async () => {
    await emptyDevice();
    await localLeftovers();
    const first = visit;
    visit = `${first}_other`;
    await localLeftovers();
    server.down = true;
    const one = await openPage();
    const two = await openPage();
    await Promise.all([one.lookAround(), two.lookAround()]);
    await waitFor(() => expect([...one.states(), ...two.states()]).toEqual(["failed, kept", "failed, kept"]));
    expect([one.holdsPage(), two.holdsPage()]).toEqual([false, false]);
    server.down = false;
    one.online();
    await waitFor(() => expect(server.shown).toHaveLength(2));
    await waitFor(() => expect([...one.states(), ...two.states()]).toEqual([]));
    expect(server.byCreation.size).toBe(2);
    await waitFor(() => expect(new Set(one.facts.gone)).toEqual(new Set([first, visit])));
  });

  it("of another user are not uploaded from any screen", async () => {
    await localLeftovers();
    const other = await openPage("usr_b");
    await other.lookAround();
    expect(other.states()).toEqual([]);
    expect(server.byCreation.size).toBe(0);
  });

  it("go to the visit as a whole when the clinic no longer has the section's module", async () => {
    await localLeftovers();
    server.down = true;
    const next = await openPage();
    await next.look(false);
    await waitFor(() =>
      expect(next.sending.photoQueue.pending()[0]).toMatchObject({ section: null, state: "failed" }),
    );
  });

  it("get the visit's time when the device's clock is ahead", async () => {
    server.future = true;
    const page = await openPage();
    page.choose();
    await waitFor(() => expect(page.facts.added).toEqual(["pho_1"]));
  });

  it("are deleted from the device when removed, and restored by the undo", async () => {
    await localLeftovers();
    server.down = true;
    const next = await openPage();
    await next.look();
    await waitFor(() => expect(next.states()).toEqual(["failed, kept"]));
    const undo = next.sending.photoQueue.cancel(next.sending.photoQueue.pending()[0]?.id ?? "");
    expect(next.states()).toEqual([]);
    const { stored } = next.sending.photoQueue;
    await waitFor(async () => expect(await stored(visit)).toEqual([]));
    undo?.();
    await waitFor(() => expect(next.states()).toEqual(["failed, kept"]));
    expect(await stored(visit)).toHaveLength(1);
  });
});
