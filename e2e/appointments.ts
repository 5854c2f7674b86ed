import type { Page } from "@playwright/test";
import { ready, signInQuietly } from "./fixtures.ts";

/** Asks the API as the page's user. */
export async function api(page: Page, method: "get" | "post" | "put", path: string, data?: object) {
  const answer = await page.request[method](`${ready().api}${path}`, {
    headers: { origin: ready().web, "idempotency-key": crypto.randomUUID() },
    ...(data && { data }),
  });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

/** A patient of the journey's own, plainly not a real one. */
export const newPatient = (page: Page, name: string): Promise<{ id: string; name: string }> =>
  api(page, "post", "/patients", { name: `Demo ${name} ${Date.now().toString(36)}` });

/** An appointment of the user's own that began so many days ago. */
export async function begun(page: Page, patient: string, daysAgo = 0): Promise<string> {
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
    appointment_type: clinic.appointment_types[0].id,
    start: start.toISOString(),
    duration: 30,
    override: true,
  });
  await api(page, "post", `/appointments/${booked.id}/status`, { status: "open", version: booked.version });
  return booked.id;
}

export const addressOf = (patient: string, appointment: string, step = "anamnesis") =>
  `${ready().web}/patient/${patient}/appointment/${appointment}?step=${step}`;

/** What a patient's earlier visits hold, oldest first: by section. */
type Earlier = readonly { daysAgo: number; sections: Record<string, object> }[];

/** A patient who was examined before, signed in as their therapist; gives the address of today's tests. */
export async function examinedBefore(page: Page, name: string, earlier: Earlier): Promise<string> {
  await signInQuietly(page, "professional");
  const { id } = await newPatient(page, name);
  for (const { daysAgo, sections } of earlier) {
    const appointment = await begun(page, id, daysAgo);
    for (const [section, data] of Object.entries(sections))
      await api(page, "put", `/appointments/${appointment}/sections/${section}`, {
        patient: id,
        version: 0,
        data,
      });
  }
  return addressOf(id, await begun(page, id), "tests");
}
