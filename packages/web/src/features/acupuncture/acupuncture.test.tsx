import type { AcupunctureState } from "@meridian/core/contracts/acupuncture/acupuncture";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AcupuncturePanel } from "./components/acupuncture-panel.tsx";
import { catalogueAnswer, points } from "./testing/points.ts";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

/** What the server holds; each save moves it on, as another tab's does. */
let server: AcupunctureState;
/** How many of the next saves arrive without anybody hearing of it. */
let answersLost = 0;
/** Points that the server knows no more. */
let gone: string[] = [];
/** How many answers to saves the screen has heard. */
let heard = 0;
/** Each test has an appointment of its own: what one leaves unsaved is kept as a draft a moment after its end. */
let appointment = 0;
const sent: {
  action: string;
  version: number;
  points?: { id: string; side: string; auricular: boolean }[];
}[] = [];
const answer = (body: (typeof sent)[number] & { ashi_points?: string }): AcupunctureState => {
  const chosen = body.points ?? server.points;
  server = {
    ...server,
    points: chosen as AcupunctureState["points"],
    ashi_points: body.ashi_points ?? server.ashi_points,
    version: body.version + 1,
  };
  return server;
};

beforeEach(async () => {
  server = { points: [], ashi_points: "", ashi_marks: [], needles_in: 0, needles_out: 0, version: 0 };
  sent.length = 0;
  answersLost = 0;
  gone = [];
  heard = 0;
  appointment += 1;
  await storeSession(demoUser());
  answerApi(async (input, init) => {
    const { pathname } = new URL(String(input));
    const catalogue = catalogueAnswer(pathname);
    if (catalogue) return catalogue;
    const body = JSON.parse(String(init?.body));
    sent.push(body);
    const unknown = gone.filter((id) => body.points?.some((one: { id: string }) => one.id === id));
    if (unknown.length > 0)
      return Response.json({ code: "points.gone", details: { points: unknown } }, { status: 400 });
    const fits = body.version === server.version;
    if (fits && answersLost > 0) {
      answersLost -= 1;
      answer(body);
      throw new TypeError("Failed to fetch");
    }
    return fits
      ? Response.json(answer(body))
      : Response.json({ code: "acupuncture.stale", current: server }, { status: 409 });
  });
});

const chosen = vi.fn();
const tell = (points: unknown) => chosen(points);
const warned = { severity: "serious", sentence: "Not while pregnant.", source: "Demo" };

/** The panel with the appointment's points; the button reloads the appointment. */
function Visit({ pregnant = false, editable = true }) {
  const [stored, setStored] = useState(server);
  return (
    <>
      <AcupuncturePanel
        appointment={`apt_${appointment}`}
        stored={stored}
        patient={{ pregnant }}
        editable={editable}
        active
        onReport={() => undefined}
        onPointsChange={tell}
        warnings={(point) => (pregnant && point === "LI4" ? [{ ...warned, key: `warned:${point}` }] : [])}
        onSaved={(state) => {
          heard += 1;
          setStored(state);
        }}
        timer={({ minutes, label }) => (
          <span key={minutes}>
            timer {label ?? "set"} {minutes ?? "as usual"}
          </span>
        )}
      />
      <button type="button" onClick={() => setStored(server)}>
        read again
      </button>
      <Toasts />
    </>
  );
}
const render = (visit = <Visit />) => renderUi(visit, { namespaces: ["acupuncture"] });
const rows = () => screen.queryAllByRole("listitem").map((row) => row.querySelector("code")?.textContent);

async function type(code: string) {
  await userEvent.type(screen.getByRole("combobox", { name: /point/i }), code);
  await screen.findByRole("option", { name: new RegExp(code, "i") });
  await userEvent.keyboard("{Enter}");
}
const saves = (count: number) => waitFor(() => expect(sent).toHaveLength(count));

describe("choosing points", () => {
  it("adds both sides by a typed code, and saves with the version it read", async () => {
    await render();
    await type("st36");
    expect(rows()).toEqual(["ST36"]);
    expect(screen.getByText("1 point")).toBeTruthy();
    expect(screen.getByText(/in 2, out 0/)).toBeTruthy();
    await saves(1);
    expect(sent[0]).toMatchObject({
      action: "save",
      version: 0,
      points: [
        { id: "ST36", side: "left" },
        { id: "ST36", side: "right" },
      ],
    });
  });

  it("names a deleted point, removes it and saves the others", async () => {
    gone = ["LI4"];
    await render();
    await type("li4");
    await type("st36");
    expect(await screen.findByText("Deleted or no longer shared: LI4")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Remove" }));
    expect(rows()).toEqual(["ST36"]);
    await waitFor(() => expect(server.points.map(({ id }) => id)).toEqual(["ST36", "ST36"]));
    expect(screen.queryByText(/no longer shared/)).toBeNull();
  });

  it("asks which points of a group and which sides before adding any, and how to cancel", async () => {
    await render();
    await type("li4");
    await userEvent.selectOptions(screen.getByLabelText("Group"), "Source points");
    expect(rows()).toEqual(["LI4"]);
    const panel = within(screen.getByRole("region", { name: "Points of Source points" }));
    expect(document.activeElement?.textContent).toContain("LI4");
    expect(panel.getByRole("button", { name: "Add points" }).hasAttribute("disabled")).toBe(true);
    await userEvent.click(panel.getByRole("button", { name: /^LI4/ }));
    await userEvent.click(panel.getByRole("button", { name: /^ST36/ }));
    await userEvent.click(panel.getByRole("button", { name: "Left" }));
    await userEvent.click(panel.getByRole("button", { name: "Add 2 points" }));
    expect(rows()).toEqual(["ST36", "LI4"]);
    expect(screen.queryByRole("region", { name: /Points of/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText("Group"));
    await waitFor(() =>
      expect(server.points.map(({ id, side }) => `${id} ${side}`)).toEqual([
        "ST36 left",
        "LI4 left",
        "LI4 right",
      ]),
    );
  });

  it("offers to remove only applied groups, and keeps points that were chosen singly", async () => {
    await render();
    await type("li4");
    expect(screen.queryByLabelText("Remove a group")).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText("Group"), "Source points");
    await userEvent.click(screen.getByRole("button", { name: "Choose all" }));
    await userEvent.click(screen.getByRole("button", { name: "Add 2 points" }));
    await userEvent.selectOptions(screen.getByLabelText("Group"), "Knees");
    await userEvent.click(screen.getByRole("button", { name: "Add 1 point" }));
    const taken = screen.getByLabelText("Remove a group");
    expect(
      within(taken)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["Remove a group", "Knees", "Source points"]);
    await userEvent.selectOptions(taken, "Source points");
    // The other group brought it too.
    expect(rows()).toEqual(["ST36", "LI4"]);
    await userEvent.selectOptions(screen.getByLabelText("Remove a group"), "Knees");
    expect(rows()).toEqual(["LI4"]);
    expect(screen.queryByLabelText("Remove a group")).toBeNull();
    await userEvent.click(screen.getAllByRole("button", { name: "Undo" }).at(-1) as HTMLElement);
    expect(rows()).toEqual(["ST36", "LI4"]);
  });

  it("ignores a point already chosen, removes one and restores it by undo", async () => {
    await render();
    await type("st36");
    await type("st36");
    expect(rows()).toEqual(["ST36"]);
    await userEvent.click(screen.getByRole("button", { name: /Remove ST36/ }));
    expect(rows()).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(rows()).toEqual(["ST36"]);
  });

  it("counts the needles, and takes all out or puts all back in one press", async () => {
    await render();
    await type("st36");
    await type("li4");
    const count = () => screen.getByText(/^in \d+, out/).textContent;
    expect(count()).toBe("in 4, out 0 · 4 still in");
    await userEvent.click(screen.getByRole("button", { name: "Needles at ST36: 0 of 2 out" }));
    expect(count()).toBe("in 4, out 2 · 2 still in");
    await userEvent.click(screen.getByRole("button", { name: "All needles out" }));
    expect(count()).toBe("in 4, out 4");
    expect(screen.getByRole("button", { name: "Needles at LI4: 2 of 2 out", pressed: true })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "All needles in" }));
    expect(count()).toBe("in 4, out 0 · 4 still in");
    await waitFor(() => expect(server.points.every((one) => one.needles_out === 0)).toBe(true));
  });

  it("questions a depth over the maximum, offers to keep it or use the maximum, and refuses nothing", async () => {
    await render();
    await type("st36");
    const depth = screen.getByLabelText("Depth at ST36");
    expect(depth.getAttribute("placeholder")).toBe("0.3–0.5");
    await userEvent.type(depth, "1.2 cun");
    // Not while it is still being written.
    expect(screen.queryByRole("alert")).toBeNull();
    await userEvent.tab();
    expect(screen.getByRole("alert").textContent).toContain(
      "1.2 cun at ST36 is deeper than the usual maximum of 0.5 cun.",
    );
    await waitFor(() => expect(server.points[0]?.depth).toBe("1.2 cun"));
    await userEvent.click(screen.getByRole("button", { name: "Use 0.5 cun" }));
    expect((depth as HTMLInputElement).value).toBe("0.5 cun");
    expect(screen.queryByRole("alert")).toBeNull();
    await userEvent.clear(depth);
    await userEvent.type(depth, "20 mm");
    await userEvent.tab();
    await userEvent.click(screen.getByRole("button", { name: "Keep 20 mm" }));
    expect(screen.queryByRole("alert")).toBeNull();
    await waitFor(() =>
      expect(server.points.map((one) => [one.depth, one.depth_kept])).toEqual([
        ["20 mm", "20 mm"],
        ["20 mm", "20 mm"],
      ]),
    );
  });

  it("shows the techniques used, the others on request, and a point's facts when opened", async () => {
    await render();
    await type("st36");
    const chips = within(screen.getByRole("group", { name: "Techniques at ST36" }));
    expect(chips.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Acupuncture", "+"]);
    await userEvent.click(chips.getByRole("button", { name: "Other techniques at ST36" }));
    await userEvent.click(chips.getByRole("button", { name: "Moxa" }));
    await userEvent.click(chips.getByRole("button", { name: "Other techniques at ST36" }));
    expect(chips.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Acupuncture",
      "Moxa",
      "+",
    ]);
    expect(screen.queryByText("Below the knee")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "More about ST36" }));
    expect(await screen.findByText("Below the knee")).toBeTruthy();
    expect(screen.getByText("Peroneal nerve close")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: /unreviewed.*ST36/i }));
    expect(await screen.findByText("From memory.")).toBeTruthy();
  });

  it("names an ear point in the interface's language, and Tab skips the remove button", async () => {
    await render();
    await userEvent.click(screen.getByRole("button", { name: /^Ear/ }));
    await type("tf4");
    const [row] = screen.getAllByRole("listitem");
    expect(row?.textContent).toContain("Spirit gate");
    expect(screen.getByRole("button", { name: "Remove TF4" }).tabIndex).toBe(-1);
  });

  it("sends a point that is chosen again after another tab removed it", async () => {
    await render();
    await type("st36");
    await waitFor(() => expect(heard).toBe(1));
    answer({ action: "save", version: server.version, points: [] });
    await userEvent.click(screen.getByRole("button", { name: "read again" }));
    await waitFor(() => expect(rows()).toEqual([]));
    await type("st36");
    await saves(2);
    expect(server.points.map(({ id }) => id)).toEqual(["ST36", "ST36"]);
  });

  it("keeps another user's change when the answer to its own save was lost", async () => {
    await render();
    answersLost = 1;
    await type("st36");
    await waitFor(() => expect(server.version).toBe(1));
    await type("li4");
    await waitFor(() => expect(server.points.map(({ id }) => id)).toEqual(["LI4", "LI4", "ST36", "ST36"]), {
      timeout: 8000,
    });
    expect(screen.queryByRole("button", { name: "Keep mine" })).toBeNull();
  });

  it("shows both versions when another tab changed the same point", async () => {
    await render();
    const theirs = {
      id: "LI4",
      side: "left",
      auricular: false,
      technics: [1],
      needles_in: 1,
      needles_out: 0,
    };
    answer({ action: "save", version: 0, points: [theirs] });
    await type("st36");
    await saves(1);
    expect(await screen.findByText("Yours: ST36")).toBeTruthy();
    expect(screen.getByText("Theirs: LI4")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Use theirs" }));
    await waitFor(() => expect(rows()).toEqual(["LI4"]));
  });

  it("records one side separately, shows both, and offers a timer for a different retention", async () => {
    await render();
    await type("st36");
    await type("li4");
    expect(screen.getByText("timer set as usual")).toBeTruthy();
    const [, row] = screen.getAllByRole("listitem") as [HTMLElement, HTMLElement];
    const st36 = within(row);
    await userEvent.click(st36.getByRole("button", { name: "More about ST36" }));
    await userEvent.type(st36.getByLabelText("Retention"), "20");
    await userEvent.click(
      within(st36.getByRole("group", { name: "Sides recorded separately at ST36" })).getByRole("button", {
        name: "Left",
      }),
    );
    const retention = st36.getByLabelText("Retention");
    await userEvent.clear(retention);
    await userEvent.type(retention, "5");
    expect(screen.getByText("timer set 20")).toBeTruthy();
    expect(st36.getByText("timer ST36 5")).toBeTruthy();
    await userEvent.click(st36.getByRole("button", { name: "Both" }));
    expect(st36.getByPlaceholderText("L 5 · R 20")).toBeTruthy();
    await userEvent.click(st36.getByRole("button", { name: "More about ST36" }));
    expect(st36.getByText(/^Left: 5 min \| Right: 20 min/)).toBeTruthy();
    await waitFor(() =>
      expect(sent.at(-1)?.points).toMatchObject([
        { id: "LI4" },
        { id: "LI4" },
        { side: "left", retention: 5 },
        { side: "right", retention: 20 },
      ]),
    );
  });

  it("warns about a point that is not used in pregnancy", async () => {
    await render(<Visit pregnant />);
    await type("li4");
    expect(screen.getByText("Not while pregnant.")).toBeTruthy();
    expect(chosen.mock.lastCall?.[0]).toContainEqual(
      expect.objectContaining({ id: "LI4", technics: [1], flags: ["pregnancy"] }),
    );
  });

  it("does not warn for other patients", async () => {
    await render();
    await type("li4");
    expect(screen.queryByText("Not while pregnant.")).toBeNull();
  });

  it("has no editing controls in a signed appointment", async () => {
    server.points = [{ ...points[0], side: "left" }] as unknown as AcupunctureState["points"];
    await render(<Visit editable={false} />);
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(screen.queryByRole("button", { name: /Remove/ })).toBeNull();
  });
});
