import type { Page } from "@playwright/test";
import type { Cookies } from "./demo-clinic.ts";
import { fullSections } from "./full-visit.ts";

/** Ids of the demo clinic that addresses need. */
export type Places = { patient: string; visit: { patient: string; id: string } };

/** A screen that is used all day, how one sees that it is there, and what is done on it. */
export type MainScreen = {
  name: string;
  path: (places: Places) => string;
  ready: (page: Page) => Promise<unknown>;
  /** Each is done several times; `round` counts them from 0. */
  interactions: Record<string, (page: Page, round: number) => Promise<unknown>>;
};

const visit =
  (step: string) =>
  ({ visit: { patient, id } }: Places) =>
    `patient/${patient}/appointment/${id}?step=${step}`;
const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole("heading", { name }).first().waitFor();
/** Types into a field one key at a time, and empties it for the next round. */
const type = (text: string, field: (page: Page) => ReturnType<Page["locator"]>) => async (page: Page) => {
  await field(page).click();
  await field(page).fill("");
  await page.keyboard.type(text, { delay: 120 });
};
const openSearch = async (page: Page) => {
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").waitFor();
  await page.keyboard.type("demo", { delay: 120 });
  await page.keyboard.press("Escape");
};

export const MAIN_SCREENS: readonly MainScreen[] = [
  {
    name: "home",
    path: () => "home",
    ready: heading("Today"),
    interactions: { "search for a patient": openSearch },
  },
  {
    name: "the calendar",
    path: () => "calendar",
    ready: (page) => page.getByRole("button", { name: /^Next (day|week)/ }).waitFor(),
    interactions: {
      "next and previous": (page, round) =>
        page
          .getByRole("button", { name: round % 2 === 0 ? /^Next (day|week)/ : /^Previous (day|week)/ })
          .click(),
    },
  },
  {
    name: "the list of patients",
    path: () => "patients",
    ready: (page) =>
      page
        .getByRole("link", { name: /^Demo / })
        .first()
        .waitFor(),
    interactions: { "type in the search": type("demo a", (page) => page.getByRole("searchbox")) },
  },
  {
    name: "a patient's record",
    path: ({ patient }) => `patient/${patient}`,
    ready: (page) => page.getByRole("tab").first().waitFor(),
    interactions: {
      "open a tab": (page, round) =>
        page
          .getByRole("tab")
          .nth(round % 2 === 0 ? 1 : 0)
          .click(),
    },
  },
  {
    name: "an appointment's anamnesis",
    path: visit("anamnesis"),
    ready: heading("Complaint"),
    interactions: {
      "type in a text": type("worse in the evening", (page) => page.locator("main textarea").first()),
      "open the next step": (page, round) =>
        page
          .locator(`a[href*="step=${round % 2 === 0 ? "tests" : "anamnesis"}"]`)
          .first()
          .click(),
    },
  },
  {
    name: "an appointment's tests",
    path: visit("tests"),
    ready: heading("Vital signs"),
    interactions: {
      "type in a field": type("120", (page) =>
        page.getByRole("textbox", { name: "Systolic blood pressure" }).last(),
      ),
    },
  },
  {
    name: "an appointment's diagnosis",
    path: visit("diagnosis"),
    ready: heading("Diagnosis"),
    interactions: {
      "search for a code": type("back pain", (page) => page.getByRole("combobox", { name: "ICD codes" })),
    },
  },
  {
    name: "an appointment's treatments",
    path: visit("treatments"),
    ready: (page) => page.getByRole("combobox", { name: "Add a body point" }).waitFor(),
    interactions: {
      "search for a point": type("zusanli", (page) =>
        page.getByRole("combobox", { name: "Add a body point" }),
      ),
    },
  },
  {
    name: "monitoring",
    path: () => "monitoring",
    ready: heading("Monitoring"),
    interactions: {
      "only those who got worse": (page) => page.getByLabel("Only those who got worse").click(),
    },
  },
  {
    name: "the formulas",
    path: () => "settings/cmm",
    ready: (page) =>
      page
        .getByText(/found$/)
        .first()
        .waitFor(),
    interactions: { "type in the search": type("xiao yao", (page) => page.getByLabel("Find a formula")) },
  },
];

/** A long-term patient, and an open appointment, which gets something in every section. */
export async function placesOf(
  { web, api }: { web: string; api: string },
  session: Cookies,
): Promise<Places> {
  const headers = {
    "content-type": "application/json",
    origin: web,
    cookie: session.map(({ name, value }) => `${name}=${value}`).join("; "),
  };
  const ask = async (path: string, body?: unknown) => {
    const options = body ? { method: "PUT", body: JSON.stringify(body) } : {};
    const answer = await fetch(`${api}/${path}`, { headers, ...options });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const { items } = (await ask("monitored-symptoms")) as { items: { patient: string; status: string }[] };
  const { unfinished } = (await ask("home")) as { unfinished: Places["visit"][] };
  const patient = items.find(({ status }) => status === "active")?.patient;
  const [visit] = unfinished;
  if (!patient || !visit) throw new Error("The demo clinic has no followed symptom or no open appointment");
  const stored = (await ask(`appointments/${visit.id}?patient=${visit.patient}`)) as {
    content: { sections: { section: string; version: number }[] };
  };
  const versions = new Map(stored.content.sections.map(({ section, version }) => [section, version]));
  // Its tests are not those of the demo clinic.
  for (const { section, data } of fullSections())
    if (section !== "custom_tests")
      await ask(`appointments/${visit.id}/sections/${section}`, {
        patient: visit.patient,
        version: versions.get(section) ?? 0,
        data: section === "diagnosis" ? { ...data, patterns: [] } : data,
      });
  return { patient, visit };
}
