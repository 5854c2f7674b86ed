import type { SafetyVerdict } from "@meridian/core/clinical/safety/safety-input";
import { type SectionData, sections } from "@meridian/core/contracts/visits/sections";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { VisitProvider } from "../frame/visit-context.tsx";
import { View } from "../sections/safety/section.tsx";
import AmendSafety from "./amend-safety.tsx";
import FinishSafety from "./finish-safety.tsx";
import LiveCheck from "./live-check.tsx";
import { createLiveStore } from "./live-content.ts";
import { SafetyProvider, useUnansweredHits } from "./safety-context.tsx";
import { Warnings } from "./warnings.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));

type Hit = SafetyVerdict["hits"][number];
const hit = (rule: string, severity: Hit["severity"], subject: string, statement: string): Hit => ({
  rule,
  severity,
  source: "pairs",
  subject: { en: subject, pt: subject },
  statement: { en: statement, pt: `${statement} (pt)` },
  concerns: [{ section: "formulas", id: "formula1" }],
});
const verdict: SafetyVerdict = {
  hits: [
    hit("pair:gancao:gansui", "serious", "Gān Cǎo + Gān Suí", "incompatible"),
    hit("technic.epilepsy", "serious", "ST36", "electrical stimulation with epilepsy"),
    hit("point.vessel_risk:LU9", "caution", "LU9", "beside a large vessel"),
    hit("point.vessel_risk:ST9", "caution", "ST9", "beside a large vessel"),
    hit("dose.above:11:gancao", "note", "Gān Cǎo", "11 g a day, above the maximum of 10 g"),
  ],
  notChecked: [
    { aspect: "medication", subjects: [] },
    { aspect: "pregnancy", subjects: [{ en: "ST36", pt: "ST36" }] },
  ],
};
type Data = SectionData<"safety">;
const empty = (): Data => sections.safety.schema.parse({});

function Panel({ onChange }: { onChange: (data: Data) => void }) {
  const [data, setData] = useState(empty);
  onChange(data);
  return <Warnings verdict={verdict} reasons={data.reasons} onChange={setData} />;
}
const namespaces = ["safety", "visit"] as const;

it("lists the most severe first with its source, equal ones once, and what was not checked", async () => {
  await renderUi(<Panel onChange={vi.fn()} />, { namespaces: [...namespaces] });
  expect(screen.getByText("Gān Cǎo + Gān Suí: incompatible.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "unreviewed: Gān Cǎo + Gān Suí" }));
  expect(await screen.findByText(/classical eighteen incompatibilities/)).toBeTruthy();
  expect(
    within(screen.getByRole("region", { name: "Cautions" })).getByText("LU9, ST9: beside a large vessel."),
  ).toBeTruthy();
  const reference = screen.getByText("1 note for reference").closest("details");
  expect(reference?.open).toBe(false);
  expect(within(reference as HTMLElement).getByText(/above the maximum of 10 g/)).toBeTruthy();
  // Said once; of what it is so is folded away with it.
  const unchecked = screen.getByText("Not checked:").closest("details");
  expect(unchecked?.open).toBe(false);
  expect(unchecked?.querySelector("summary")?.textContent).toBe(
    "Not checked: medication, as nobody has asked for it; pregnancy.",
  );
  expect(within(unchecked as HTMLElement).getByText("pregnancy: ST36")).toBeTruthy();
  expect(screen.queryByText(/\bsafe\b/i)).toBeNull();
});

it("accepts a reason by one click or as text, and stores the warning's sentence in both languages", async () => {
  const onChange = vi.fn<(data: Data) => void>();
  await renderUi(<Panel onChange={onChange} />, { namespaces: [...namespaces] });
  const [quick] = screen.getAllByRole("button", { name: "Discussed with the patient" });
  if (!quick) throw new Error("no button");
  await userEvent.click(quick);
  const given = onChange.mock.lastCall?.[0].reasons ?? {};
  expect(Object.keys(given)).toEqual(["pair:gancao:gansui"]);
  expect(given["pair:gancao:gansui"]).not.toHaveProperty("shared_with");
  expect(given["pair:gancao:gansui"]).toMatchObject({
    reason: "Discussed with the patient",
    en: "Gān Cǎo + Gān Suí: incompatible.",
  });
  const name = "Reason to continue, Gān Cǎo + Gān Suí";
  const first = screen.getByRole<HTMLInputElement>("textbox", { name });
  await userEvent.clear(first);
  await userEvent.type(first, "Low dose");
  expect(onChange.mock.lastCall?.[0].reasons["pair:gancao:gansui"]?.reason).toBe("Low dose");
});

it("shares a reason only between ticked warnings, and records it for each", async () => {
  const onChange = vi.fn<(data: Data) => void>();
  await renderUi(<Panel onChange={onChange} />, { namespaces: [...namespaces] });
  await userEvent.click(screen.getByRole("button", { name: "One reason for several warnings" }));
  const form = screen.getByRole("group", { name: "Which warnings does it apply to?" });
  const boxes = within(form).getAllByRole<HTMLInputElement>("checkbox");
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  await userEvent.click(screen.getByRole("button", { name: "Record for 0 warnings" }));
  expect(screen.getByText("Choose at least two warnings.")).toBeTruthy();
  for (const box of boxes) await userEvent.click(box);
  await userEvent.click(screen.getByRole("button", { name: "Record for 2 warnings" }));
  expect(screen.getByText("Choose a reason.")).toBeTruthy();
  expect(onChange.mock.lastCall?.[0].reasons).toEqual({});
  await userEvent.selectOptions(screen.getByLabelText("Reason to continue"), "Known, closely monitored");
  await userEvent.click(screen.getByRole("button", { name: "Record for 2 warnings" }));
  const shared = onChange.mock.lastCall?.[0].reasons ?? {};
  expect(shared["technic.epilepsy"]).toMatchObject({
    reason: "Known, closely monitored",
    shared_with: ["pair:gancao:gansui"],
  });
  // One of them gets its own words: the other no longer claims to share them.
  const field = screen.getByRole("textbox", { name: "Reason to continue, Gān Cǎo + Gān Suí" });
  await userEvent.type(field, ".");
  expect(onChange.mock.lastCall?.[0].reasons["technic.epilepsy"]).not.toHaveProperty("shared_with");
});

it("asks before signing for missing reasons, and writes them into the section", async () => {
  const live = createLiveStore([]);
  const Counted = () => <output>{useUnansweredHits().length}</output>;
  function Writing() {
    const [data, setData] = useState(empty);
    live.setSection("safety", data, setData);
    return null;
  }
  await renderUi(
    <SafetyProvider value={{ live, verdict }}>
      <Writing />
      <Counted />
      <FinishSafety />
    </SafetyProvider>,
    { namespaces: [...namespaces] },
  );
  expect(screen.getByText("2 warnings need a reason before you sign")).toBeTruthy();
  const [quick] = screen.getAllByRole("button", { name: "Known, closely monitored" });
  if (!quick) throw new Error("no button");
  await userEvent.click(quick);
  expect(screen.getByRole("status").textContent).toBe("1");
  expect(screen.getByText("One warning needs a reason before you sign")).toBeTruthy();
  expect(screen.getByText("Gān Cǎo + Gān Suí: incompatible.")).toBeTruthy();
});

it("shows only the reasons after signing", async () => {
  const reasons = {
    kept: { reason: "Discussed", en: "An old rule: forbidden.", pt: "Uma regra antiga: proibido.", at: "" },
    empty: { reason: " ", en: "Nothing", pt: "Nada", at: "" },
  };
  await renderUi(<View value={{ reasons }} />, { namespaces: [...namespaces] });
  expect(screen.getByText("An old rule: forbidden.")).toBeTruthy();
  expect(screen.getByText("Discussed")).toBeTruthy();
  expect(screen.queryByText("Nothing")).toBeNull();
});

it("checks each choice at once, and announces new serious findings", async () => {
  await storeSession(demoUser());
  const live = createLiveStore(undefined);
  const onChange = vi.fn<(verdict: SafetyVerdict | undefined) => void>();
  const clinical = {
    alerts: "",
    allergies: "",
    medication: "",
    no_allergies: false,
    pregnant: true,
    pregnancy_due: null,
    lactant: false,
    record: { allergies: "", medication: "Varfarina" },
  };
  const visit = {
    appointment: { start: "2026-11-22T10:00:00.000Z" },
    patient: { age: 30, clinical },
    content: { sections: [], previous: null },
  };
  const point = (id: string, technics: number[]) => ({ id, auricular: false, technics, flags: [] });
  await renderUi(
    <LiveCheck visit={visit as unknown as Visit} live={live} hadTreatments={false} onVerdict={onChange} />,
    {
      namespaces: [...namespaces],
    },
  );
  expect(onChange.mock.calls.filter(([one]) => one)).toEqual([]);
  act(() => live.points([point("ST36", [1])]));
  await waitFor(() => expect(onChange.mock.lastCall?.[0]?.hits).toEqual([]));
  expect(screen.getByRole("status").textContent).toBe("");
  act(() =>
    live.points([point("ST36", [1, 3]), { ...point("LI4", [1]), flags: ["pregnancy_contraindicated"] }]),
  );
  await waitFor(() =>
    expect(onChange.mock.lastCall?.[0]?.hits.map(({ rule }) => rule)).toEqual([
      "point.pregnancy_contraindicated:LI4",
      "technic.bloodletting:Warfarin",
      "technic.bloodletting_pregnancy",
    ]),
  );
  expect(screen.getByRole("status").textContent).toContain("ST36: bloodletting with Warfarin.");
  const count = onChange.mock.calls.length;
  act(() => live.setSection("treatment_notes", { text: "Typed", advice: "", plan: "" }, vi.fn()));
  expect(onChange.mock.calls).toHaveLength(count);
});

it("lists only the findings that an amendment adds, and accepts a reason", async () => {
  await storeSession(demoUser());
  const live = createLiveStore(undefined);
  const onChange = { allergies: "", medication: "" };
  const clinical = {
    ...onChange,
    alerts: "",
    no_allergies: false,
    pregnant: true,
    pregnancy_due: null,
    lactant: false,
    record: onChange,
    before: { ...onChange, no_allergies: false, conditions: [], history: true },
  };
  const points = [{ id: "ST36", auricular: false, technics: [3] }];
  const visit = {
    appointment: { price: 0, start: "2026-11-22T10:00:00.000Z" },
    patient: { age: 30, clinical },
    content: { sections: [], acupuncture: { points }, previous: null },
  } as unknown as Visit & { content: NonNullable<Visit["content"]> };
  const context = { visit, content: visit.content, mode: "locked", mayAmend: true, report: vi.fn() } as const;
  const given = vi.fn<Parameters<typeof AmendSafety>[0]["onChange"]>();
  const medicationOf = (drug: string) => sections.medication.schema.parse({ items: [{ drug }] });
  function Amending() {
    const [drug, setDrug] = useState("Paracetamol");
    const change = useMemo(() => ({ sections: { medication: medicationOf(drug) } }), [drug]);
    return (
      <>
        <button type="button" onClick={() => setDrug("Varfarina 5 mg")}>
          Amend
        </button>
        <AmendSafety part="medication" change={change} reasons={{}} onChange={given} />
      </>
    );
  }
  await renderUi(
    <VisitProvider value={context}>
      <SafetyProvider value={{ live, verdict: undefined }}>
        <Amending />
      </SafetyProvider>
    </VisitProvider>,
    { namespaces: [...namespaces] },
  );
  expect(screen.queryByText(/bloodletting/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Amend" }));
  expect(await screen.findByText("ST36: bloodletting with Warfarin.")).toBeTruthy();
  expect(screen.queryByText(/bloodletting in pregnancy/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Discussed with the patient" }));
  expect(given.mock.lastCall?.[0]({ reasons: {} }).reasons).toMatchObject({
    "technic.bloodletting:Warfarin": { reason: "Discussed with the patient" },
  });
});

it("focuses the substance, point or medicine and highlights it for a moment", async () => {
  const about = (concerns: Hit["concerns"]): SafetyVerdict => ({
    hits: [{ ...hit("a:rule", "serious", "Dān Shēn", "with Warfarin"), concerns }],
    notChecked: [],
  });
  Element.prototype.scrollIntoView = vi.fn();
  const field = (label: string) => <input aria-label={label} />;
  function Medicines() {
    const [search] = useSearchParams();
    if (search.get("step")) return null;
    return (
      <ul id="section-medication">
        <li data-entry={0}>{field("Warfarin")}</li>
      </ul>
    );
  }
  const concerns: Hit["concerns"] = [
    { section: "formulas", id: "formula1", part: "danshen" },
    { section: "formulas", id: "formula1", part: "gancao" },
    { section: "medication", id: "0" },
  ];
  await renderUi(
    <>
      <div id="section-formulas">
        <div data-entry="formula1">
          {field("Search")}
          <p data-part="danshen">{field("Grams of Dān Shēn")}</p>
          <p data-part="gancao">{field("Grams of Gān Cǎo")}</p>
        </div>
      </div>
      <Medicines />
      <Warnings verdict={about(concerns)} reasons={{}} onChange={vi.fn()} />
    </>,
    { namespaces: [...namespaces], path: "/?step=treatments" },
  );
  await userEvent.click(screen.getByRole("button", { name: "Show Dān Shēn" }));
  const grams = screen.getByRole("textbox", { name: "Grams of Dān Shēn" });
  await waitFor(() => expect(document.activeElement).toBe(grams));
  const marked = () =>
    [...document.querySelectorAll("[data-shown] input")].map((one) => one.getAttribute("aria-label"));
  expect(marked()).toEqual(["Grams of Dān Shēn", "Grams of Gān Cǎo"]);
  await userEvent.click(screen.getByRole("button", { name: "Show the medicine Dān Shēn" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Warfarin" })));
});
