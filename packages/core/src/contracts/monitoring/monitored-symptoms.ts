import * as z from "zod";
import { date, id, instant, page, pageQuery, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { linkDelivery } from "../notifications/link-delivery.ts";
import { monitoredSymptom, SYMPTOM_STATUSES, symptomForm } from "./symptom-terms.ts";

const reads = { who: "space", can: "monitoring.read" } as const;
const writes = { who: "space", can: "monitoring.write" } as const;
const ofPatient = z.object({ patient: id("patient") });
const ofSymptom = ofPatient.extend({ symptom: id("monitoredSymptom") });

/** Whose symptoms a list holds: one's own, those colleagues share, or the whole clinic's (for who manages it). */
export const FOLLOWED_BY = ["mine", "shared", "all"] as const;

/** A symptom in the list of all patients. Its `patient` is whom it belongs to now, also where the record was merged. */
export const followedSymptom = monitoredSymptom.extend({ patient_name: z.string() });
export type FollowedSymptom = z.output<typeof followedSymptom>;

/** The patient's link as the clinic sees it. */
export const monitoringLink = z.object({
  /** Null where there is none, it was revoked or it expired. */
  url: z.string().nullable(),
  created_at: instant.nullable(),
  /** When it stops working unless the patient uses it before. */
  ends_at: instant.nullable(),
  last_used_on: date.nullable(),
  /** The patient asked for no reminders. */
  reminders_paused: z.boolean(),
  /** The last message of each channel that carried this link. */
  sent: z.array(linkDelivery),
});
export type MonitoringLink = z.output<typeof monitoringLink>;

/** What the clinic does about symptoms that patients follow between appointments. */
export const monitoredSymptomRoutes = {
  listFollowed: route({
    id: "monitoring.list-followed",
    method: "GET",
    path: "/monitored-symptoms",
    summary: "Symptoms being followed, those that need attention first",
    access: reads,
    query: pageQuery.extend({
      whose: z.enum(FOLLOWED_BY).default("mine"),
      /** Only those that have worsened. */
      worsened: z
        .enum(["true", "false"])
        .default("false")
        .transform((word) => word === "true"),
    }),
    response: page(followedSymptom),
    errors: [],
    touches: { table: "read", secret: true },
    calls: 7,
  }),
  listOfPatient: route({
    id: "monitoring.list-of-patient",
    method: "GET",
    path: "/patients/{patient}/monitored-symptoms",
    summary: "A patient's symptoms that the caller may see, newest first",
    access: reads,
    params: ofPatient,
    response: z.object({ items: z.array(monitoredSymptom), next: z.null() }),
    errors: ["patient.not_found"],
    touches: { table: "write" },
    calls: 3,
  }),
  create: route({
    id: "monitoring.create",
    method: "POST",
    path: "/patients/{patient}/monitored-symptoms",
    summary: "Begins to follow a symptom",
    access: writes,
    params: ofPatient,
    body: symptomForm,
    status: 201,
    response: monitoredSymptom,
    errors: ["patient.not_found", "symptom.duplicate", "symptom.too_many"],
    touches: { table: "write" },
    calls: 3,
    idempotent: true,
  }),
  update: route({
    id: "monitoring.update",
    method: "PATCH",
    path: "/patients/{patient}/monitored-symptoms/{symptom}",
    summary:
      "Changes a symptom one follows: what is asked, who sees it, and whether it is active, paused or done",
    access: writes,
    params: ofSymptom,
    body: symptomForm.partial().extend({ version, status: z.enum(SYMPTOM_STATUSES).optional() }),
    response: monitoredSymptom,
    errors: ["symptom.not_found", "symptom.stale", "symptom.not_own", "symptom.duplicate"],
    touches: { table: "write" },
    calls: 3,
  }),
  remove: route({
    id: "monitoring.remove",
    method: "DELETE",
    path: "/patients/{patient}/monitored-symptoms/{symptom}",
    summary: "Takes back a symptom one began to follow, as long as nobody answered",
    access: writes,
    params: ofSymptom,
    response: z.object({ id: z.string() }),
    errors: ["symptom.not_found", "symptom.not_own", "symptom.answered"],
    touches: { table: "write" },
    calls: 2,
  }),
  getLink: route({
    id: "monitoring.get-link",
    method: "GET",
    path: "/patients/{patient}/monitoring-link",
    summary: "The link to a patient's monitoring page, to show or to copy",
    access: reads,
    params: ofPatient,
    response: monitoringLink,
    errors: ["patient.not_found"],
    touches: { table: "read", secret: true },
    calls: 3,
  }),
  createLink: route({
    id: "monitoring.create-link",
    method: "POST",
    path: "/patients/{patient}/monitoring-link",
    summary: "Makes a link to a patient's monitoring page; an earlier one stops working",
    access: writes,
    params: ofPatient,
    response: monitoringLink,
    errors: ["patient.not_found"],
    touches: { table: "write", secret: true },
    calls: 3,
  }),
  revokeLink: route({
    id: "monitoring.revoke-link",
    method: "DELETE",
    path: "/patients/{patient}/monitoring-link",
    summary: "Stops a patient's link; safe to repeat",
    access: writes,
    params: ofPatient,
    response: monitoringLink,
    errors: ["patient.not_found"],
    touches: { table: "write" },
    calls: 3,
  }),
} as const;
