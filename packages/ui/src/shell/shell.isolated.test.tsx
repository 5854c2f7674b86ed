import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { trackRequest } from "../api/in-flight.ts";
import { listDrafts, ofSession, openDrafts, removeDraft, saveDraft } from "../drafts/drafts.ts";
import { readPendingFile, storePendingFile } from "../drafts/pending-files.ts";
import { guardPage } from "../drafts/unsent-input.ts";
import { storeSession } from "../session/session.ts";
import { NotFound } from "../states/not-found.tsx";
import { keepUnsaved } from "../states/unsaved-parts.ts";
import { draftKeys } from "../testing/draft-keys.ts";
import { demoUser, renderUi } from "../testing/render.tsx";
import { AppShell } from "./app-shell.tsx";
import { PlanBanner, planState } from "./banners.tsx";
import { inkOn, UserMenu } from "./menus.tsx";
import { type NavTarget, railFor } from "./navigation.ts";
import { useSearch } from "./search.tsx";
import { type Found, matches, SearchDialog } from "./search-dialog.tsx";
import { useSignOut } from "./sign-out.tsx";

const targets: NavTarget[] = [
  { to: "/home", label: "home", icon: "home", group: "start", order: 10 },
  { to: "/tests", label: "tests", icon: "tests", group: "library", order: 10, who: { can: "clinical.read" } },
  {
    to: "/acupuncture",
    label: "acupuncture",
    icon: "acupuncture",
    group: "library",
    order: 30,
    who: { module: "mtc" },
  },
  {
    to: "/users",
    label: "users",
    icon: "users",
    group: "administration",
    order: 20,
    who: { can: "clinic.manage" },
  },
];
const names = (user = demoUser()) =>
  railFor(user, targets).flatMap(({ entries }) => entries.map(({ label }) => label));

beforeEach(() => localStorage.clear());

describe("the menu", () => {
  it("shows a manager all entries in their groups", () => {
    expect(railFor(demoUser(), targets).map(({ group }) => group)).toEqual([
      "start",
      "library",
      "administration",
    ]);
    expect(names()).toEqual(["home", "tests", "acupuncture", "users"]);
  });

  it("hides entries that the role or modules do not allow, and empty groups", () => {
    expect(names(demoUser({ role: "receptionist", owner: false, modules: [] }))).toEqual(["home"]);
    expect(names(demoUser({ role: "professional", owner: false, modules: ["osteo"] }))).toEqual([
      "home",
      "tests",
    ]);
  });

  it("marks the active entry, folds, and stays folded", async () => {
    const shell = (
      <AppShell rail={railFor(demoUser(), targets)} home="/home" spaceName="Demo Clinic" menus={null}>
        x
      </AppShell>
    );
    const { unmount } = await renderUi(shell, { path: "/home" });
    expect(screen.getByRole("link", { name: "Home", current: "page" })).toBeTruthy();
    // The page's title is its first heading, so the menu's groups are none; each still names its list.
    expect(screen.queryAllByRole("heading")).toEqual([]);
    expect(screen.getByRole("list", { name: "Library" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Collapse the menu" }));
    unmount();
    await renderUi(shell, { path: "/home" });
    expect(screen.getByRole("button", { name: "Expand the menu" })).toBeTruthy();
  });

  it("is folded on a narrow window until it is opened there", async () => {
    vi.spyOn(window, "matchMedia").mockImplementation(
      (query) =>
        ({
          matches: query.includes("max-width: 79.9375em"),
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    const shell = (
      <AppShell rail={railFor(demoUser(), targets)} home="/home" spaceName="Demo Clinic" menus={null}>
        x
      </AppShell>
    );
    const { unmount } = await renderUi(shell, { path: "/home" });
    await userEvent.click(screen.getByRole("button", { name: "Expand the menu" }));
    unmount();
    const again = await renderUi(shell, { path: "/home" });
    expect(screen.getByRole("button", { name: "Collapse the menu" })).toBeTruthy();
    again.unmount();
    vi.restoreAllMocks();
    // A choice on a narrow window does not apply to a wide one.
    expect(localStorage.getItem("meridian-rail")).toBeNull();
  });

  it("shows the loading line while a request runs", async () => {
    await renderUi(
      <AppShell rail={[]} home="/" spaceName="" menus={null}>
        x
      </AppShell>,
    );
    expect(screen.queryByRole("progressbar")).toBeNull();
    const done = trackRequest();
    expect(await screen.findByRole("progressbar")).toBeTruthy();
    act(() => done());
    await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
  });
});

describe("the plan's banner", () => {
  it.each([
    [null, "none"],
    [{ code: "pro", days_left: 4 }, "valid"],
    [{ code: "pro", days_left: 3 }, "expiring"],
    [{ code: "pro", days_left: 1 }, "expiring"],
    [{ code: "pro", days_left: 0 }, "expired"],
  ] as const)("%o is %s", (plan, state) => expect(planState(plan)).toBe(state));

  it("can be dismissed for good while the plan ends, never once it has ended", async () => {
    const banner = (days_left: number) => (
      <PlanBanner userId="u" plan={{ code: "pro", days_left }} mayManage />
    );
    const first = await renderUi(banner(3));
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    first.unmount();
    const again = await renderUi(banner(3));
    expect(screen.queryByText(/ends in/)).toBeNull();
    again.unmount();
    await renderUi(banner(0));
    expect(screen.getByText(/There is no active plan \(or module\) at the moment/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Dismiss" })).toBeNull();
  });

  it("does not say that everything is disabled on a screen that works without a plan", async () => {
    await renderUi(<PlanBanner userId="u" plan={{ code: "pro", days_left: 0 }} mayManage stillWorks />);
    expect(screen.getByText(/You can still read and export everything/)).toBeTruthy();
    expect(screen.queryByText(/disabled/)).toBeNull();
  });
});

describe("the search field", () => {
  it("offers patients first, then screens and actions; arrows and Enter open", async () => {
    const open = vi.fn();
    const find = vi.fn(async () => [
      { id: "pat_1", label: "Demo Patient Twelve", note: "47", run: () => open("patient") },
    ]);
    await renderUi(
      <SearchDialog
        onClose={vi.fn()}
        findPatients={find}
        screens={[{ id: "patients", label: "Patients", run: () => open("screen") }]}
        actions={[{ id: "new", label: "New patient", run: () => open("action") }]}
      />,
    );
    await userEvent.type(screen.getByRole("combobox"), "pa");
    await screen.findByText("Demo Patient Twelve");
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Demo Patient Twelve47",
      "Patients",
      "New patient",
    ]);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(open).toHaveBeenCalledWith("action");
    expect(find).toHaveBeenCalledOnce();
  });

  it("an Enter before the patients are found waits for them, and a highlighted entry stays highlighted", async () => {
    const open = vi.fn();
    const waiting = new Map<string, () => void>();
    const find = (text: string) =>
      new Promise<Found[]>((resolve) => {
        waiting.set(text, () => resolve([{ id: text, label: `Demo ${text}`, run: () => open(text) }]));
      });
    const answer = async (text: string) => {
      await waitFor(() => expect([...waiting.keys()]).toContain(text));
      await act(async () => waiting.get(text)?.());
    };
    await renderUi(
      <SearchDialog
        onClose={vi.fn()}
        findPatients={find}
        screens={[{ id: "patients", label: "Patients", run: () => open("screen") }]}
        actions={[{ id: "new", label: "Patient, new", run: () => open("action") }]}
      />,
    );
    await userEvent.type(screen.getByRole("combobox"), "pa{ArrowDown}");
    await answer("pa");
    await userEvent.keyboard("{Enter}");
    expect(open).toHaveBeenLastCalledWith("action");
    await userEvent.type(screen.getByRole("combobox"), "t{Enter}");
    expect(open).toHaveBeenCalledOnce();
    await answer("pat");
    await waitFor(() => expect(open).toHaveBeenLastCalledWith("pat"));
  });

  it("keeps what is typed before its code has loaded", async () => {
    const Shell = () => useSearch({ screens: [], actions: [] }).dialog;
    await renderUi(<Shell />);
    fireEvent.keyDown(window, { key: "k", ctrlKey: true });
    const standIn = screen.getByRole("textbox");
    expect(document.activeElement).toBe(standIn);
    fireEvent.change(standIn, { target: { value: "alecrim" } });
    expect((await screen.findByRole<HTMLInputElement>("combobox")).value).toBe("alecrim");
  });

  it("matches the beginnings of words, accents ignored", () => {
    expect(matches("Página inicial", "pag ini")).toBe(true);
    expect(matches("Página inicial", "gina")).toBe(false);
  });
});

describe("the user's menu", () => {
  it("names the user and signs out", async () => {
    await storeSession(demoUser());
    const signOut = vi.fn();
    await renderUi(<UserMenu onSignOut={signOut} onLanguage={vi.fn()} />);
    await userEvent.click(screen.getByRole("button", { name: "Your account: Demo Manager One" }));
    // Without a layout the menu takes its button for scrolled away, and may hide itself from roles.
    await userEvent.click(await screen.findByText("Sign out"));
    await waitFor(() => expect(signOut).toHaveBeenCalled());
  });

  it("shows the initials in a readable ink", async () => {
    await storeSession(demoUser());
    await renderUi(<UserMenu onSignOut={vi.fn()} onLanguage={vi.fn()} />);
    expect(screen.getByText("DO")).toBeTruthy();
    expect([inkOn("#ffe066"), inkOn("#1f7a6b")]).toEqual(["#000", "#fff"]);
  });
});

describe("the not-found page", () => {
  it("shows what an action did not save", async () => {
    const state = keepUnsaved([{ label: "Notes", value: "Pain in the left knee" }]);
    const { router } = await renderUi(<NotFound />);
    expect(screen.queryByText("This was not saved")).toBeNull();
    await act(() => router.navigate("/not-found", { state }));
    expect(screen.getByText("Pain in the left knee")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Copy all" })).toBeTruthy();
  });
});

describe("signing out", () => {
  function Leave({ end }: { end: () => void }) {
    const { ask, question } = useSignOut(end);
    return (
      <>
        <button type="button" onClick={() => void ask()}>
          Leave
        </button>
        {question}
      </>
    );
  }
  const press = () => userEvent.click(screen.getByRole("button", { name: "Leave" }));
  const shown = async () => {
    await storeSession(demoUser());
    const end = vi.fn();
    await renderUi(<Leave end={end} />);
    return end;
  };

  it("signs out at once when everything is saved, and sends what is not", async () => {
    const end = await shown();
    const hold: { release?: () => void } = {};
    hold.release = guardPage(async () => hold.release?.());
    await press();
    await waitFor(() => expect(end).toHaveBeenCalledOnce());
  });

  it("asks when something cannot be sent, and says that it is kept", async () => {
    const end = await shown();
    const release = guardPage(async () => undefined);
    await press();
    const question = await screen.findByRole("alertdialog", { name: "Some changes have not been sent" });
    expect(question.textContent).toContain("stays on this device");
    await userEvent.click(screen.getByRole("button", { name: "Stay signed in" }));
    expect(end).not.toHaveBeenCalled();
    await press();
    await userEvent.click(await screen.findByRole("button", { name: "Sign out anyway" }));
    await waitFor(() => expect(end).toHaveBeenCalledOnce());
    release();
  });

  it("removes what is kept until then, and nothing else", async () => {
    const end = await shown();
    await openDrafts("usr_out", draftKeys(btoa("o".repeat(32))));
    await saveDraft("note", "stays");
    await saveDraft(ofSession("import"), "goes");
    await storePendingFile(ofSession("import-file/1"), {}, new Blob(["patients"]));
    await press();
    await waitFor(() => expect(end).toHaveBeenCalledOnce());
    expect((await listDrafts()).map(({ value }) => value)).toEqual(["stays"]);
    expect(await readPendingFile(ofSession("import-file/1"))).toBeUndefined();
    await removeDraft("note");
  });

  it("asks about clinical input that an earlier page left unsent", async () => {
    const end = await shown();
    await openDrafts("usr_out", draftKeys(btoa("o".repeat(32))));
    await saveDraft("appointment/apt_1/complaint@ended", "knee");
    await press();
    expect(await screen.findByRole("alertdialog", { name: "Some changes have not been sent" })).toBeDefined();
    expect(end).not.toHaveBeenCalled();
    await removeDraft("appointment/apt_1/complaint@ended");
  });
});
