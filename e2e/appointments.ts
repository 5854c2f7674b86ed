import type { Page } from "@playwright/test";
import { ready, signInQuietly } from "./fixtures.ts";

/** Asks the API as the page's user. */
export async function api(page: Page, method: "get" | "post" | "put" | "patch", path: string, data?: object) {
  const answer = await page.request[method](`${ready().api}${path}`, {
    headers: { origin: ready().web, "idempotency-key": crypto.randomUUID() },
    ...(data && { data }),
  });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

/** A patient of the journey's own, plainly not a real one. */
export const newPatient = (page: Page, name: string): Promise<{ id: string; name: string }> =>
  api(page, "post", "/patients", {
    name: `Demo ${name} ${crypto.randomUUID().slice(0, 8)}`,
    language: "en",
  });

/** An appointment of the user's own that began so many days ago, of a type by name or the clinic's first. */
export async function begun(page: Page, patient: string, daysAgo = 0, type?: string): Promise<string> {
  const [clinic, { user }] = await Promise.all([
    api(page, "get", "/clinic"),
    api(page, "get", "/refresh_user"),
  ]);
  const start = new Date(Date.now() - daysAgo * 86_400_000);
  start.setUTCMinutes(Math.floor(start.getUTCMinutes() / 5) * 5, 0, 0);
  const booked = await api(page, "post", "/appointments", {
    patient,
    professional: user.id,
    office: clinic.establishments[0].offices[0].id,
    appointment_type: clinic.appointment_types.find(({ name }: { name: string }) => !type || name === type)
      .id,
    start: start.toISOString(),
    duration: 30,
    override: true,
  });
  await api(page, "post", `/appointments/${booked.id}/status`, { status: "open", version: booked.version });
  return booked.id;
}

export const addressOf = (patient: string, appointment: string, step = "anamnesis") =>
  `${ready().web}/patient/${patient}/appointment/${appointment}?step=${step}`;

/** What a visit so many days ago held, by section. */
type Earlier = { days: number; sections: Record<string, object> };

/** A visit so many days ago with its sections. */
export async function visited(page: Page, patient: string, { days, sections }: Earlier): Promise<string> {
  const visit = await begun(page, patient, days);
  for (const [section, data] of Object.entries(sections))
    await api(page, "put", `/appointments/${visit}/sections/${section}`, { patient, version: 0, data });
  return visit;
}

/** A patient who was examined before, the therapist signed in; gives the address of today's tests. */
export async function examinedBefore(page: Page, name: string, earlier: readonly Earlier[]): Promise<string> {
  await signInQuietly(page, "professional");
  return testsAfter(page, name, earlier);
}

/** The same for the signed-in user. */
export async function testsAfter(page: Page, name: string, earlier: readonly Earlier[]): Promise<string> {
  const { id } = await newPatient(page, name);
  for (const visit of earlier) await visited(page, id, visit);
  return addressOf(id, await begun(page, id), "tests");
}

/** The same result in a section 60 and 30 days ago. */
export const twiceBefore = (section: string, data: object): Earlier[] =>
  [60, 30].map((days) => ({ days, sections: { [section]: data } }));

/** A patient with signed visits so many days ago; gives the patient and the visits' ids. */
export async function signedBefore(page: Page, name: string, visits: readonly Earlier[]) {
  const { id: patient } = await newPatient(page, name);
  const signed: string[] = [];
  for (const one of visits) {
    const visit = await visited(page, patient, one);
    const { appointment } = await api(page, "get", `/appointments/${visit}`);
    await api(page, "post", `/appointments/${visit}/status`, {
      status: "done",
      version: appointment.version,
    });
    signed.push(visit);
  }
  return { patient, visits: signed };
}
