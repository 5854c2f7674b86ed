import { RYODORAKU_KEYS } from "@meridian/core/clinical/ryodoraku/ryodoraku-terms";
import type { PointTables } from "@meridian/core/contracts/acupuncture/acupuncture";
import { ryodoraku } from "@meridian/core/contracts/visits/sections/ryodoraku";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, it } from "vitest";
import { RyodorakuTool } from "./components/ryodoraku-tool.tsx";
import { makeCatalogue } from "./model/catalogue.ts";
import type { PointsValue } from "./model/point-entries.ts";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const listed = (id: string): PointTables["points"][number] => ({
  id,
  channel: "GB",
  number: Number(id.slice(2)),
  side: "bilateral",
  auricular: false,
  user_id: null,
  user_name: "",
  company: "",
  shared: false,
  name: id,
  pinyin: `pinyin ${id}`,
  zh: "",
  zh_hant: "",
  info: "",
  indications: "",
  contraindications: "",
  groups: [],
  technics: [1],
  safety: [],
  version: null,
  kind: "body",
  region: "",
  classes: [],
  names: [],
  keywords: [],
  needles: 1,
  depth: null,
});
const catalogue = makeCatalogue(
  {
    version: "1",
    publication: null,
    channels: [],
    zones: [],
    keywords: {},
    sources: [],
    points: [listed("GB43"), listed("GB38")],
  },
  { classic_groups: [], custom_groups: [], custom_points: [] },
);
const measured = (over: Record<string, number>) =>
  ryodoraku.schema.parse({
    readings: { ...Object.fromEntries(RYODORAKU_KEYS.map((key) => [key, 50])), ...over },
  });

let chosen: PointsValue["points"] = [];
function Tool({ readings }: { readings: Record<string, number> }) {
  const [value, setValue] = useState<PointsValue>({ points: [], ashi: "" });
  chosen = value.points;
  return (
    <RyodorakuTool catalogue={catalogue} setValue={setValue} points={chosen} measured={measured(readings)} />
  );
}
beforeEach(() => storeSession(demoUser()));
const render = (readings: Record<string, number>) =>
  renderUi(<Tool readings={readings} />, { namespaces: ["acupuncture"] });

it("adds the selected suggested points with side and stimulation", async () => {
  await render({ GB_L: 20, GB_R: 90 });
  expect(screen.getByRole("button", { name: "Add points" }).hasAttribute("disabled")).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: /^GB43.*Left/ }));
  await userEvent.click(screen.getByRole("button", { name: /^GB38.*Right/ }));
  await userEvent.click(screen.getByRole("button", { name: "Add 2 points" }));
  expect(chosen.map(({ id, side, stimulation }) => [id, side, stimulation]).sort()).toEqual([
    ["GB38", "right", "sedation"],
    ["GB43", "left", "tonification"],
  ]);
});

it("says if the measurement suggests no points", async () => {
  await render({});
  expect(screen.getByText("The readings suggest no points")).toBeTruthy();
});
