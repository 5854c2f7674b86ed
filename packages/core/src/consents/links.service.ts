import { CONSENT_LINK_DAYS, type ConsentLink } from "../contracts/consents/consent-links.ts";
import { allowanceWrite } from "../db/allowance.ts";
import { check, put, remove, transact } from "../db/transact.ts";
import * as Patients from "../patients/index.ts";
import { now, nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { env } from "../platform/env.ts";
import { absent } from "../platform/errors.ts";
import { hashed, newToken } from "../platform/ids.ts";
import type { ConsentLinkItem } from "./consent-link.entity.ts";
import { requireMayRecord } from "./consents.service.ts";
import { db } from "./entities.ts";
import { readPerson } from "./person.ts";
import { textInForce } from "./texts-in-force.ts";

const DAY_MS = 86_400_000;
/** Days for which the clinic still sees what became of a link that ended. */
const SHOWN_DAYS = 30;

type Named = { patient: string; text: string };

/** A patient's links that work or were decided lately. Two requests. Throws 404. */
export async function listLinks(patient: string): Promise<{ items: ConsentLink[]; next: null }> {
  const of = { space_id: actor().spaceId, patient_id: patient };
  const [{ data }] = await Promise.all([
    // One for each text at most, so one page holds them.
    db.entities.link.query.primary(of).go({ consistent: true }),
    Patients.readPatient(patient),
  ]);
  const current = nowIso();
  return {
    items: data.filter(({ status, ends_at }) => status !== "open" || ends_at > current).map(linkView),
    next: null,
  };
}

const linkView = (item: ConsentLinkItem): ConsentLink => ({
  text: item.text_id,
  status: item.status,
  created_at: item.created_at,
  created_by: item.created_by.name,
  ends_at: item.ends_at,
  opened_at: item.opened_at ?? null,
  decided_at: item.decided_at ?? null,
});

/**
 * Makes a link with which a patient decides about a text, and answers its address, which is stored nowhere. An earlier one for
 * the same text stops working. Three requests at most. Throws 404 and 409 for the patient, 404 `consent_text.not_found`, 403
 * `consent.therapeutic`, 429.
 */
export async function createLink({ patient, text }: Named): Promise<{ url: string; link: ConsentLink }> {
  const { spaceId, id, name } = actor();
  const of = { space_id: spaceId, patient_id: patient };
  const person = await readPerson(of, text);
  requireMayRecord(textInForce(text, person.textItem).occasion);
  const token = newToken();
  const item: ConsentLinkItem = {
    ...of,
    text_id: text,
    token_hash: hashed(token),
    status: "open",
    created_at: nowIso(),
    created_by: { id, name },
    ends_at: new Date(now() + CONSENT_LINK_DAYS * DAY_MS).toISOString(),
    expires_at: Math.floor((now() + (CONSENT_LINK_DAYS + SHOWN_DAYS) * DAY_MS) / 1000),
  };
  await transact({
    writes: [
      Patients.mustBeActiveWhenWritten(patient),
      put(db.entities.link.put(item).params()),
      allowanceWrite("consent_link", `${spaceId}|${patient}`),
    ],
    audit: { action: "create", record: patient },
  });
  return { url: `${env("WEB_ORIGIN")}/consent/${token}`, link: linkView(item) };
}

const mustExist = (patient: string) =>
  check({ Key: Patients.keyOf(patient) }, { expression: "attribute_exists(pk)" }, () => absent("patient"));

/** Ends a link; safe to repeat. One request. Throws 404. */
export async function revokeLink({ patient, text }: Named): Promise<{ text: string }> {
  const key = { space_id: actor().spaceId, patient_id: patient, text_id: text };
  await transact({
    writes: [mustExist(patient), remove(db.entities.link.delete(key).params())],
    audit: { action: "delete", record: patient },
  });
  return { text };
}
