import { type SectionData, type SectionKey, sections } from "@meridian/core/contracts/visits/sections";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { ComplaintSlot } from "./complaint-slot.ts";
import { SECTION_MODULES } from "./registry.tsx";
import { VisitProvider } from "./visit-context.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));

const DRUGS = [
  { en: "Ibuprofen", pt: "Ibuprofeno", farm_group: "9.1.3", pt_checked: true },
  { en: "Ibandronic acid", pt: "Ácido ibandrónico", farm_group: "9.6.2", pt_checked: true },
];
const ANSWERS: Record<string, object> = {
  "/drugs/search": { drugs: DRUGS },
  "/drugs/farm-groups": {
    farm_groups: [{ code: "9.1.3", level: 3, parent: "9.1", en: "Propionic acids", pt: "Propiónicos" }],
    source: { origin: "", checked: "", weakness: "", editable: true },
  },
  "/icd/search": { icd_codes: [{ code: "J45", chapter: 10, en: "Asthma", pt: "Asma" }] },
};
beforeEach(async () => {
  await storeSession(demoUser());
  answerApi(async (input) => Response.json(ANSWERS[new URL(String(input)).pathname]));
});

/** What the frame does of it: the value, and the way back of the last removal. */
async function edit<K extends SectionKey>(
  section: K,
  data: object = {},
  gender: Visit["patient"]["gender"] = null,
) {
  const { Edit, View } = SECTION_MODULES[section];
  const held: { value: SectionData<K>; undo?: () => void } = {
    value: sections[section].schema.parse(data) as SectionData<K>,
  };
  function Frame() {
    const [value, setValue] = useState(held.value);
    held.value = value;
    return (
      <Suspense fallback={null}>
        <Edit
          section={section}
          value={value}
          onChange={setValue}
          onRemoved={(restore) => {
            held.undo = () => setValue(restore);
          }}
        />
        <div data-testid="view">
          <View value={value} />
        </div>
      </Suspense>
    );
  }
  const visit = { patient: { gender }, appointment: { patient: "pat_1" } } as Visit;
  await renderUi(
    <VisitProvider
      value={{ visit, content: {} as never, mode: "live", mayAmend: false, report: () => undefined }}
    >
      <Frame />
    </VisitProvider>,
    { namespaces: ["visit", "anamnesis", "results"] },
  );
  // It is beside the editor, whose code may still be loading.
  await screen.findByTestId("view");
  return held;
}
const read = () => within(screen.getByTestId("view"));

describe("complaints", () => {
  it("are typed one after the other with Enter; the first is the main one", async () => {
    const held = await edit("complaint");
    await userEvent.type(screen.getByLabelText("Reason for the appointment"), "Knee pain{Enter}Poor sleep");
    expect(held.value.items.map(({ what }) => what)).toEqual(["Knee pain", "Poor sleep"]);
    expect(screen.getByDisplayValue("Poor sleep")).toBe(document.activeElement);
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(held.value.items.map(({ what }) => what)).toEqual(["Poor sleep", "Knee pain"]);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByLabelText("Reason for the appointment")),
    );
  });

  it("have onset in words, side, course, intensity and quality", async () => {
    const held = await edit("complaint");
    await userEvent.type(screen.getByLabelText("Onset"), "3 weeks ago");
    await userEvent.click(screen.getByRole("radio", { name: "Left" }));
    await userEvent.click(screen.getByRole("radio", { name: "Worse" }));
    await userEvent.click(screen.getByRole("radio", { name: "7" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Burning" }));
    expect(held.value.items).toMatchObject([
      { onset: "3 weeks ago", side: "left", course: "worse", intensity: 7, quality: ["burning"] },
    ]);
    expect(read().getByText("7 / 10")).toBeTruthy();
    await userEvent.click(screen.getByRole("radio", { name: "7" }));
    expect(held.value.items[0]?.intensity).toBeNull();
    screen.getByRole("radio", { name: "Left" }).focus();
    await userEvent.keyboard("{Delete}");
    expect(held.value.items[0]?.side).toBeNull();
  });

  it("leave Control Enter to the page, which finishes the appointment with it", async () => {
    await edit("complaint");
    const reason = screen.getByLabelText("Reason for the appointment");
    await userEvent.type(reason, "Knee pain");
    const seen: boolean[] = [];
    const listen = (event: KeyboardEvent) => event.key === "Enter" && seen.push(event.defaultPrevented);
    window.addEventListener("keydown", listen);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    window.removeEventListener("keydown", listen);
    expect(seen).toEqual([false]);
    expect(document.activeElement).toBe(reason);
  });

  it("move with Enter through the fields of one before the next", async () => {
    const held = await edit("complaint", { items: [{ what: "Knee pain" }] });
    await userEvent.type(screen.getByLabelText("Onset"), "3 weeks ago{Enter}");
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Left" }));
    screen.getByRole("radio", { name: "Worse" }).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("Heat{Enter}Cold");
    expect(held.value.items).toMatchObject([{ onset: "3 weeks ago", better: "Heat", worse: "Cold" }]);
    await userEvent.type(screen.getByLabelText("ICD codes"), "asth{Enter}");
    await waitFor(() => expect(held.value.items[0]?.icd).toMatchObject([{ code: "J45" }]));
    expect(document.activeElement).toBe(screen.getByLabelText("ICD codes"));
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(screen.getByLabelText("Complaint 2"));
  });

  it("are reached with Tab without stopping at remove buttons", async () => {
    const icd = [{ code: "J45", title: "Asthma", en: "Asthma", pt: "Asma" }];
    const held = await edit("complaint", { items: [{ what: "", icd }, { what: "Poor sleep" }] });
    await userEvent.type(screen.getByLabelText("Reason for the appointment"), "Knee pain");
    const walked = new Set<Element>();
    for (let press = 0; press < 60; press++) {
      await userEvent.tab();
      if (document.activeElement && document.activeElement !== document.body)
        walked.add(document.activeElement);
      expect(document.activeElement?.hasAttribute("data-removes")).toBe(false);
    }
    expect(walked.size).toBeGreaterThan(10);
    expect(screen.getAllByRole("button", { name: /^Remove/ }).length).toBe(3);
    expect(held.value.items.map(({ what }) => what)).toEqual(["Knee pain", "Poor sleep"]);
  });

  it("are removed with an undo that restores their position", async () => {
    const held = await edit("complaint", { items: [{ what: "One" }, { what: "Two" }, { what: "Three" }] });
    await userEvent.click(screen.getByRole("button", { name: "Remove Two" }));
    expect(held.value.items.map(({ what }) => what)).toEqual(["One", "Three"]);
    await waitFor(() => held.undo?.());
    await waitFor(() => expect(held.value.items.map(({ what }) => what)).toEqual(["One", "Two", "Three"]));
  });
});

describe("medication", () => {
  it("is found by a few letters and chosen with Enter, and Enter moves on", async () => {
    const held = await edit("medication");
    await userEvent.type(screen.getByLabelText("Add a medicine"), "ibu");
    await screen.findByRole("option", { name: /Ibuprofen/ });
    await userEvent.keyboard("{Enter}");
    expect(held.value.items).toMatchObject([{ drug: "Ibuprofen", inn: "Ibuprofen", group: "9.1.3" }]);
    expect(await screen.findAllByText("Propionic acids")).not.toHaveLength(0);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Dose of Ibuprofen")));
    await userEvent.keyboard("400 mg{Enter}");
    expect(document.activeElement).toBe(screen.getByLabelText("Add a medicine"));
    expect(held.value.items[0]?.dose).toBe("400 mg");
  });

  it("accepts free text: Esc closes the list and keeps it", async () => {
    const held = await edit("medication");
    await userEvent.type(screen.getByLabelText("Add a medicine"), "Ib syrup");
    await screen.findByRole("option", { name: /Ibuprofen/ });
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("option")).toBeNull();
    expect(held.value.items).toMatchObject([{ drug: "Ib syrup", inn: "", group: "" }]);
  });

  it("takes free text from the last option of the list", async () => {
    const held = await edit("medication");
    await userEvent.type(screen.getByLabelText("Add a medicine"), "Ib");
    await screen.findByRole("option", { name: "Keep “Ib”" });
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    expect(held.value.items).toMatchObject([{ drug: "Ib", inn: "" }]);
  });

  it("that was stopped stays, struck through, with its date, and can be resumed", async () => {
    const held = await edit("medication", { items: [{ drug: "Metformin" }, { drug: "Ibuprofen" }] });
    await userEvent.click(screen.getByRole("button", { name: "Stop Metformin" }));
    expect(held.value.items[0]?.stopped).toMatch(/^\d{4}-\d\d-\d\d$/);
    const [first, second] = read().getAllByRole("listitem");
    expect(first?.textContent).toContain("Ibuprofen");
    expect(second?.querySelector("s")?.textContent).toContain("Metformin");
    await userEvent.click(screen.getByRole("button", { name: "Taking it again" }));
    expect(held.value.items[0]?.stopped).toBe("");
  });

  it("can be answered with none until one is entered", async () => {
    const held = await edit("medication");
    await userEvent.click(screen.getByLabelText("Takes no medication"));
    expect(held.value.none).toBe(true);
    await userEvent.type(screen.getByLabelText("Add a medicine"), "x");
    expect(held.value).toMatchObject({ none: false, items: [{ drug: "x" }] });
    expect(screen.queryByLabelText("Takes no medication")).toBeNull();
  });
});

describe("allergies", () => {
  it("can be answered as no known allergies", async () => {
    const held = await edit("allergies");
    await userEvent.click(screen.getByLabelText("No known allergies"));
    expect(held.value.none).toBe(true);
    expect(read().getByText("No known allergies")).toBeTruthy();
  });

  it("have a reaction and a severity", async () => {
    const held = await edit("allergies", { none: true });
    await userEvent.type(screen.getByLabelText("Add an allergy"), "Bee venom");
    await userEvent.type(screen.getByLabelText("Reaction to Bee venom"), "swelling");
    await userEvent.click(screen.getByRole("radio", { name: "Severe" }));
    expect(held.value).toMatchObject({
      none: false,
      items: [{ substance: "Bee venom", reaction: "swelling", severity: "severe" }],
    });
    expect(read().getByText("Severe")).toBeTruthy();
  });
});

describe("past history", () => {
  it("accepts illnesses from the ICD or as free text, one after the other", async () => {
    const held = await edit("past_history");
    await userEvent.type(await screen.findByLabelText("Add an illness"), "asth");
    await userEvent.click(await screen.findByRole("option", { name: /Asthma/ }));
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("Something rare");
    expect(held.value.illnesses).toMatchObject([
      { what: "Asthma", code: "J45" },
      { what: "Something rare", code: "" },
    ]);
  });

  it("asks for the relative in the family history, and about pregnancies only where they apply", async () => {
    const held = await edit("past_history", { family: [{ what: "Diabetes" }] }, "male");
    await userEvent.selectOptions(await screen.findByLabelText("Who has or had Diabetes"), "Mother");
    expect(held.value.family).toMatchObject([{ who: "mother", what: "Diabetes" }]);
    expect(screen.queryByText("Pregnancies")).toBeNull();
    expect(read().getByText("Mother: Diabetes")).toBeTruthy();
  });
});

describe("life habits", () => {
  it("are answered by a press or a number; questions that do not apply are hidden", async () => {
    const held = await edit("life_habits");
    await userEvent.click(await screen.findByRole("button", { name: "Food and drink" }));
    await userEvent.click(await screen.findByRole("radio", { name: "Vegan" }));
    await userEvent.type(screen.getByLabelText("Water intake"), "1.5");
    await userEvent.click(screen.getByRole("button", { name: "Alcohol, tobacco, substances" }));
    expect(screen.getByLabelText("Cigarettes")).toBeTruthy();
    const tobacco = screen.getByRole("group", { name: "Tobacco" });
    await userEvent.click(within(tobacco).getByRole("radio", { name: "Never" }));
    expect(screen.queryByLabelText("Cigarettes")).toBeNull();
    expect(held.value.values).toEqual({ diet: "vegan", water: 1.5, tobacco: "never" });
    expect(read().getByText("Diet: Vegan · Water intake: 1.5 L/day")).toBeTruthy();
    await userEvent.clear(screen.getByLabelText("Water intake"));
    expect(held.value.values).not.toHaveProperty("water");
  });
});

describe("review of systems", () => {
  it("marks all other systems as normal, with an undo", async () => {
    const held = await edit("review_of_systems", { systems: { head: { findings: ["headache"] } } }, "male");
    await userEvent.click(await screen.findByRole("button", { name: "Rest normal" }));
    expect(held.value.systems.head).toMatchObject({ normal: false, findings: ["headache"] });
    expect(held.value.systems.skin).toMatchObject({ normal: true });
    expect(held.value.systems).not.toHaveProperty("gynaecological");
    await waitFor(() => held.undo?.());
    await waitFor(() => expect(Object.keys(held.value.systems)).toEqual(["head"]));
  });

  it("clears the normal answer when a finding is entered", async () => {
    const held = await edit("review_of_systems", { systems: { head: { normal: true } } });
    await userEvent.click(await screen.findByRole("button", { name: "Head" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Migraine" }));
    expect(held.value.systems.head).toMatchObject({ normal: false, findings: ["migraine"] });
    await userEvent.click(screen.getByRole("button", { name: "Head: nothing to report" }));
    expect(held.value.systems.head).toMatchObject({ normal: true, findings: [] });
    await waitFor(() => held.undo?.());
    await waitFor(() =>
      expect(held.value.systems.head).toMatchObject({ findings: ["migraine"], normal: false }),
    );
  });
});

it("offers what can be done about each complaint, and nothing on the empty line", async () => {
  const { Edit } = SECTION_MODULES.complaint;
  const value = sections.complaint.schema.parse({ items: [{ what: "Headache" }, { what: "Neck pain" }] });
  await renderUi(
    <ComplaintSlot value={(what) => <button type="button">{`Monitor ${what}`}</button>}>
      <Suspense fallback={null}>
        <Edit section="complaint" value={value} onChange={() => undefined} onRemoved={() => undefined} />
      </Suspense>
    </ComplaintSlot>,
    { namespaces: ["visit", "anamnesis"] },
  );
  const offered = (await screen.findAllByRole("button", { name: /^Monitor / })).map(
    ({ textContent }) => textContent,
  );
  expect(offered).toEqual(["Monitor Headache", "Monitor Neck pain"]);
});
