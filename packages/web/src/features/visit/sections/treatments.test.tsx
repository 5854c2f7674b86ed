import type { PreMade, PreMadeHead } from "@meridian/core/contracts/treatments/treatments";
import { type SectionData, type SectionKey, sections } from "@meridian/core/contracts/visits/sections";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useSectionPreMade } from "../frame/pre-made.ts";
import { SECTION_MODULES } from "../frame/registry.tsx";
import { VisitProvider } from "../frame/visit-context.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));

const ME = demoUser().id;
const CTR = "ctr_01K0DEM0000000000000000001";
const treatment = {
  id: CTR,
  name: "Salt bath",
  description: "Warm",
  minutes: 20,
  user_id: ME,
  user_name: "Demo",
  shared: false,
  company: "",
  version: 1,
};
const head = (over: Partial<PreMadeHead>): PreMadeHead => ({
  id: "pmt_01K0DEM0000000000000000001",
  category: "other",
  name: "Neck routine",
  summary: ["massage", "heat"],
  size: 2,
  user_id: ME,
  user_name: "Demo",
  shared: false,
  company: "",
  version: 1,
  ...over,
});
const other = (id: string, key: string, area = "") => ({
  id,
  key,
  module: "others",
  name: key,
  minutes: 10,
  area,
  note: "",
});

/** What the visit before held. */
let earlier: object[];
let heads: PreMadeHead[];
let whole: Pick<PreMade, "content">;
let sent: { path: string; body: Record<string, unknown> }[];
beforeEach(async () => {
  heads = [head({})];
  whole = { content: { items: [other("prepared1", "massage"), other("prepared2", "heat")] as never } };
  sent = [];
  earlier = [];
  await storeSession(demoUser());
  answerApi(async (input, init) => {
    const path = new URL(String(input)).pathname;
    if (init?.method === "POST") {
      const body = JSON.parse(String(init.body));
      sent.push({ path, body });
      if (body.name === "Taken")
        return Response.json({ code: "name.exists", fields: { name: "name.exists" } }, { status: 409 });
      return Response.json({ ...head({ ...body }), content: body.content }, { status: 201 });
    }
    if (path.includes("/results/")) return Response.json({ items: earlier, next: {} });
    if (path === "/catalogues") return Response.json({ catalogues: [] });
    if (path === "/custom-treatments") return Response.json({ items: [treatment], next: null });
    if (path === "/pre-made-treatments") return Response.json({ items: heads, next: null });
    return Response.json({ ...heads[0], ...whole });
  });
});

const found = {
  segments: [
    { segment: "L4", mobility: "restricted", directions: [], pattern: null, pain: 6, tart: {}, note: "" },
    { segment: "T6", mobility: "normal", directions: [], pattern: null, pain: null, tart: {}, note: "" },
    {
      segment: "SI_l",
      mobility: "hypermobile",
      directions: [],
      pattern: null,
      pain: null,
      tart: {},
      note: "",
    },
  ],
  red_flags: ["night_pain"],
};
const content = { sections: [{ section: "osteopathy", data: found, version: 1 }], previous: null };
const visit = {
  appointment: { id: "apt_2", patient: "pat_1", start: "2026-11-21T10:00:00.000Z" },
  patient: { id: "pat_1", last_visit: { id: "apt_1", start: "2026-11-03T10:00:00.000Z" } },
};

async function treat<K extends SectionKey>(section: K, start: object = {}) {
  const latest = { value: sections[section].schema.parse(start) as SectionData<K> };
  function Treating() {
    const [value, setValue] = useState(latest.value);
    latest.value = value;
    const { buttons, panel } = useSectionPreMade(section, value, setValue);
    const { Edit, View } = SECTION_MODULES[section];
    const [undo, setUndo] = useState<() => void>();
    return (
      <>
        {buttons}
        {panel}
        <Edit
          section={section}
          value={value}
          onChange={setValue}
          onRemoved={(restore) => setUndo(() => () => setValue(restore))}
        />
        <button type="button" onClick={undo}>
          Take back
        </button>
        <div data-testid="read">
          <View value={value} />
        </div>
      </>
    );
  }
  await renderUi(
    <VisitProvider value={{ visit, content, mode: "live", mayAmend: false, report: vi.fn() } as never}>
      <Treating />
      <Toasts />
    </VisitProvider>,
    { namespaces: ["visit", "treatments", "osteopathy", "pre-made", "results"] },
  );
  return { user: userEvent.setup(), latest };
}

/** Types into a search and takes what it found. */
async function pick(user: UserEvent, field: HTMLElement, words: string, keys = "{Enter}") {
  await user.type(field, words);
  await waitFor(() => expect(field.getAttribute("aria-expanded")).toBe("true"));
  await user.keyboard(keys);
}

const LAST = {
  osteopathic_treatment: {
    items: [{ id: "earlier1", technique: "hvla", places: ["L4"], response: "worse", note: "after 4/10" }],
  },
  other_treatments: { items: [{ ...other("earlier1", "heat"), note: "after 4/10" }] },
  custom_treatments: { items: [{ id: CTR, name: "Salt bath", minutes: 20, note: "after 4/10" }] },
  treatment_notes: { text: "after 4/10" },
} as const;

describe.each([
  ["osteopathic_treatment", { items: [{ id: "technique1", technique: "hvla", places: ["L4"] }] }, "Worse · "],
  ["other_treatments", { items: [other("treatment1", "heat")] }, ""],
  ["custom_treatments", { items: [{ id: CTR, name: "Salt bath" }] }, ""],
  ["treatment_notes", {}, ""],
] as const)("%s", (section, start, said) => {
  it("shows the last response with its date, and copies nothing of it", async () => {
    const result = { section, appointment: "apt_1", start: "2026-11-03T10:00:00.000Z", professional: ME };
    earlier = [{ ...result, signed: true, data: sections[section].schema.parse(LAST[section]) }];
    const { latest } = await treat(section, start);
    expect(await screen.findByText(`Last time, 3 Nov 2026: ${said}after 4/10`)).toBeTruthy();
    expect(JSON.stringify(latest.value)).not.toContain("4/10");
  });
});

describe("osteopathic techniques", () => {
  it("adds this visit's findings with one press, with the technique of the entry before", async () => {
    const { user, latest } = await treat("osteopathic_treatment");
    expect(await screen.findByText(/Red flags recorded in this appointment/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /T6/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Treat L4, restricted, pain 6 of 10" }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Technique, L4" }), "muscle_energy");
    await user.click(screen.getByRole("button", { name: /Treat Sacroiliac joint, left/ }));
    expect(latest.value.items).toMatchObject([
      { technique: "muscle_energy", places: ["L4"] },
      { technique: "muscle_energy", places: ["SI_l"] },
    ]);
    expect(screen.queryByText("Found in this appointment")).toBeNull();
  });

  it("adds a technique by name and Enter, then places, side and response", async () => {
    const { user, latest } = await treat("osteopathic_treatment");
    const add = await screen.findByRole("combobox", { name: "Add a technique or an area" });
    await pick(user, add, "hvla");
    expect(document.activeElement).toBe(add);
    const entry = within(screen.getByRole("list", { name: "What was done" }));
    await pick(user, entry.getByRole("combobox", { name: /^Add an area to/ }), "knee");
    await user.click(entry.getByRole("radio", { name: "Both" }));
    await user.click(entry.getByRole("radio", { name: "Released" }));
    expect(latest.value.items).toMatchObject([
      { technique: "hvla", places: ["knee"], side: "both", response: "released" },
    ]);
    expect(screen.getByTestId("read").textContent).toMatch(/HVLA.*Knee · Both · Released/);
    await pick(user, add, "traction of my own");
    expect(latest.value.items[1]).toMatchObject({ technique: "", name: "traction of my own" });
  });

  it("combines a place and the technique chosen after it into one entry", async () => {
    const { user, latest } = await treat("osteopathic_treatment");
    await user.click(await screen.findByRole("button", { name: "Treat L4, restricted, pain 6 of 10" }));
    const add = screen.getByRole("combobox", { name: "Add a technique or an area" });
    await pick(user, add, "hvla");
    expect(latest.value.items).toMatchObject([{ technique: "hvla", places: ["L4"] }]);
    await pick(user, add, "muscle energy");
    expect(latest.value.items).toMatchObject([
      { technique: "hvla", places: ["L4"] },
      { technique: "muscle_energy", places: [] },
    ]);
  });

  it("restores a removed entry to its position", async () => {
    const one = (id: string, technique: string) => ({ id, technique, places: [] });
    const start = {
      items: [one("technique1", "hvla"), one("technique2", "visceral"), one("technique3", "still")],
    };
    const { user, latest } = await treat("osteopathic_treatment", start);
    await user.click(await screen.findByRole("button", { name: "Remove Visceral manipulation" }));
    expect(latest.value.items).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Take back" }));
    expect(latest.value.items.map(({ id }) => id)).toEqual(["technique1", "technique2", "technique3"]);
  });
});

describe("other treatments", () => {
  it("adds by button, by search and as free text; impossible minutes are not accepted", async () => {
    const { user, latest } = await treat("other_treatments");
    await user.click(await screen.findByRole("button", { name: "Gua sha" }));
    const add = screen.getByRole("combobox", { name: "Add a treatment" });
    await pick(user, add, "breath");
    await pick(user, add, "Mud pack", "{ArrowDown}{Enter}");
    expect(latest.value.items).toMatchObject([
      { key: "gua_sha", module: "mtc", minutes: 10 },
      { key: "breathing", module: "others" },
      { key: "", name: "Mud pack", module: "others" },
    ]);
    const minutes = screen.getByRole("textbox", { name: "Minutes of Gua sha" });
    await user.clear(minutes);
    await user.type(minutes, "45");
    await user.type(minutes, "9");
    expect(latest.value.items[0]?.minutes).toBe(459);
    await user.type(minutes, "9");
    expect(latest.value.items[0]?.minutes).toBe(459);
    await user.type(screen.getByRole("textbox", { name: "Area of Mud pack" }), "Lower back");
    expect(screen.getByTestId("read").textContent).toMatch("Lower back");
  });

  it("offers nothing of a module the clinic does not have", async () => {
    await storeSession(demoUser({ modules: ["others"] }));
    await treat("other_treatments");
    expect(await screen.findByRole("button", { name: "Massage" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Gua sha" })).toBeNull();
  });
});

it("adds each custom treatment once, with its usual minutes", async () => {
  const { user, latest } = await treat("custom_treatments");
  const add = await screen.findByRole("combobox", { name: "Add one of your treatments" });
  await pick(user, add, "salt");
  await pick(user, add, "bath");
  expect(latest.value.items).toEqual([{ id: CTR, name: "Salt bath", minutes: 20, note: "" }]);
  await user.type(screen.getByRole("textbox", { name: "Note on Salt bath" }), "warm");
  expect(screen.getByTestId("read").textContent).toMatch("Salt bath 20 minwarm");
});

describe("pre-made treatments", () => {
  it("are added to the existing ones with one press; a second press changes nothing; undo removes them", async () => {
    const { user, latest } = await treat("other_treatments", { items: [other("standing1", "massage")] });
    const apply = () => user.click(screen.getByRole("button", { name: /^Apply pre-made: / }));
    await apply();
    await user.click(await screen.findByRole("button", { name: /Neck routine.*Massage, Heat/ }));
    expect(await screen.findByText("“Neck routine” applied: 1 added · 1 was already there")).toBeTruthy();
    expect(latest.value.items.map(({ key }) => key)).toEqual(["massage", "heat"]);
    expect(latest.value.items[0]?.id).toBe("standing1");
    expect(latest.value.items[1]?.id).not.toBe("prepared2");
    await apply();
    await user.type(
      await screen.findByRole("searchbox", { name: "Find a pre-made treatment" }),
      "neck{Enter}",
    );
    expect(await screen.findByText("Everything in “Neck routine” is already there")).toBeTruthy();
    expect(latest.value.items).toHaveLength(2);
    await user.click(screen.getAllByRole("button", { name: "Undo" }).at(-1) as HTMLElement);
    expect(latest.value.items.map(({ id }) => id)).toEqual(["standing1"]);
  });

  it("close with Escape, and the focus returns to the button that opened them", async () => {
    const { user } = await treat("other_treatments", { items: [other("standing1", "massage")] });
    for (const [name, field] of [
      ["Apply pre-made: Other treatments", ["searchbox", "Find a pre-made treatment"]],
      ["Save as pre-made: Other treatments", ["checkbox", "Share with colleagues"]],
    ] as const) {
      await user.click(screen.getByRole("button", { name }));
      (await screen.findByRole(field[0], { name: field[1] })).focus();
      await user.keyboard("{Escape}");
      expect(screen.queryByRole(field[0], { name: field[1] })).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole("button", { name }));
    }
  });

  it("lists only those of its kind, and shows a message if there are none", async () => {
    heads = [head({ category: "osteopathy" })];
    const { user } = await treat("other_treatments");
    await user.click(screen.getByRole("button", { name: /^Apply pre-made: / }));
    expect(await screen.findByText("No pre-made treatments yet")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Save as pre-made: / })).toBeNull();
  });

  it("are saved from the section; a name in use is refused and stays typed", async () => {
    const { user } = await treat("other_treatments", { items: [other("standing1", "massage", "Neck")] });
    await user.click(screen.getByRole("button", { name: /^Save as pre-made: / }));
    const name = await screen.findByRole("textbox", { name: /^Name/ });
    await user.type(name, "Taken");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findAllByText("Name already exists")).not.toHaveLength(0);
    expect((name as HTMLInputElement).value).toBe("Taken");
    await user.clear(name);
    await user.type(name, "Neck");
    await user.click(screen.getByRole("checkbox", { name: "Share with colleagues" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("“Neck” saved")).toBeTruthy();
    expect(sent.at(-1)).toMatchObject({
      path: "/pre-made-treatments",
      body: {
        category: "other",
        name: "Neck",
        shared: true,
        content: { items: [{ key: "massage", area: "Neck" }] },
      },
    });
  });

  it("of a custom treatment fill its note where it is empty", async () => {
    heads = [head({ category: CTR, summary: ["Salt bath"], size: 1, name: "Evening" })];
    whole = { content: { items: [{ id: CTR, name: "Salt bath", minutes: 40, note: "Before bed" }] } };
    const start = { items: [{ id: CTR, name: "Salt bath", minutes: 20, note: "" }] };
    const { user, latest } = await treat("custom_treatments", start);
    await user.click(screen.getByRole("button", { name: /^Apply pre-made: / }));
    await user.click(await screen.findByRole("button", { name: /Evening/ }));
    await screen.findByText(/“Evening” applied/);
    expect(latest.value.items).toEqual([{ id: CTR, name: "Salt bath", minutes: 20, note: "Before bed" }]);
    await user.click(screen.getAllByRole("button", { name: "Undo" }).at(-1) as HTMLElement);
    expect(latest.value.items).toEqual(start.items);
  });
});
