import { listDrafts, removeDraft } from "@meridian/ui/drafts/drafts";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { renderUi } from "@meridian/ui/testing/render";
import { vi } from "vitest";
import AppointmentScreen from "../../../app/routes/appointments/appointment.tsx";
import { me } from "./demo-clinic.ts";

/** Called with unsaved content when the API does not know the appointment. */
export const notFound = vi.fn();
/** Requests sent to the API, in order. */
export const sent: { name: string; body: { version: number; data: Record<string, unknown> } }[] = [];
type Answer = object | ((body: { version: number; data: unknown }) => object | Promise<object>);
/** What every appointment asks for beside its content. */
const BESIDE: Record<string, Answer> = { "GET /consent-states": { texts: [], items: [], next: null } };
/** Answers requests by method and path; 500 for any other. */
export function answerWith(answers: Record<string, Answer>) {
  answerApi(
    async (input, init) => {
      const name = `${init?.method} ${new URL(String(input)).pathname}`;
      const body = init?.body ? JSON.parse(String(init.body)) : undefined;
      if (body) sent.push({ name, body });
      const answer = answers[name] ?? BESIDE[name];
      const value = typeof answer === "function" ? await answer(body) : answer;
      if (value instanceof Response) return value;
      return value ? Response.json(value) : Response.json({ code: "internal" }, { status: 500 });
    },
    { onNotFound: notFound },
  );
}
/** The appointment as its route shows it. */
export const openVisit = (search = "") =>
  renderUi(
    <>
      <AppointmentScreen />
      <Toasts />
    </>,
    {
      namespaces: ["visit", "anamnesis", "scheduling", "acupuncture", "diagnosis"],
      route: "/patient/:pid/appointment/:aid",
      path: `/patient/pat_1/appointment/apt_1${search}`,
    },
  );
export const READ = "GET /appointments/apt_1";
export const SAVE = "PUT /appointments/apt_1/sections/complaint";

/** Signs in and clears requests and drafts of earlier tests. */
export async function beginVisit() {
  sent.length = 0;
  await storeSession(me);
  for (const { key } of await listDrafts()) await removeDraft(key);
}
