import type { AppointmentItem } from "../appointments/index.ts";
import * as Appointments from "../appointments/index.ts";
import type { billingRoutes, ChargeSummary, PatientCharges } from "../contracts/billing/billing.ts";
import type { OpenChargeKind } from "../contracts/billing/payment-state.ts";
import { mayCharge } from "../contracts/kernel/access.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { auditRead } from "../db/audit.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import type { PatientItem } from "../patients/index.ts";
import * as Patients from "../patients/index.ts";
import { actor } from "../platform/context.ts";
import { absent } from "../platform/errors.ts";
import { readRecord } from "../visits/stored/index.ts";
import type { ChargeItem } from "./charge.entity.ts";
import { readBalance } from "./patient-balance.ts";
import { readCharges, readEveryAccount, summaryView } from "./queries.ts";

type Request = Pick<RequestOf<typeof billingRoutes.ofPatient>, "params" | "query">;
type Row = { head: AppointmentItem; charge: ChargeItem | undefined };
type Page = { patient: PatientItem | undefined; rows: Row[]; cursor: string | null };

/** Pages read for one answer while nothing on them is the viewer's. */
const MAX_PAGES = 5;

/**
 * A page of a patient's charges, and with the first page what they come to: all of them, newest first, or those with
 * something open, oldest first. Appointments that did not take place are there only where something was paid for them.
 * Professionals see their own. Throws 404.
 */
export async function ofPatient({ params, query }: Request): Promise<PatientCharges> {
  const list = `charges:${params.patient}:${query.open ?? "all"}`;
  const isFirst = query.cursor === undefined;
  let cursor = await openCursor(list, query.cursor);
  let items: ChargeSummary[] = [];
  let patient: PatientItem | undefined;
  for (let pages = 0; pages < MAX_PAGES && items.length === 0; pages += 1) {
    const page = query.open
      ? await readOpenCharges(params.patient, query.open, { limit: query.limit, cursor })
      : await readAll(params.patient, { limit: query.limit, cursor });
    patient ??= page.patient;
    items = page.rows
      .filter(({ head }) => mayCharge(actor(), head))
      .map(({ head, charge }) => summaryView(head, charge))
      .filter(({ price, version }) => price > 0 || version > 0);
    cursor = page.cursor;
    if (cursor === null) break;
  }
  if (isFirst && !patient) throw absent("patient");
  if (isFirst) await auditRead(params.patient);
  return {
    items,
    next: await sealCursor(list, cursor),
    balance: isFirst && patient ? await readBalance(Patients.recordsOf(patient)) : null,
  };
}

type Part = { limit: number; cursor: string | null };

async function readAll(patientId: string, part: Part): Promise<Page> {
  const { patient, appointments, cursor } = await readRecord(patientId, part);
  const charges = await readCharges(appointments.map(({ appointment_id }) => appointment_id));
  const rows = appointments.map((head) => ({ head, charge: charges.get(head.appointment_id) }));
  return { patient, rows, cursor };
}

/** The cursor is the start and id of the last row: it means the same in every record of the person. */
async function readOpenCharges(
  patientId: string,
  kind: OpenChargeKind,
  { limit, cursor }: Part,
): Promise<Page> {
  const patient = await Patients.remainingOf(await Patients.readPatient(patientId));
  const after = cursor === null ? undefined : (JSON.parse(cursor) as Appointments.OpenChargePlace);
  const found = await Promise.all(
    Patients.recordsOf(patient).map((record) =>
      Appointments.openCharges({ patient: record, kind, limit: limit + 1, ...(after && { after }) }),
    ),
  );
  const order = ({ start, appointment_id }: Appointments.OpenChargePlace) => `${start} ${appointment_id}`;
  const sorted = found.flat().sort((a, b) => (order(a) < order(b) ? -1 : 1));
  const shown = sorted.slice(0, limit);
  const accounts = await readEveryAccount(shown.map(({ appointment_id }) => appointment_id));
  const last = shown.at(-1);
  return {
    patient,
    rows: shown.flatMap(({ appointment_id }) => accounts.get(appointment_id) ?? []),
    cursor:
      sorted.length > limit && last
        ? JSON.stringify({ start: last.start, appointment_id: last.appointment_id })
        : null,
  };
}
