import type { MonitoringLink } from "../contracts/monitoring/monitored-symptoms.ts";
import { LINK_DAYS } from "../contracts/monitoring/symptom-terms.ts";
import { check, put, remove, transact } from "../db/transact.ts";
import * as Patients from "../patients/index.ts";
import { now, nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { env } from "../platform/env.ts";
import { absent } from "../platform/errors.ts";
import { hashed, newToken } from "../platform/ids.ts";
import { seal, unseal } from "../platform/secret.ts";
import { db } from "./entities.ts";
import type { MonitoringLinkItem } from "./monitoring-link.entity.ts";

/** When a link ends that is used at a moment. */
export const linkEnd = (at = now()) => new Date(at + LINK_DAYS * 86_400_000).toISOString();

const NONE: MonitoringLink = {
  url: null,
  created_at: null,
  ends_at: null,
  last_used_on: null,
  reminders_paused: false,
};

const keyOf = (patient_id: string) => ({ space_id: actor().spaceId, patient_id });
const subjectOf = ({ space_id, patient_id }: { space_id: string; patient_id: string }) =>
  `${space_id}|${patient_id}`;

/**
 * The link to a patient's monitoring page. Two requests. Throws 404. Its address is null where none works: none was made, it was
 * revoked, it expired, or the application's secret was changed twice since.
 */
export async function getLink(patient: string): Promise<MonitoringLink> {
  const [{ data }] = await Promise.all([
    db.entities.link.get(keyOf(patient)).go({ consistent: true }),
    Patients.readPatient(patient),
  ]);
  if (!data || data.ends_at <= nowIso()) return NONE;
  return linkView(data, await unseal("monitoring-link", subjectOf(data), data.sealed_token));
}

const linkView = (item: MonitoringLinkItem, token: string | undefined): MonitoringLink => ({
  url: token ? `${env("WEB_ORIGIN")}/monitoring/${token}` : null,
  created_at: item.created_at,
  ends_at: item.ends_at,
  last_used_on: item.last_used_on ?? null,
  reminders_paused: item.reminders_paused,
});

/** Makes a link, or a new one: an earlier one stops working at once. One request. Throws 404 and 409 for the patient. */
export async function createLink(patient: string): Promise<MonitoringLink> {
  const token = newToken();
  const key = keyOf(patient);
  const item = {
    ...key,
    token_hash: hashed(token),
    sealed_token: await seal("monitoring-link", subjectOf(key), token),
    created_at: nowIso(),
    created_by: actor().id,
    ends_at: linkEnd(),
    reminders_paused: false,
  };
  await transact({
    writes: [Patients.mustBeActiveWhenWritten(patient), put(db.entities.link.put(item).params())],
    audit: { action: "create", record: patient },
  });
  return linkView(item, token);
}

const mustExist = (patient: string) =>
  check({ Key: Patients.keyOf(patient) }, { expression: "attribute_exists(pk)" }, () => absent("patient"));

/** Ends a patient's link; safe to repeat. One request. Throws 404. */
export async function revokeLink(patient: string): Promise<MonitoringLink> {
  await transact({
    writes: [mustExist(patient), remove(db.entities.link.delete(keyOf(patient)).params())],
    audit: { action: "delete", record: patient },
  });
  return NONE;
}
