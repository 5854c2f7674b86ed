import type { MonitoringPage, SentEntry } from "@meridian/core/contracts/monitoring/monitoring-page";
import { callApi } from "../public-page/api.ts";

/** What came of a request: an answer, a refusal that another try does not change, or a failure to try again later. */
export type Outcome<T> =
  | { kind: "done"; value: T }
  | { kind: "refused"; code: string }
  | { kind: "later"; seconds: number | null };

/** Statuses after which the same request may succeed. */
const PASSING = new Set([408, 409, 425, 429]);

async function call<T>(method: "GET" | "PUT", path: string, body?: unknown): Promise<Outcome<T>> {
  const answer = await callApi(method, path, body);
  if (!answer) return { kind: "later", seconds: null };
  const { status, retryAfter } = answer;
  if (status < 300) return { kind: "done", value: answer.body as T };
  const code = String(answer.body.code ?? "");
  const passes = status >= 500 || (PASSING.has(status) && code !== "entry.too_many");
  return passes ? { kind: "later", seconds: retryAfter } : { kind: "refused", code };
}

/** What the patient's page shows. */
export const fetchPage = (key: string) => call<MonitoringPage>("GET", `/monitoring-pages/${key}`);

/** Stops the reminders, or lets them come again. */
export const sendReminders = (key: string, paused: boolean) =>
  call<{ paused: boolean }>("PUT", `/monitoring-pages/${key}/reminders`, { paused });

/** Sends an answer, its change or its undo. */
export const sendEntry = (key: string, id: string, entry: SentEntry) =>
  call<unknown>("PUT", `/monitoring-pages/${key}/entries/${id}`, entry);
