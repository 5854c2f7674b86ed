import type { Page } from "@playwright/test";
import { ready, signIn } from "./fixtures.ts";

const api = async (page: Page, method: "get" | "post" | "put", path: string, data?: object) => {
  const answer = await page.request[method](`${ready().api}${path}`, {
    headers: { origin: ready().web, "idempotency-key": crypto.randomUUID() },
    ...(data && { data }),
  });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
};

/** An open appointment so many days ago. */
async function open(page: Page, patient: string, days: number): Promise<string> {
  const clinic = await api(page, "get", "/clinic");
  const { user } = await api(page, "get", "/refresh_user");
  const start = new Date(Date.now() - days * 86_400_000);
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

/** A patient with the same result in a section 60 and 30 days ago; gives the address of today's tests. */
export async function examinedBefore(page: Page, name: string, section: string, data: object) {
  await signIn(page, "professional");
  const { id } = await api(page, "post", "/patients", { name: `Demo ${name} ${Date.now().toString(36)}` });
  for (const days of [60, 30])
    await api(page, "put", `/appointments/${await open(page, id, days)}/sections/${section}`, {
      patient: id,
      version: 0,
      data,
    });
  return `${ready().web}/patient/${id}/appointment/${await open(page, id, 0)}?step=tests`;
}

type Examined = { days: number; sections: Record<string, object> };

/** A patient with signed visits so many days ago, each with its sections; gives the patient and the visits' ids. */
export async function signedBefore(page: Page, name: string, visits: readonly Examined[]) {
  const { id: patient } = await api(page, "post", "/patients", {
    name: `Demo ${name} ${Date.now().toString(36)}`,
    language: "en",
  });
  const signed: string[] = [];
  for (const { days, sections } of visits) {
    const visit = await open(page, patient, days);
    for (const [section, data] of Object.entries(sections))
      await api(page, "put", `/appointments/${visit}/sections/${section}`, { patient, version: 0, data });
    const { appointment } = await api(page, "get", `/appointments/${visit}`);
    await api(page, "post", `/appointments/${visit}/status`, {
      status: "done",
      version: appointment.version,
    });
    signed.push(visit);
  }
  return { patient, visits: signed };
}
