import { BALANCE_CHANNELS } from "@meridian/core/clinical/acupuncture/balance-channels";
import type { ListedPoint, PointTables } from "@meridian/core/contracts/acupuncture/acupuncture";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { BalanceTool } from "./components/balance-tool.tsx";
import { makeCatalogue } from "./model/catalogue.ts";
import type { PointsValue } from "./model/point-entries.ts";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const point = (channel: string, number: number, region: string): ListedPoint => ({
  id: `${channel}${number}`,
  channel: channel as ListedPoint["channel"],
  number,
  side: "bilateral",
  auricular: false,
  user_id: null,
  user_name: "",
  company: "",
  shared: false,
  name: `${channel} ${number}`,
  pinyin: "",
  zh: "",
  zh_hant: "",
  info: "",
  indications: "",
  contraindications: "",
  groups: [],
  technics: [1, 2],
  safety: [],
  version: null,
  kind: "body",
  region,
  classes: [],
  names: [],
  keywords: [],
  needles: 1,
  depth: null,
});
const tables: PointTables = {
  version: "1",
  publication: null,
  zones: [],
  keywords: {},
  sources: [],
  channels: BALANCE_CHANNELS.map((code) => ({
    code,
    en: `Channel ${code}`,
    pt: `Canal ${code}`,
    es: code,
    zh: "",
    abbr_pt: code,
    abbreviations: [code],
    other_names: [],
  })),
  points: BALANCE_CHANNELS.flatMap((code) => [point(code, 1, "hand"), point(code, 2, "chest")]),
};
const catalogue = makeCatalogue(tables, { classic_groups: [], custom_groups: [], custom_points: [] });

let chosen: PointsValue["points"] = [];
function Tool({ complaintSide }: { complaintSide?: "left" | "right" | "both" }) {
  const [value, setValue] = useState<PointsValue>({ points: [], ashi: "" });
  chosen = value.points;
  return (
    <BalanceTool
      catalogue={catalogue}
      complaintSide={complaintSide}
      setValue={setValue}
      points={value.points}
    />
  );
}
const group = (name: RegExp) => within(screen.getByRole("group", { name }));
const press = (within: ReturnType<typeof group>, name: RegExp) =>
  userEvent.click(within.getByRole("button", { name }));

const render = (tool = <Tool complaintSide="left" />) => renderUi(tool, { namespaces: ["acupuncture"] });
beforeEach(() => storeSession(demoUser()));

describe("the balance tool", () => {
  it("leads from an affected channel to two channels, their points, and adds them on the correct side", async () => {
    await render();
    await press(group(/Affected/), /^LU/);
    expect(
      group(/Balancing channels/)
        .getAllByRole("button")
        .map((row) => row.textContent?.slice(0, 2)),
    ).toEqual(["BL", "LI", "SP", "LR"]);
    expect(screen.getByText("branching, clock opposite")).toBeTruthy();
    await press(group(/Balancing channels/), /^LI/);
    expect(screen.getByText(/exactly 2/)).toBeTruthy();
    await press(group(/Balancing channels/), /^BL/);
    await press(group(/Points of Channel BL/), /^BL1/);
    expect(group(/Points of Channel LI/).queryByRole("button", { name: /^LI2/ })).toBeNull();
    await userEvent.click(screen.getByRole("checkbox", { name: /above the elbow/ }));
    await press(group(/Points of Channel LI/), /^LI2/);
    await userEvent.click(screen.getByRole("button", { name: "Add 2 points" }));
    // Large Intestine balances from across the complaint on the left; Bladder from either side.
    expect(chosen.map(({ id, side }) => `${id} ${side}`).sort()).toEqual([
      "BL1 left",
      "BL1 right",
      "LI2 right",
    ]);
  });

  it("starts with the side of the complaint", async () => {
    await render(<Tool complaintSide="right" />);
    expect(group(/Side of the complaint/).getByRole("button", { pressed: true }).textContent).toBe("Right");
    await press(group(/Affected/), /^LU/);
    await press(group(/Balancing channels/), /^LI/);
    await press(group(/Balancing channels/), /^BL/);
    await userEvent.click(screen.getByRole("checkbox", { name: /above the elbow/ }));
    await press(group(/Points of Channel LI/), /^LI2/);
    await userEvent.click(screen.getByRole("button", { name: "Add 1 point" }));
    expect(chosen.map(({ id, side }) => `${id} ${side}`)).toEqual(["LI2 left"]);
  });

  it("asks for the side before offering points if the complaint names none", async () => {
    await render(<Tool />);
    expect(group(/Side of the complaint/).queryByRole("button", { pressed: true })).toBeNull();
    await press(group(/Affected/), /^LU/);
    await press(group(/Balancing channels/), /^LI/);
    await press(group(/Balancing channels/), /^BL/);
    expect(screen.getByText("Choose the side of the complaint.")).toBeTruthy();
    expect(screen.queryByRole("group", { name: /Points of/ })).toBeNull();
    await press(group(/Side of the complaint/), /^Left/);
    expect(group(/Points of Channel LI/)).toBeTruthy();
  });

  it("asks for exactly two when a third is chosen", async () => {
    await render();
    await press(group(/Affected/), /^LU/);
    for (const code of [/^BL/, /^LI/, /^SP/]) await press(group(/Balancing channels/), code);
    expect(screen.getByText(/exactly 2/)).toBeTruthy();
    expect(screen.queryByRole("group", { name: /Points of/ })).toBeNull();
  });

  it("offers pairs that balance several channels, and says if there is none", async () => {
    await render();
    for (const code of [/^ST/, /^BL/]) await press(group(/Affected/), code);
    expect(group(/Pairs/).getAllByRole("button").length).toBeGreaterThan(0);
    await press(group(/Affected/), /^GB/);
    expect(screen.getByText("No pair balances all of these channels")).toBeTruthy();
  });
});
