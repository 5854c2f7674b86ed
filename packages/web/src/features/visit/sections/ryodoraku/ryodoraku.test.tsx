import { RYODORAKU_KEYS, type RyodorakuKey } from "@meridian/core/clinical/ryodoraku/ryodoraku-terms";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { ryodoraku } from "@meridian/core/contracts/visits/sections/ryodoraku";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { VisitProvider } from "../../frame/visit-context.tsx";
import { Edit, Read, View } from "./section.tsx";

registerLocales(import.meta.glob("../../../../locales/{en,pt}/*.ts"));

type Data = SectionData<"ryodoraku">;
const empty = ryodoraku.schema.parse({});
const all = (value: number): Data["readings"] =>
  Object.fromEntries(RYODORAKU_KEYS.map((key) => [key, value]));
const visit = {
  appointment: { id: "apt_2", patient: "pat_1", start: "2026-11-21T10:00:00.000Z" },
  patient: { id: "pat_1", age: 46 },
} as Visit;

/** What is published over the entry of a catalogue. */
let published: Readonly<Record<string, object>> = {};
let stored: Data = empty;
const removed = vi.fn();

function Bench({ from, over }: { from: Data; over: boolean }) {
  const [value, setValue] = useState(from);
  stored = value;
  return (
    <VisitProvider
      value={{ visit, content: {} as never, mode: "live", mayAmend: false, report: () => undefined }}
    >
      {over ? (
        <Read value={value} />
      ) : (
        <Edit section="ryodoraku" value={value} onChange={setValue} onRemoved={removed} />
      )}
    </VisitProvider>
  );
}

type Shown = { language?: "en" | "pt"; over?: boolean };

/** Draws the editor, or a visit that is over, for a patient with these earlier results. */
async function show(
  from: Data,
  earlier: readonly Data[] = [],
  { language = "en", over = false }: Shown = {},
) {
  const items = earlier.map((data, index) => ({
    section: "ryodoraku",
    appointment: `apt_0${index}`,
    start: `2026-10-0${9 - index}T10:00:00.000Z`,
    professional: "usr_1",
    signed: true,
    data,
  }));
  answerApi(async (input) => {
    const { pathname } = new URL(String(input));
    if (pathname === "/catalogues") {
      const catalogues = Object.keys(published).map((catalogue) => ({
        catalogue,
        publication: `pbl_${catalogue}`,
        parts: 1,
      }));
      return Response.json({ catalogues });
    }
    const name = Object.keys(published).find((one) => pathname.includes(`/pbl_${one}/`));
    if (name) return Response.json({ entries: [published[name]] });
    return Response.json({ items, next: {}, professionals: [] });
  });
  return renderUi(<Bench from={from} over={over} />, {
    namespaces: ["ryodoraku", "results", "visit"],
    language,
  });
}
const field = (key: RyodorakuKey) =>
  screen.getAllByRole("textbox").find((one) => one.dataset.reading === key) as HTMLInputElement;
const focused = () => (document.activeElement as HTMLElement).dataset.reading;

beforeEach(async () => {
  removed.mockReset();
  published = {};
  await storeSession(demoUser());
});

describe("entering the readings", () => {
  it("accepts numbers with Enter in the order of measuring", async () => {
    await show(empty);
    const user = userEvent.setup();
    await user.click(await screen.findByLabelText("H1 left, Lung (LU)"));
    const visited: (string | undefined)[] = [];
    for (let at = 0; at < 24; at += 1) {
      visited.push(focused());
      await user.keyboard(`${40 + at}{Enter}`);
    }
    expect(visited).toEqual([...RYODORAKU_KEYS]);
    expect(Object.values(stored.readings)).toEqual(RYODORAKU_KEYS.map((_, at) => 40 + at));
    expect((document.activeElement as HTMLElement).id).toBe("ryodoraku-note");
    expect(screen.getByText("All 24 readings")).toBeTruthy();
    expect(screen.getAllByText("51.5 µA")).toHaveLength(1);
  }, 20_000);

  it("moves with the arrows: up and down, across the line, and within a number first to its end", async () => {
    await show({ ...empty, readings: all(50) });
    const user = userEvent.setup();
    await user.click(await screen.findByLabelText(/^H6 left/));
    await user.keyboard("{ArrowDown}");
    expect(focused()).toBe("SP_L");
    await user.keyboard("{ArrowRight}{ArrowUp}");
    expect(focused()).toBe("LI_R");
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(focused()).toBe("LI_L");
    await user.keyboard("123{ArrowLeft}");
    expect(focused()).toBe("LI_L");
    await user.keyboard("{Shift>}{Enter}{/Shift}");
    expect(focused()).toBe("TE_R");
  });

  it("refuses values outside 0 to 200, names the field and keeps the focus there", async () => {
    await show(empty);
    const user = userEvent.setup();
    await user.click(await screen.findByLabelText(/^H2 right/));
    await user.keyboard("201{Enter}");
    expect(screen.getByRole("alert").textContent).toBe(
      "H2 right, Pericardium (PC): not saved. Enter a number from 0 to 200.",
    );
    expect(focused()).toBe("PC_R");
    expect(stored.readings).toEqual({});
    await user.keyboard("20{Enter}");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(stored.readings).toEqual({ PC_R: 20 });
    expect(focused()).toBe("HT_L");
  });

  it("fills all from twenty-four pasted numbers, and changes nothing for a wrong paste", async () => {
    await show({ ...empty, readings: { LU_L: 10 } });
    const user = userEvent.setup();
    await user.click(await screen.findByLabelText(/^H3 left/));
    await user.paste("1\t2\t3");
    expect(screen.getByRole("alert").textContent).toContain("You pasted 3 numbers; 24 are needed.");
    await user.paste(RYODORAKU_KEYS.map((_, at) => (at === 3 ? 400 : 50)).join("\n"));
    expect(screen.getByRole("alert").textContent).toContain("H2 right");
    expect(stored.readings).toEqual({ LU_L: 10 });
    await user.paste(RYODORAKU_KEYS.map((_, at) => 30 + at).join("\n"));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(stored.readings).toMatchObject({ LU_L: 30, ST_R: 53 });
    expect(field("HT_L").value).toBe("34");
    expect(removed.mock.calls[0]?.[0](stored).readings).toEqual({ LU_L: 10 });
  });

  it("stores the clinic's limits with the first reading, and keeps them with the result", async () => {
    const user = userEvent.setup();
    const me = demoUser();
    const limits = { ...empty.settings, corridor: 20, mode: "percent" as const };
    await storeSession({ ...me, space: me.space && { ...me.space, ryodoraku: limits } });
    const first = await show(empty);
    await user.type(await screen.findByLabelText(/^H1 left/), "50");
    expect(stored.settings).toEqual(limits);
    first.unmount();
    await show({ ...empty, readings: all(50) });
    await user.type(await screen.findByLabelText(/^H1 left/), "51");
    expect(stored.settings).toEqual(empty.settings);
    expect(screen.getByText(/The clinic's limits have changed/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Use the new limits here" }));
    expect(stored.settings).toEqual(limits);
  });
});

describe("what the back office published", () => {
  const written = (key: string, fields: object) => ({
    key,
    fields,
    retired: false,
    review: "unreviewed",
    reviewed_on: null,
    reference: "",
  });

  it("gives limits to a clinic that set none of its own", async () => {
    const limits = { ...empty.settings, corridor: 12, mode: "percent" as const };
    published = { "ryodoraku-limits": written("default", limits) };
    const me = demoUser();
    await storeSession({ ...me, space: me.space && { ...me.space, ryodoraku: null } });
    await show({ ...empty, readings: all(50) });
    // A result keeps the limits that it was read with.
    await userEvent.click(await screen.findByRole("button", { name: "Use the new limits here" }));
    expect(stored.settings).toEqual(limits);
  });

  it("suggests its points and measures at them", async () => {
    const line = { channel: "LU", measured: "LU10", alternative: "", tonify: "LU8", sedate: "LU6" };
    published = { ryodoraku: written("lu", line) };
    await show({ ...empty, readings: { ...all(50), LU_L: 70, LU_R: 70 } });
    expect(await screen.findByText("LU6")).toBeTruthy();
    expect(screen.getByText("LU10")).toBeTruthy();
    expect(screen.queryByText("LU5")).toBeNull();
  });
});

describe("the evaluation of the readings", () => {
  it("is shown in words and signs, with points to consider", async () => {
    await show({ ...empty, readings: { ...all(50), LU_L: 70, LU_R: 70, GB_L: 20, GB_R: 50 } });
    expect(await screen.findByText("Documentation, not diagnosis")).toBeTruthy();
    const lung = within(screen.getByRole("row", { name: /^H1/ }));
    expect(lung.getByText("excess")).toBeTruthy();
    expect(screen.getByRole("img", { name: "Hands: LU excess" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "Feet: GB split" })).toBeTruthy();
    expect(screen.getByText("LU5")).toBeTruthy();
    expect(screen.getByText("GB, left")).toBeTruthy();
  });

  it("leaves out what was not measured", async () => {
    const { LU_R: _, ...readings } = all(50);
    await show({ ...empty, readings });
    expect(await screen.findByText("Mean so far")).toBeTruthy();
    expect(screen.getByText(/missing readings are not interpreted/)).toBeTruthy();
    expect(within(screen.getByRole("row", { name: /^H1/ })).getByText("incomplete")).toBeTruthy();
  });

  it("draws the previous visit over the chart, and plots each figure with its range", async () => {
    const { container } = await show({ ...empty, readings: all(50) }, [
      { ...empty, readings: { ...all(40), LU_L: 48 } },
    ]);
    const overlay = await screen.findByRole("checkbox", { name: /Overlay the appointment of/ });
    const drawn = () => container.querySelectorAll("figure svg circle").length;
    await waitFor(() => expect(drawn()).toBeGreaterThanOrEqual(24));
    expect(within(screen.getByRole("row", { name: /^H1/ })).getByText("48")).toBeTruthy();
    const before = drawn();
    await userEvent.click(overlay);
    expect(drawn()).toBe(before - 24);
    await userEvent.click(screen.getByText("Over time"));
    await userEvent.selectOptions(screen.getByLabelText("Measurement"), "LU_L");
    expect(screen.getByText("Usual range 35 to 65")).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText("Measurement"), "left_right");
    expect(screen.getByText("Usual range 0.8 to 1.2")).toBeTruthy();
  });

  it("is the same for a finished visit, with a link to the figure's history", async () => {
    await show({ ...empty, readings: all(50) }, [{ ...empty, readings: all(40) }], { over: true });
    const overlay = await screen.findByRole("checkbox", { name: /Overlay the appointment of/ });
    expect((overlay as HTMLInputElement).checked).toBe(true);
    expect(screen.getByRole("button", { name: /^Previous result/ })).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
    await userEvent.click(screen.getByText("Over time"));
    expect(screen.getByRole("img", { name: /^Mean: 2 values/ })).toBeTruthy();
    expect(screen.getByRole("link", { name: "In all appointments" }).getAttribute("href")).toBe(
      "/patient/pat_1?tab=figures&figure=ryodoraku.ryodoraku_mean",
    );
  });

  it("is shown in Portuguese with the label", async () => {
    await renderUi(<View value={{ ...empty, readings: { ...all(50), KI_L: 20, KI_R: 20 } }} />, {
      namespaces: ["ryodoraku", "results", "visit"],
      language: "pt",
    });
    expect(screen.getByText("Documentação, não diagnóstico")).toBeTruthy();
    expect(screen.getByRole("img", { name: "Pés: KI deficiência" })).toBeTruthy();
    expect(screen.getByText("KI7")).toBeTruthy();
  });
});
