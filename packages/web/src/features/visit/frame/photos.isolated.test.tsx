import type { Photo } from "@meridian/core/contracts/photos/photos";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { ApiError } from "@meridian/ui/api/errors";
import { putFile } from "@meridian/ui/api/put-file";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { prepare } from "../photos/prepare.ts";
import Photos from "./photos.tsx";
import { VisitProvider } from "./visit-context.tsx";

vi.mock("@meridian/ui/api/put-file", () => ({ putFile: vi.fn() }));
vi.mock("../photos/prepare.ts", () => ({
  prepare: vi.fn(),
  detectPhotoType: vi.fn(async () => "image/jpeg"),
}));
registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));

const me = demoUser();
const at = "2026-11-21T10:00:00.000Z";
let visits = 0;
let here = "";

const photoOf = (change: Partial<Photo> = {}): Photo => ({
  id: "pho_1",
  appointment: here,
  section: "tongue",
  region: "tongue",
  side: null,
  region_added_later: false,
  caption: "",
  taken_at: at,
  added_at: at,
  added_by: { id: me.id, name: me.name },
  added_later: false,
  content_type: "image/jpeg",
  size: 100,
  width: 40,
  height: 30,
  version: 1,
  thumbnail: "https://files.example/1",
  ...change,
});

type Answer = { status?: number; body: unknown };
const answers = new Map<string, (body: unknown) => Answer>();
const asked: string[] = [];

beforeEach(async () => {
  visits += 1;
  here = `apt_${visits}`;
  asked.length = 0;
  answers.clear();
  stored([]);
  vi.mocked(putFile).mockReset().mockResolvedValue(undefined);
  vi.mocked(prepare)
    .mockReset()
    .mockResolvedValue({
      content_type: "image/jpeg",
      taken_at: at,
      width: 40,
      height: 30,
      thumbnail: new Blob(["small"]),
      view: undefined,
    });
  URL.createObjectURL = () => "blob:preview";
  URL.revokeObjectURL = () => undefined;
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  const upload = { url: "https://files.example/put", headers: {} };
  answers.set("POST /photos", () => ({
    status: 201,
    body: { photo: "pho_9", uploads: { original: upload, thumbnail: upload, view: null } },
  }));
  answers.set("POST /photos/pho_9/complete", () => ({ body: photoOf({ id: "pho_9", caption: "New" }) }));
  answerApi((async (input: string, init?: RequestInit) => {
    const path = new URL(input).pathname.replace(`/appointments/${here}`, "");
    const key = `${init?.method} ${path}`;
    asked.push(key);
    const { status = 200, body } = answers.get(key)?.(JSON.parse(String(init?.body ?? "null"))) ?? {
      status: 404,
      body: { code: "absent" },
    };
    return new Response(JSON.stringify(body), { status });
  }) as typeof fetch);
  await storeSession(me);
});

/** What the server holds of this visit, and of the patient's others. */
function stored(photos: Photo[], others: (Photo & { start: string })[] = []) {
  answers.set("GET /photos", () => ({ body: { items: photos, next: null } }));
  answers.set("GET /patients/pat_1/photos", () => ({ body: { items: others, next: null } }));
}

type Mode = "live" | "locked" | "closed";

const show = (mode: Mode = "live", mayAmend = false) =>
  renderUi(
    <>
      <VisitProvider
        value={{
          visit: { appointment: { id: here, patient: "pat_1", start: at } } as Visit,
          content: { sections: [] } as unknown as NonNullable<Visit["content"]>,
          mode,
          mayAmend,
          report: () => undefined,
        }}
      >
        <Photos section="tongue" />
      </VisitProvider>
      <Toasts />
    </>,
    { namespaces: ["photos"] },
  );

const file = (name = "tongue.jpg") => new File(["a picture"], name, { type: "image/jpeg" });
const choose = async (...files: File[]) =>
  fireEvent.change(await screen.findByLabelText("Add photos", { selector: "input" }), { target: { files } });

describe("photos of a section", () => {
  it("are shown with the last visit's, each with its caption", async () => {
    const before = { appointment: "apt_0", start: "2026-10-01T09:00:00.000Z" };
    stored(
      [photoOf({ caption: "Tip" }), photoOf({ id: "pho_2", section: "pulse" })],
      [
        { ...photoOf({ id: "pho_3", ...before }), start: before.start },
        { ...photoOf({ id: "pho_4", appointment: "apt_00" }), start: "2026-08-01T09:00:00.000Z" },
        { ...photoOf({ id: "pho_5", appointment: "apt_later" }), start: "2026-12-01T09:00:00.000Z" },
      ],
    );
    await show();
    expect(await screen.findByRole("button", { name: /^Tip, 21 Nov 2026/ })).toBeDefined();
    const last = await screen.findByRole("list", { name: "Last time, 1 Oct 2026" });
    expect(within(last).getAllByRole("listitem")).toHaveLength(1);
    expect(screen.getAllByRole("img")).toHaveLength(2);
  });

  it("are uploaded when they are chosen, several at once", async () => {
    await show();
    await choose(file("one.jpg"), file("two.jpg"), file("three.jpg"));
    await waitFor(() => expect(asked.filter((key) => key.endsWith("complete"))).toHaveLength(3));
    expect(await screen.findByRole("button", { name: /^New/ })).toBeDefined();
    await waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull());
  });

  it("can be dropped and pasted", async () => {
    await show();
    const zone = (await screen.findByText(/Or drop them here/)).closest("div") as HTMLElement;
    fireEvent.drop(zone, { dataTransfer: { types: ["Files"], files: [file()] } });
    await waitFor(() => expect(asked).toContain("POST /photos/pho_9/complete"));
    zone.checkVisibility = () => true;
    fireEvent.paste(document.body, { clipboardData: { files: [file("pasted.png")] } });
    await waitFor(() => expect(asked.filter((key) => key === "POST /photos/pho_9/complete")).toHaveLength(2));
  });

  it("show what is wrong with a file that is not a picture, which can be discarded", async () => {
    vi.mocked(prepare).mockRejectedValue(
      new ApiError(400, { code: "input.invalid", fields: { original: "file.type" } }),
    );
    await show();
    await choose(file("page.jpg"));
    expect((await screen.findByRole("alert")).textContent).toContain(
      "Not sent. This kind of file is not accepted.",
    );
    await userEvent.click(screen.getByRole("button", { name: "Remove page.jpg" }));
    expect(screen.queryByText("page.jpg")).toBeNull();
    expect(asked).not.toContain("POST /photos");
  });

  it("are kept while offline, and the page asks before closing", async () => {
    vi.mocked(putFile).mockRejectedValue(new ApiError(0, { code: "offline" }));
    await show();
    await choose(file());
    expect(await screen.findByText(/^1 photo is waiting to be sent/)).toBeDefined();
    expect(await screen.findByText("Waiting to be sent")).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
    const leaving = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    vi.mocked(putFile).mockResolvedValue(undefined);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByRole("button", { name: /^New/ })).toBeDefined();
    const after = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(after);
    expect(after.defaultPrevented).toBe(false);
  });

  it("tell when the device has no space for them", async () => {
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    vi.mocked(putFile).mockRejectedValue(new ApiError(0, { code: "offline" }));
    await show();
    await choose(file());
    expect((await screen.findByRole("alert")).textContent).toContain("keep this page open");
    vi.restoreAllMocks();
    vi.mocked(putFile).mockResolvedValue(undefined);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByRole("button", { name: /^New/ })).toBeDefined();
  });

  it("request new links when the old ones have expired", async () => {
    vi.mocked(putFile).mockRejectedValueOnce(new ApiError(403, { code: "upload.link" }));
    await show();
    await choose(file());
    expect(await screen.findByRole("button", { name: /^New/ })).toBeDefined();
    expect(asked.filter((key) => key === "POST /photos")).toHaveLength(2);
  });

  it("can be cancelled during upload, with an undo", async () => {
    let signal: AbortSignal | undefined;
    vi.mocked(putFile).mockImplementation((_link, _file, options) => {
      signal = options.signal;
      options.onProgress(3);
      return new Promise(() => undefined);
    });
    await show();
    await choose(file());
    expect(await screen.findByText(/^Sending, \d+ %$/)).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Remove tongue.jpg" }));
    expect(signal?.aborted).toBe(true);
    expect(screen.queryByText("tongue.jpg")).toBeNull();
    vi.mocked(putFile).mockResolvedValue(undefined);
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("button", { name: /^New/ })).toBeDefined();
  });

  it("are read-only in a colleague's visit, and marked as added later in a signed one", async () => {
    stored([photoOf({ added_later: true })]);
    const { unmount } = await show("closed");
    expect(await screen.findByText("Added after signing, 21 Nov 2026")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Add photos" })).toBeNull();
    unmount();
    await show("locked", true);
    expect(await screen.findByRole("button", { name: "Add photos" })).toBeDefined();
    expect(screen.getByText(/marked as added later/)).toBeDefined();
  });
});

describe("the photo viewer", () => {
  beforeEach(() => {
    answers.set("GET /photos/pho_1", () => ({
      body: { view: "https://files.example/view", original: "https://files.example/original" },
    }));
    answers.set("GET /photos/pho_2", () => ({
      body: { view: "https://files.example/two", original: "https://files.example/two" },
    }));
  });
  const opened = async () => {
    await userEvent.click(await screen.findByRole("button", { name: /^Tip/ }));
    return screen.findByRole("dialog");
  };

  it("pages with arrows, zooms with keys and closes with Esc", async () => {
    stored([photoOf({ caption: "Tip" }), photoOf({ id: "pho_2", caption: "Root" })]);
    await show();
    const dialog = await opened();
    expect(within(dialog).getByRole("heading").textContent).toContain("Tip, 21 Nov 2026");
    fireEvent.keyDown(dialog, { key: "ArrowRight" });
    expect(within(dialog).getByRole("heading").textContent).toContain("Root, 21 Nov 2026");
    fireEvent.keyDown(dialog, { key: "+" });
    expect(within(dialog).getByText("150 %")).toBeDefined();
    fireEvent.keyDown(dialog, { key: "0" });
    expect(within(dialog).getByText("100 %")).toBeDefined();
    fireEvent(dialog, new Event("cancel", { cancelable: true }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("keeps the typed caption after a conflict and saves it on the new version", async () => {
    stored([photoOf({ caption: "Tip" })]);
    const bodies: unknown[] = [];
    answers.set("PATCH /photos/pho_1", (body) => {
      bodies.push(body);
      if (bodies.length > 1) return { body: photoOf({ caption: "Mine", version: 3 }) };
      stored([photoOf({ caption: "Theirs", version: 2 })]);
      return { status: 409, body: { code: "photo.stale" } };
    });
    await show();
    const dialog = await opened();
    await userEvent.click(await within(dialog).findByRole("button", { name: "Change caption" }));
    const caption = within(dialog).getByLabelText<HTMLInputElement>(/^Caption/);
    await userEvent.clear(caption);
    await userEvent.type(caption, "Mine");
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    expect(await within(dialog).findByText(/Someone else has changed/)).toBeDefined();
    expect(caption.value).toBe("Mine");
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(bodies).toEqual([
        { version: 1, caption: "Mine" },
        { version: 2, caption: "Mine" },
      ]),
    );
    expect((await within(dialog).findByRole("heading")).textContent).toContain("Mine");
  });

  it("removes a photo with an undo", async () => {
    stored([photoOf({ caption: "Tip" })]);
    answers.set("DELETE /photos/pho_1", () => ({ body: { id: "pho_1" } }));
    answers.set("POST /photos/pho_1/restore", () => ({ body: photoOf({ caption: "Tip" }) }));
    await show();
    const dialog = await opened();
    await userEvent.click(await within(dialog).findByRole("button", { name: "Remove" }));
    expect(await screen.findByText("Photo removed")).toBeDefined();
    expect(screen.queryByRole("button", { name: /^Tip/ })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("button", { name: /^Tip/ })).toBeDefined();
  });

  it("offers no changes in a signed visit", async () => {
    stored([photoOf({ caption: "Tip" })]);
    await show("locked", true);
    const dialog = await opened();
    expect(await within(dialog).findByText(/^Taken on/)).toBeDefined();
    expect(within(dialog).queryByRole("button", { name: "Remove" })).toBeNull();
  });
});
