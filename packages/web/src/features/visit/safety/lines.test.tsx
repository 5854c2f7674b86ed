import type { SafetyHit } from "@meridian/core/clinical/safety/finding";
import { type SectionData, sections } from "@meridian/core/contracts/visits/sections";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { renderUi } from "@meridian/ui/testing/render";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { EntryCautions } from "./entry-cautions.tsx";
import { createLiveStore } from "./live-content.ts";
import { SafetyProvider } from "./safety-context.tsx";
import SafetySummary from "./summary.tsx";
import { SeriousFindings, WarningLines } from "./warnings.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));

const hit = (subject: string, statement: string, severity: SafetyHit["severity"]): SafetyHit => ({
  rule: `${statement}:${subject}`,
  severity,
  source: "points",
  subject: { en: subject, pt: subject },
  statement: { en: statement, pt: statement },
  concerns: [{ section: "acupuncture", id: subject }],
});
const FORBIDDEN = "forbidden in pregnancy";
const hits = [
  hit("LI4", FORBIDDEN, "serious"),
  hit("SP6", FORBIDDEN, "serious"),
  hit("ST36", "with a pacemaker", "serious"),
  hit("GB21", "above the lung", "caution"),
];
type Data = SectionData<"safety">;

function Panel({ onData, found = hits }: { onData: (data: Data) => void; found?: SafetyHit[] }) {
  const [data, setData] = useState<Data>(() => sections.safety.schema.parse({}));
  onData(data);
  const verdict = { hits: found, notChecked: [] };
  return <WarningLines verdict={verdict} reasons={data.reasons} onChange={setData} />;
}

it("shows each serious warning in a line, equal ones once, and names the milder ones", async () => {
  const onData = vi.fn<(data: Data) => void>();
  await renderUi(<Panel onData={onData} />, { namespaces: ["safety"] });
  const lines = within(screen.getByRole("region", { name: "Serious" })).getAllByRole("listitem");
  expect(lines.map((line) => line.querySelector("p span")?.textContent)).toEqual([
    "LI4, SP6: forbidden in pregnancy.",
    "ST36: with a pacemaker.",
  ]);
  expect(screen.getByText("1 caution").closest("summary")?.textContent).toContain("GB21");
  const list = screen.getByRole("combobox", { name: "Reason to continue, LI4, SP6" });
  await userEvent.selectOptions(list, "Known, closely monitored");
  const given = onData.mock.lastCall?.[0].reasons ?? {};
  expect(Object.entries(given).map(([rule, { reason, en }]) => [rule, reason, en])).toEqual([
    [`${FORBIDDEN}:LI4`, "Known, closely monitored", "LI4: forbidden in pregnancy."],
    [`${FORBIDDEN}:SP6`, "Known, closely monitored", "SP6: forbidden in pregnancy."],
  ]);
});

it("asks once for a reason for equal statements before signing, and apart where the reasons differ", async () => {
  const reported = vi.fn<(data: Data) => void>();
  function Dialog() {
    const [data, setData] = useState<Data>(() => sections.safety.schema.parse({}));
    reported(data);
    return (
      <SeriousFindings hits={hits.slice(0, 3)} reasons={data.reasons} onChange={setData} withLinks={false} />
    );
  }
  await renderUi(<Dialog />, { namespaces: ["safety"] });
  const sentences = () =>
    screen.getAllByRole("listitem").map((item) => item.querySelector("p span")?.textContent);
  expect(sentences()).toEqual(["LI4, SP6: forbidden in pregnancy.", "ST36: with a pacemaker."]);
  await userEvent.click(screen.getAllByRole("button", { name: "Other …" })[0] as HTMLElement);
  const field = screen.getByRole("textbox", { name: "Reason to continue, LI4, SP6" });
  await userEvent.type(field, "Induction of labour");
  expect(document.activeElement).toBe(field);
  const rules = () => reported.mock.lastCall?.[0].reasons ?? {};
  expect(Object.values(rules()).map(({ reason }) => reason)).toEqual([
    "Induction of labour",
    "Induction of labour",
  ]);
});

it("keeps equal statements with different reasons apart before signing", async () => {
  const answered = (reason: string) => ({ en: "", pt: "", reason, at: "2026-11-23T10:00:00.000Z" });
  const reasons = {
    [hits[0]?.rule ?? ""]: answered("Discussed"),
    [hits[1]?.rule ?? ""]: answered("Induction"),
  };
  await renderUi(<SeriousFindings hits={hits.slice(0, 2)} reasons={reasons} onChange={() => undefined} />, {
    namespaces: ["safety"],
  });
  expect(screen.getAllByRole("textbox").map((field) => (field as HTMLInputElement).value)).toEqual([
    "Discussed",
    "Induction",
  ]);
});

it("names each point of the milder warnings once, also when several rules name it", async () => {
  const at = (rule: string, subject: string): SafetyHit => ({
    ...(hits.at(-1) as SafetyHit),
    rule,
    subject: { en: subject, pt: subject },
  });
  const found = [at("a", "BL23"), at("b", "GV4, BL40, BL23")];
  await renderUi(<Panel onData={() => undefined} found={found} />, { namespaces: ["safety"] });
  const line = screen.getByText("2 cautions").closest("summary");
  expect(line?.textContent).toBe("2 cautions: BL23, GV4, BL40");
});

it("shows a caution at its entry, and notes only in the panel above", async () => {
  const about = (rule: string, id: string, severity: SafetyHit["severity"]): SafetyHit => ({
    ...hit(rule, "with caution", severity),
    rule,
    concerns: [{ section: "formulas", id, part: "danggui" }],
  });
  const found = [
    about("Dang Gui", "formula1", "caution"),
    about("Chuan Xiong", "formula1", "caution"),
    about("Gan Cao", "formula1", "note"),
    about("Ma Huang", "formula1", "serious"),
    about("Ban Xia", "formula2", "caution"),
    // Of every entry alike: once, above the work.
    { ...about("9 years old", "formula1", "caution"), rule: "age.minor" },
  ];
  await renderUi(
    <SafetyProvider value={{ live: createLiveStore([]), verdict: { hits: found, notChecked: [] } }}>
      <section aria-label="One">
        <EntryCautions section="formulas" id="formula1" />
      </section>
      <section aria-label="Above">
        <Panel onData={() => undefined} found={found} />
      </section>
    </SafetyProvider>,
    { namespaces: ["safety"] },
  );
  const lines = within(screen.getByRole("region", { name: "One" })).getAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent)).toEqual(["Dang Gui, Chuan Xiong: with caution."]);
  const above = within(screen.getByRole("region", { name: "Above" }));
  expect(above.getByText("9 years old: with caution.").closest("details")).toBeNull();
  expect(above.getByText("3 cautions").closest("summary")?.textContent).toBe(
    "3 cautions: Dang Gui, Chuan Xiong, Ban Xia",
  );
  expect(above.getByText("1 note for reference").closest("details")?.open).toBe(false);
});

it("shows no caution at an entry outside an open visit", async () => {
  await renderUi(<EntryCautions section="formulas" id="formula1" />, { namespaces: ["safety"] });
  expect(screen.queryByRole("list")).toBeNull();
});

it("asks a reason for a later warning without changing those of the others", async () => {
  const onData = vi.fn<(data: Data) => void>();
  function Choosing() {
    const [count, setCount] = useState(1);
    return (
      <>
        <button type="button" onClick={() => setCount(2)}>
          Add SP6
        </button>
        <Panel onData={onData} found={hits.slice(0, count)} />
      </>
    );
  }
  await renderUi(<Choosing />, { namespaces: ["safety"] });
  await userEvent.selectOptions(screen.getByRole("combobox"), "Other …");
  await userEvent.type(screen.getByRole("textbox", { name: "Reason to continue, LI4" }), "Third trimester");
  await userEvent.click(screen.getByRole("button", { name: "Add SP6" }));
  expect(screen.getByText("LI4: Third trimester")).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole("combobox"), "Discussed with the patient");
  const { reasons } = onData.mock.lastCall?.[0] ?? { reasons: {} };
  expect(Object.values(reasons).map(({ reason }) => reason)).toEqual([
    "Third trimester",
    "Discussed with the patient",
  ]);
});

it("counts the warnings in one line, goes to them and back to the previous position", async () => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
  await renderUi(
    <SafetyProvider value={{ live: createLiveStore([]), verdict: { hits, notChecked: [] } }}>
      <div data-step="treatments">
        <SafetySummary />
        <section id="section-safety" aria-label="Safety checks" />
        <input aria-label="Grams" />
      </div>
    </SafetyProvider>,
    { namespaces: ["safety"] },
  );
  expect(screen.getByText("3 serious").closest("p")?.textContent).toBe(
    "3 serious, 3 without a reason · 1 caution",
  );
  const grams = screen.getByRole("textbox", { name: "Grams" });
  await userEvent.click(grams);
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(document.activeElement?.id).toBe("section-safety");
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(document.activeElement).toBe(grams);
});
