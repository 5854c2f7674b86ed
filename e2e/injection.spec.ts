import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { acupunctureRoutes, pointDetails } from "../packages/core/src/contracts/acupuncture/acupuncture.ts";
import { assessmentsRoutes } from "../packages/core/src/contracts/assessments/assessments.ts";
import { clinicRoutes } from "../packages/core/src/contracts/clinic/clinic.ts";
import type { Route } from "../packages/core/src/contracts/kernel/route.ts";
import { materiaRoutes } from "../packages/core/src/contracts/materia/materia-routes.ts";
import { patientsRoutes } from "../packages/core/src/contracts/patients/patients.ts";
import { supplementsRoutes } from "../packages/core/src/contracts/supplements/supplements.ts";
import { treatmentsRoutes } from "../packages/core/src/contracts/treatments/treatments.ts";
import { SECTION_KEYS, sectionSpec } from "../packages/core/src/contracts/visits/sections.ts";
import { newAccount } from "./accounts-setup.ts";
import { expect, newAddress, ready, signInQuietly, test } from "./fixtures.ts";
import { htmlTo } from "./mailbox.ts";
import { CORPUS, hostileWriter, without } from "./xss-corpus.ts";
import { inspect, watched } from "./xss-watch.ts";

const ROUTES = join(import.meta.dirname, "../packages/web/src/app/routes");
/** What was made, as far as it is asked for again. */
type Made = { id: string; version: number } & Record<"substance" | "formula" | "product", { id: string }>;
type Answer = { status: number; body: { fields?: Record<string, string> } & Record<string, never> };

/** Asks the API as the page's user. */
async function ask(page: Page, method: string, path: string, data?: unknown): Promise<Answer> {
  const answer = await page.request.fetch(`${ready().api}${path}`, {
    method,
    headers: { origin: ready().web, "idempotency-key": crypto.randomUUID() },
    ...(data !== undefined && { data }),
  });
  return { status: answer.status(), body: await answer.json().catch(() => ({})) };
}

/** Writes a value, leaving out what the server refuses, field by field, until it takes the rest. */
async function insist(page: Page, method: string, path: string, data: object, fixed: object = {}) {
  let value: unknown = { ...data, ...fixed };
  const known = new Set<string>();
  for (let tries = 0; ; tries += 1) {
    const { status, body } = await ask(page, method, path, value);
    if (status < 300) return body as unknown as Made;
    const refused = Object.keys(body.fields ?? {});
    if (refused.length === 0 || tries === 12)
      throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`);
    // What is refused without the field too is an entry that cannot be.
    const taken = refused.map((field) => (known.has(field) ? field.replace(/\.[^.]*$/, "") : field));
    for (const field of refused) known.add(field);
    value = { ...(without(value, taken) as object), ...fixed };
  }
}

/** Milliseconds a view has to begin, and to be quiet before it counts as there. */
const BEGIN = 1500;
const QUIET = 200;

/** Goes to a view as a link of the app does, waits until nothing of it changes any more, and looks at what it made of the texts. */
async function look(page: Page, address: string) {
  await page.evaluate(
    async ({ to, begin, quiet }) => {
      const old = document.querySelector("main")?.innerHTML;
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
      const pause = (time: number) => new Promise((done) => setTimeout(done, time));
      const shown = () => document.querySelector("main")?.innerHTML ?? "";
      for (const from = performance.now(); shown() === old && performance.now() - from < begin; )
        await pause(20);
      for (let before = ""; before !== shown() || document.querySelector("[aria-busy=true]"); ) {
        before = shown();
        await pause(quiet);
      }
    },
    { to: address, begin: BEGIN, quiet: QUIET },
  );
  return inspect(page, address);
}

/** Every address of the clinic's app that names nothing in particular. */
async function plainAddresses(): Promise<string[]> {
  const files = readdirSync(ROUTES).map((area) => join(ROUTES, area, "screens.ts"));
  const areas = await Promise.all(files.map((file) => import(file)));
  const paths = areas.flatMap(({ screens }: { screens: { path: string; frame?: string }[] }) =>
    screens
      .filter(({ path, frame = "app" }) => frame === "app" && !path.includes(":"))
      .map(({ path }) => path),
  );
  return paths.map((path) => `/${path}`);
}

test("text with script in it stays text, in every field, every view, print and mail", async ({ page }) => {
  const { fill, used } = hostileWriter();
  const write = async (route: Route, fixed: object = {}) =>
    insist(page, route.method, route.path, fill(route.body as never) as object, fixed);
  const account = await newAccount(page, "hostile", {
    name: `Demo ${CORPUS[0]}`,
    space_name: `Demo ${CORPUS[1]}`,
  });
  await signInQuietly(page, account);
  await ask(page, "POST", "/subscription/free-trial", { modules: ["mtc", "osteo", "fito", "others"] });
  await write(clinicRoutes.createEstablishment);
  await write(clinicRoutes.createAppointmentType, { duration: 30 });
  const patient = await write(patientsRoutes.create, {
    email: newAddress("hostile-patient"),
    // An adult: what speaks against treating a child is not tried here.
    birthday: "1980-01-02",
  });

  await write(acupunctureRoutes.newPoint);
  await write(acupunctureRoutes.newGroup, { points: ["ST36"], auricular: false });
  await write(assessmentsRoutes.createResponseType, {
    options: CORPUS.slice(0, 3).map((label, at) => ({ id: `demo1234567${at}`, label, score: null })),
  });
  const made = {
    test: await write(assessmentsRoutes.create),
    substance: (await write(materiaRoutes.newSubstance)).substance,
    formula: (
      await write(materiaRoutes.newFormula, {
        ingredients: [{ substance: "gancao", name: CORPUS[3], grams: 6 }],
      })
    ).formula,
    product: (await write(supplementsRoutes.newProduct)).product,
  };
  await write(treatmentsRoutes.createCustom);

  const [clinic, session] = await Promise.all([
    ask(page, "GET", "/clinic"),
    ask(page, "GET", "/refresh_user"),
  ]);
  const { establishments, appointment_types } = clinic.body as never as {
    establishments: { offices: { id: string }[] }[];
    appointment_types: { id: string }[];
  };
  const { user } = session.body as never as { user: { id: string; version: number } };
  await ask(page, "PATCH", "/session/user", { version: user.version, welcome_waits: false });
  const book = (days: number) =>
    insist(page, "POST", "/appointments", {
      patient: patient.id,
      professional: user.id,
      office: establishments[0]?.offices[0]?.id,
      appointment_type: appointment_types[0]?.id,
      start: new Date(Math.floor(Date.now() / 300_000) * 300_000 + days * 86_400_000).toISOString(),
      duration: 30,
      notes: CORPUS[6],
      override: true,
    });
  const status = (id: string, to: string, version: number) =>
    insist(page, "POST", `/appointments/${id}/status`, { status: to, version });
  const written: string[] = [];
  const visits: { id: string; version: number }[] = [];
  for (const days of [-30, 0]) {
    const booked = await book(days);
    const open = await status(booked.id, "open", booked.version);
    visits.push({ id: open.id, version: open.version });
    for (const section of SECTION_KEYS) {
      if (section === "price") continue;
      const data = fill(sectionSpec(section).schema);
      await insist(
        page,
        "PUT",
        `/appointments/${open.id}/sections/${section}`,
        { data: data as object },
        {
          patient: patient.id,
          version: 0,
        },
      );
      written.push(section);
    }
    const point = { ...(fill(pointDetails) as object), id: "ST36", side: "left", auricular: false };
    const needles = { technics: [1], needles_in: 1, needles_out: 1 };
    for (const body of [
      { action: "save", version: 0, points: [{ ...point, ...needles }] },
      { action: "save_ashi", version: 1, ashi_points: CORPUS[7] },
    ])
      await insist(page, "POST", `/acupuncture/appointment/${open.id}`, body);
  }
  expect(used.size).toBe(CORPUS.length);
  const [signed, current] = visits;
  if (!signed || !current) throw new Error("no visits");

  // Rings in the top bar of every view.
  const bell = { appointment: current.id, kind: "other", label: CORPUS[1], seconds: 1 };
  await insist(page, "POST", "/api/timers/start", bell);
  const guest = newAddress("hostile-guest");
  await insist(page, "POST", "/invitations", { name: CORPUS[9], email: guest, role: "receptionist" });
  await book(3);

  const seen = await watched(page);
  await page.goto("/home");
  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  await expect(page.getByRole("alert").getByText(CORPUS[1])).toBeVisible();
  const visit = (id: string, step: string) => `/patient/${patient.id}/appointment/${id}?step=${step}`;
  for (const step of ["anamnesis", "tests", "diagnosis", "treatments", "record"])
    expect(await look(page, visit(current.id, step)), step).toBe(true);
  await status(signed.id, "done", signed.version);
  for (const step of ["anamnesis", "tests", "diagnosis", "treatments"])
    expect(await look(page, visit(signed.id, step)), `${step}, signed`).toBe(true);
  for (const tab of ["overview", "history", "figures", "payments"])
    await look(page, `/patient/${patient.id}?tab=${tab}`);
  const own = [
    `/custom-tests/${made.test.id}/edit`,
    `/settings/cmm/substances/${made.substance.id}/edit`,
    `/settings/cmm/formulas/${made.formula.id}/edit`,
    `/settings/supplements/${made.product.id}/edit`,
    `/patient/${patient.id}/appointments/new`,
  ];
  for (const address of [...own, ...(await plainAddresses())]) await look(page, address);
  for (const what of ["pdf", "prescription"]) {
    const printed = await page.request.get(`${ready().api}/appointments/${signed.id}/${what}`);
    expect(printed.ok(), what).toBe(true);
    expect((await printed.body()).toString("latin1")).not.toMatch(/\/(JavaScript|JS|OpenAction|Launch)\b/);
  }
  expect(seen).toEqual([]);

  // Mail is shown where no policy of ours holds. Notifications to patients have a journey of their own.
  const mail = await htmlTo(guest);
  await page.goto("about:blank");
  expect(mail).toContain("ran()");
  await page.setContent(mail);
  await inspect(page, "mail");
  expect(seen).toEqual([]);
  // And this is how it would have been seen.
  await page.setContent(CORPUS[1]);
  await expect.poll(() => seen.length).toBe(1);
});
