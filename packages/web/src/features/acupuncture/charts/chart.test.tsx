import type {
  AcupuncturePoint,
  ListedPoint,
  PointTables,
} from "@meridian/core/contracts/acupuncture/acupuncture";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { makeCatalogue } from "../model/catalogue.ts";
import type { PointsValue } from "../model/point-entries.ts";
import { Chart } from "./chart.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));

const point = (id: string, channel: string, over: Partial<ListedPoint> = {}): ListedPoint => ({
  id,
  channel: channel as AcupuncturePoint["channel"],
  number: 1,
  side: "bilateral",
  auricular: false,
  user_id: null,
  user_name: "",
  company: "",
  shared: false,
  name: id,
  pinyin: `pinyin-${id}`,
  zh: "",
  zh_hant: "",
  info: "",
  indications: `serves ${id}`,
  contraindications: "",
  groups: [],
  technics: [1, 2],
  safety: [],
  version: null,
  kind: "body",
  region: "",
  classes: [],
  names: [],
  keywords: [],
  needles: 1,
  depth: null,
  ...over,
});
const channel = (code: string) => ({
  code,
  en: code,
  pt: code,
  es: code,
  zh: "",
  abbr_pt: code,
  abbreviations: [code],
  other_names: [],
});
const tables: PointTables = {
  version: "1",
  publication: null,
  keywords: {},
  sources: [],
  zones: [{ code: "TF", name: "fossa", zh: "" }],
  channels: [channel("ST"), channel("CV"), channel("BL")],
  points: [
    point("ST36", "ST"),
    point("ST37", "ST"),
    point("CV12", "CV", { side: "center" }),
    point("BL23", "BL"),
    point("TF4", "TF", { auricular: true, kind: "ear" }),
  ],
};
const catalogue = makeCatalogue(tables, { classic_groups: [], custom_groups: [], custom_points: [] });

let value: PointsValue;
function Drawn({ auricular = false, editable = true }) {
  const [now, setValue] = useState<PointsValue>({ points: [], ashi: "", marks: [] });
  value = now;
  return (
    <>
      <Chart
        catalogue={catalogue}
        chosen={now.points}
        marks={now.marks ?? []}
        auricular={auricular}
        editable={editable}
        setValue={setValue}
      />
      <Toasts />
    </>
  );
}
const draw = (element = <Drawn />) => renderUi(element, { namespaces: ["acupuncture"] });
const spot = (name: string | RegExp) => screen.getByRole("checkbox", { name });
const chosen = () => value.points.map(({ id, side }) => `${id} ${side}`);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(async () => {
  await storeSession(demoUser());
  // jsdom draws nothing: the drawing is a pixel a unit.
  SVGElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 450, 1005);
});

describe("the body chart", () => {
  it("selects both sides by a touch near a point, and deselects them by another", async () => {
    await draw();
    const map = screen.getByRole("group", { name: "Front" });
    const circle = spot("ST36 pinyin-ST36 Left").querySelector("circle");
    const at = {
      clientX: Number(circle?.getAttribute("cx")) + 225 + 6,
      clientY: Number(circle?.getAttribute("cy")),
    };
    fireEvent.click(map, at);
    expect(chosen()).toEqual(["ST36 left", "ST36 right"]);
    expect(spot("ST36 pinyin-ST36 Right, chosen").getAttribute("aria-checked")).toBe("true");
    fireEvent.click(map, at);
    expect(chosen()).toEqual([]);
    await press("Undo");
    expect(chosen()).toEqual(["ST36 left", "ST36 right"]);
    fireEvent.click(map, { clientX: 5, clientY: 5 });
    expect(chosen()).toHaveLength(2);
  });

  it("moves from point to point by arrow keys, and announces the point", async () => {
    await draw();
    await userEvent.tab();
    while (!document.activeElement?.getAttribute("data-key")) await userEvent.tab();
    const seen = new Set<string | null>();
    for (const key of ["ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowUp"]) {
      seen.add(document.activeElement?.getAttribute("data-key") ?? null);
      await userEvent.keyboard(`{${key}}`);
    }
    expect(seen.size).toBeGreaterThan(2);
    const here = document.activeElement?.getAttribute("data-key") ?? "";
    expect(screen.getByText(`serves ${here.split(" ")[0]}`)).toBeTruthy();
    await userEvent.keyboard("{Enter}");
    expect(chosen()).toContain(here);
  });

  it("selects one side if one side is set", async () => {
    await draw();
    await userEvent.click(screen.getByRole("checkbox", { name: "Select both sides" }));
    await userEvent.click(screen.getByText(/points as a list/));
    await press("ST36 pinyin-ST36 Right");
    expect(chosen()).toEqual(["ST36 right"]);
  });

  it("shows the points of each view, or one channel with the chosen points", async () => {
    await draw();
    expect(screen.queryByRole("checkbox", { name: /BL23/ })).toBeNull();
    await press("Back");
    expect(screen.getAllByRole("checkbox", { name: /BL23/ })).toHaveLength(2);
    await press("Front");
    await userEvent.click(screen.getByText(/points as a list/));
    await press(/^CV12/);
    await userEvent.selectOptions(screen.getByLabelText("Channel"), "ST");
    const names = within(screen.getByRole("group", { name: "Front" }))
      .getAllByRole("checkbox")
      .map((one) => one.getAttribute("data-key")?.split(" ")[0]);
    expect(new Set(names)).toEqual(new Set(["ST36", "ST37", "CV12"]));
  });

  it("adds Ashi points by touch, removes them by another touch, and both can be undone", async () => {
    await draw();
    await userEvent.click(screen.getByRole("checkbox", { name: /Mark Ashi points/ }));
    const map = screen.getByRole("group", { name: "Front" });
    fireEvent.click(map, { clientX: 225 + 60, clientY: 300 });
    expect(value.marks).toEqual([{ view: "front", x: 60, y: 300 }]);
    expect(chosen()).toEqual([]);
    fireEvent.click(map, { clientX: 225 + 64, clientY: 302 });
    expect(value.marks).toEqual([]);
    await userEvent.click(screen.getAllByRole("button", { name: "Undo" }).at(-1) as HTMLElement);
    expect(value.marks).toHaveLength(1);
    await press("Back");
    fireEvent.click(screen.getByRole("group", { name: "Back" }), { clientX: 225 + 60, clientY: 300 });
    expect(value.marks?.map(({ view }) => view)).toEqual(["front", "back"]);
  });

  it("cannot be changed in a signed appointment", async () => {
    await draw(<Drawn editable={false} />);
    const circle = spot("ST36 pinyin-ST36 Left").querySelector("circle");
    fireEvent.click(screen.getByRole("group", { name: "Front" }), {
      clientX: Number(circle?.getAttribute("cx")) + 225,
      clientY: Number(circle?.getAttribute("cy")),
    });
    expect(chosen()).toEqual([]);
  });
});

describe("the ear chart", () => {
  it("selects both ears, or only the visible one", async () => {
    await draw(<Drawn auricular />);
    await userEvent.click(screen.getByRole("checkbox", { name: "Select both sides" }));
    await press("Right");
    await userEvent.click(screen.getByText(/point as a list/));
    await press("TF4 pinyin-TF4 Right");
    expect(chosen()).toEqual(["TF4 right"]);
  });
});
