import type {
  AcupunctureGroup,
  AcupuncturePoint,
  ListedPoint,
} from "@meridian/core/contracts/acupuncture/acupuncture";
import { listDrafts, removeDraft } from "@meridian/ui/drafts/drafts";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { GroupsScreen } from "./groups-screen.tsx";
import { PointsScreen } from "./points-screen.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));

const ME = demoUser().id;
const listed = (id: string, over: Partial<ListedPoint> = {}): ListedPoint => ({
  id,
  channel: "ST",
  number: Number(id.replace(/\D/g, "")),
  side: "bilateral",
  auricular: false,
  user_id: null,
  user_name: "",
  company: "",
  shared: false,
  name: `Stomach ${id.slice(2)}`,
  pinyin: "",
  zh: "",
  zh_hant: "",
  info: "leg",
  indications: "knee pain",
  contraindications: "",
  groups: [],
  technics: [1],
  safety: [],
  version: null,
  kind: "body",
  region: "knee",
  classes: [],
  names: [],
  keywords: [],
  needles: 1,
  depth: null,
  ...over,
});
const channel = { code: "ST", en: "Stomach", pt: "Estômago", es: "Estómago", zh: "", abbr_pt: "E" };
const tables = {
  version: "1",
  zones: [{ code: "CO", name: "concha", zh: "" }],
  keywords: {},
  channels: [{ ...channel, abbreviations: ["ST", "E"], other_names: [] }],
  sources: [{ kind: "body", origin: "", checked: "", weakness: "Demo weakness" }],
  points: [
    listed("ST36"),
    listed("ST35", {
      safety: [{ key: "eye_risk", severity: "serious", sentence: "Beware.", source: "Demo" }],
    }),
  ],
};

let groups: AcupunctureGroup[];
let points: AcupuncturePoint[];
let serial: number;
const group = (over: Partial<AcupunctureGroup>): AcupunctureGroup => ({
  id: `grp_${++serial}`,
  name: "Knees",
  user_id: ME,
  user_name: "Demo Me",
  company: "",
  shared: false,
  auricular: false,
  points: ["ST36"],
  version: 1,
  ...over,
});

/** A fake of the server's routes that these screens use; it stores entries as they are sent. */
function serve(path: string, body: Record<string, unknown>): Response {
  const [, what = "", id = "", act = ""] = path.split("/").slice(1);
  if (path === "/acupuncture/point-facts")
    return Response.json({
      version: "1",
      points: [
        {
          id: "ST35",
          location: "Below the patella",
          needling: "Oblique",
          direction: "oblique",
          moxa: "caution",
          caution: "Joint space",
          functions: ["benefits the knee"],
        },
      ],
      weakness: { body: "Facts from memory.", ear: "" },
    });
  if (path === "/catalogues") return Response.json({ catalogues: [] });
  if (path === "/acupuncture/points") return Response.json(tables);
  if (path === "/acupuncture")
    return Response.json({
      classic_groups: [
        group({ id: "classic_demo", name: "Classic demo", user_id: null, points: ["ST35", "ST36"] }),
      ],
      custom_groups: groups,
      custom_points: points,
    });
  if (what === "groups") {
    if (id === "new") {
      if (groups.some(({ name }) => name === body.name))
        return Response.json({ code: "name.exists", fields: { name: "name.exists" } }, { status: 409 });
      groups = [group(body), ...groups];
      return Response.json({ result: "ok", group: groups[0] });
    }
    const held = groups.find((one) => one.id === id);
    if (act === "delete") groups = groups.filter((one) => one.id !== id);
    if (act === "edit" && held) {
      if (body.version !== held.version)
        return Response.json({ code: "group.stale", current: held }, { status: 409 });
      Object.assign(held, body, { version: Number(held.version) + 1 });
    }
    return Response.json(act === "delete" ? { result: "deleted" } : { result: "ok", group: held });
  }
  if (id === "new") {
    const made = {
      ...listed("ST1"),
      ...body,
      id: `pnt_${++serial}`,
      user_id: ME,
      user_name: "Demo Me",
      version: 1,
    };
    points = [made as AcupuncturePoint, ...points];
    const joined = groups.find((one) => one.id === body.group);
    if (joined) joined.points = [...joined.points, made.id];
    return Response.json({ result: "ok", points, group: joined ?? null });
  }
  points = points.filter((one) => one.id !== id);
  groups = groups.map((one) => ({ ...one, points: one.points.filter((member) => member !== id) }));
  return Response.json({ result: "deleted" });
}

beforeEach(async () => {
  groups = [];
  points = [];
  serial = 0;
  await storeSession(demoUser());
  for (const { key } of await listDrafts()) await removeDraft(key);
  answerApi(async (input, init) =>
    serve(new URL(String(input)).pathname, JSON.parse(String(init?.body ?? "{}"))),
  );
});

const open = (element: React.ReactElement) =>
  renderUi(
    <>
      {element}
      <Toasts />
    </>,
    { namespaces: ["points", "acupuncture"] },
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const own = () => groups.map(({ name, points: ids }) => [name, ids]);

describe("groups", () => {
  it("are created from points found by typing, in the chosen order", async () => {
    await open(<GroupsScreen auricular={false} />);
    await screen.findByText("No groups yet");
    await userEvent.click(screen.getAllByRole("button", { name: "New group" })[0] as HTMLElement);
    await userEvent.type(screen.getByLabelText(/^Name/), "Knees");
    for (const code of ["st36", "e35"]) {
      await userEvent.type(screen.getByRole("combobox", { name: "Add a point" }), code);
      await screen.findByRole("option");
      await userEvent.keyboard("{Enter}");
    }
    await press("Move ST35 up");
    await press("Save");
    await screen.findByText("Saved Successfully");
    expect(own()).toEqual([["Knees", ["ST35", "ST36"]]]);
  });

  it("need a free name, and keep the chosen points when it is taken", async () => {
    groups = [group({})];
    await open(<GroupsScreen auricular={false} />);
    await screen.findByText("Knees");
    await press("New group");
    await press("Save");
    expect(screen.getByLabelText(/^Name/).getAttribute("aria-invalid")).toBe("true");
    await userEvent.type(screen.getByLabelText(/^Name/), "Knees");
    await press("Save");
    expect((await screen.findAllByText("Name already exists")).length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe("Knees");
  });

  it("are restored when a deletion is undone", async () => {
    groups = [group({ points: ["ST35"] })];
    await open(<GroupsScreen auricular={false} />);
    await screen.findByText("Knees");
    await press("Delete: Knees");
    await waitFor(() => expect(own()).toEqual([]));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(own()).toEqual([["Knees", ["ST35"]]]));
  });

  it("can be shared, and sharing can be undone", async () => {
    groups = [group({})];
    await open(<GroupsScreen auricular={false} />);
    await screen.findByText("Knees");
    await press("Share: Knees");
    await waitFor(() => expect(groups[0]?.shared).toBe(true));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(groups[0]?.shared).toBe(false));
  });

  it("of a colleague and classic groups can be copied, but not changed", async () => {
    groups = [group({ name: "Theirs", user_id: "usr_other", user_name: "Demo Colleague", shared: true })];
    await open(<GroupsScreen auricular={false} />);
    expect(await screen.findByText("Shared by Demo Colleague")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^(Edit|Delete|Share)/ })).toBeNull();
    await press("Copy: Classic demo");
    await press("Save");
    await waitFor(() => expect(own()).toContainEqual(["Classic demo", ["ST35", "ST36"]]));
  });

  it("show both versions when another window changed the group", async () => {
    groups = [group({})];
    await open(<GroupsScreen auricular={false} />);
    await screen.findByText("Knees");
    await press("Edit: Knees");
    groups = groups.map((one) => ({ ...one, name: "Changed elsewhere", version: 2 }));
    await userEvent.type(screen.getByLabelText(/^Name/), " of mine");
    await press("Save");
    const choice = (await screen.findByText("Changed elsewhere")).closest("section") as HTMLElement;
    await userEvent.click(within(choice).getAllByRole("button")[0] as HTMLElement);
    await waitFor(() => expect(own()).toEqual([["Knees of mine", ["ST36"]]]));
  });
});

describe("points", () => {
  it("of the user are grouped, deleted, and restored to their former position", async () => {
    groups = [group({ points: ["ST36"] })];
    await open(<PointsScreen />);
    await screen.findByText("No points of your own");
    await userEvent.click(screen.getAllByRole("button", { name: "New point" })[0] as HTMLElement);
    await userEvent.type(screen.getByLabelText(/^Name/), "Demo point");
    await userEvent.selectOptions(screen.getByLabelText("Add to a group"), "Knees");
    await press("Save");
    expect(await screen.findByText("Demo point")).toBeTruthy();
    expect(groups[0]?.points).toEqual(["ST36", points[0]?.id]);
    await press("Delete: Demo point");
    await waitFor(() => expect(groups[0]?.points).toEqual(["ST36"]));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(groups[0]?.points).toEqual(["ST36", points[0]?.id]));
    expect(points[0]?.name).toBe("Demo point");
  });

  it("of the tables are found by any spelling, with warnings and their review state", async () => {
    await open(<PointsScreen />);
    await userEvent.type(await screen.findByLabelText("Look up a point"), "E 35");
    expect(await screen.findByText("Beware.")).toBeTruthy();
    expect(screen.queryByText("ST36")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /^unreviewed/ }));
    expect(await screen.findByText(/Demo weakness Facts from memory/)).toBeTruthy();
    for (const fact of ["Below the patella", "Oblique", "with caution", "Joint space", "benefits the knee"])
      expect(screen.getByText(fact)).toBeTruthy();
  });
});
