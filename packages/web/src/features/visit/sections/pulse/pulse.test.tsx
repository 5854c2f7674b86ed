import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { pulse } from "@meridian/core/contracts/visits/sections/pulse";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { VisitProvider } from "../../frame/visit-context.tsx";
import { Edit, View } from "./section.tsx";

registerLocales(import.meta.glob("../../../../locales/{en,pt}/*.ts"));

type Pulse = SectionData<"pulse">;
const parse = (data: object): Pulse => pulse.schema.parse(data);
const visit = {
  appointment: { id: "apt_2", patient: "pat_1", start: "2026-11-21T10:00:00.000Z" },
  patient: { id: "pat_1", age: 46 },
} as Visit;
let stored: Pulse;
const removed = vi.fn();

function Bench({ from }: { from: Pulse }) {
  const [value, setValue] = useState(from);
  stored = value;
  return (
    <VisitProvider
      value={{ visit, content: {} as never, mode: "live", mayAmend: false, report: () => undefined }}
    >
      <Edit section="pulse" value={value} onChange={setValue} onRemoved={removed} />
    </VisitProvider>
  );
}

async function show(from: object = {}, earlier?: object) {
  const items = earlier
    ? [
        {
          section: "pulse",
          appointment: "apt_1",
          start: "2026-10-01T10:00:00.000Z",
          professional: "usr_1",
          signed: true,
          data: parse(earlier),
        },
      ]
    : [];
  answerApi(async () => Response.json({ items, next: {}, professionals: [], catalogues: [] }));
  await renderUi(<Bench from={parse(from)} />, { namespaces: ["pulse", "results", "visit"] });
  return userEvent.setup();
}
const position = (name: RegExp) => screen.getByRole("radio", { name });

beforeEach(async () => {
  removed.mockReset();
  await storeSession(demoUser());
});

describe("by the keyboard alone", () => {
  it("moves between positions with arrows, searches a quality by letters and adds it with Enter", async () => {
    const user = await show();
    position(/^Left cun/).focus();
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(position(/^Left guan/));
    await user.keyboard("wi{Enter}thi{Enter}");
    expect(stored.positions.left_guan?.qualities).toEqual(["wiry", "thin"]);
    await user.keyboard("{ArrowRight}{ArrowDown}xian{Enter}");
    expect(position(/^Right chi/).getAttribute("aria-checked")).toBe("true");
    expect(stored.positions.right_chi?.qualities).toEqual(["wiry"]);
    await user.keyboard("{ArrowUp}{ArrowLeft}{Backspace}");
    expect(stored.positions.left_guan?.qualities).toEqual(["wiry"]);
  });

  it("moves in the list while the user types, and reports when nothing is found", async () => {
    const user = await show();
    await user.click(screen.getByRole("combobox", { name: "Qualities, Left cun" }));
    await user.keyboard("s");
    const options = screen.getAllByRole("option");
    await user.keyboard("{ArrowDown}{Enter}");
    expect(options[1]?.textContent).toContain("Slippery");
    expect(stored.positions.left_cun?.qualities).toEqual(["slippery"]);
    await user.keyboard("zzz");
    expect(screen.getByText("No qualities found")).toBeTruthy();
    await user.keyboard("{Escape}{Tab}");
    expect(stored.positions.left_cun?.qualities).toEqual(["slippery"]);
  });
});

describe("by touch", () => {
  it("chooses a position, its qualities, depth, strength and tension, and clears each", async () => {
    const user = await show();
    await user.click(position(/^Right guan/));
    const felt = within(screen.getByRole("region", { name: "Right guan" }));
    await user.click(felt.getByText("All 28 qualities"));
    await user.click(felt.getByRole("button", { name: "Slippery" }));
    const choose = (group: string, name: string) =>
      user.click(within(felt.getByRole("group", { name: group })).getByRole("button", { name }));
    await choose("Width, qualities", "Thin");
    await user.click(felt.getByRole("button", { name: "Remove Thin" }));
    await choose("Strength", "Weak");
    await choose("Tension", "Soft");
    expect(stored.positions.right_guan).toMatchObject({ strength: "weak", tension: "soft" });
    expect(position(/^Right guan, SP ST\. Slippery/)).toBeTruthy();
    await choose("Strength", "Weak");
    expect(stored.positions.right_guan?.strength).toBeNull();
  });

  it("copies findings to the other side or everywhere, with an undo where it replaces some", async () => {
    const user = await show({ positions: { left_guan: { qualities: ["wiry"], depth: "middle" } } });
    await user.click(position(/^Left guan/));
    await user.click(screen.getByRole("button", { name: "Same on the right" }));
    expect(Object.keys(stored.positions)).toEqual(["left_guan", "right_guan"]);
    expect(removed).not.toHaveBeenCalled();
    await user.click(position(/^Left chi/));
    expect((screen.getByRole("button", { name: "Same everywhere" }) as HTMLButtonElement).disabled).toBe(
      true,
    );
    await user.click(position(/^Right guan/));
    await user.click(screen.getByRole("button", { name: "Same everywhere" }));
    expect(Object.keys(stored.positions)).toHaveLength(6);
    expect(Object.keys(removed.mock.calls[0]?.[0](stored).positions)).toHaveLength(2);
  });
});

describe("the whole pulse", () => {
  it("accepts a possible rate, and refuses another without storing it", async () => {
    const user = await show();
    await user.type(screen.getByLabelText("Rate"), "300");
    expect(screen.getByText("Not saved. Enter a whole number from 20 to 250.")).toBeTruthy();
    expect(stored.rate).toBeNull();
    await user.clear(screen.getByLabelText("Rate"));
    await user.type(screen.getByLabelText("Rate"), "96");
    expect(stored.rate).toBe(96);
    expect(screen.getByText("Above the usual 60 to 90")).toBeTruthy();
    await user.selectOptions(screen.getByLabelText("Rhythm"), "irregular");
    expect(stored.rhythm).toBe("irregular");
  });
});

describe("the last visit's pulse", () => {
  it("is shown beside this one, with the changes", async () => {
    const user = await show(
      { positions: { left_guan: { qualities: ["slippery"], depth: "deep" } }, rate: 84 },
      {
        positions: {
          left_guan: { qualities: ["wiry"], depth: "middle" },
          right_cun: { qualities: ["weak"] },
        },
        rate: 72,
      },
    );
    expect(await screen.findByText("Last time: Wiry")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: /^Previous result/ }));
    const changes = screen.getByRole("list", { name: "" });
    expect(changes.textContent).toContain("Left guan: now Slippery; no longer Wiry; Depth: Middle → Deep");
    expect(changes.textContent).toContain("72 → 84 bpm");
    expect(changes.textContent).not.toContain("Right cun");
  });
});

it("is shown as a table of both sides", async () => {
  await renderUi(
    <View
      value={parse({ positions: { right_chi: { qualities: ["deep", "weak"], depth: "deep" } }, rate: 64 })}
    />,
    { namespaces: ["pulse", "visit"], language: "pt" },
  );
  const chi = within(screen.getByRole("row", { name: /^Chi/ }));
  expect(chi.getByText("Profundo, Fraco")).toBeTruthy();
  expect(screen.getByText("64 bpm")).toBeTruthy();
});
