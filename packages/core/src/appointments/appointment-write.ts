import { type Operation, update } from "../db/transact.ts";
import { absent, stale } from "../platform/errors.ts";
import { parseHead } from "./batch-reads.ts";
import { db } from "./entities.ts";
import {
  balanceRefusal,
  balanceWrites,
  changesBalance,
  lacksPayment,
  nextBalanceVersion,
  sameBalanceVersion,
} from "./patient-balance.ts";
import type { AppointmentItem } from "./records.ts";
import { appointmentView } from "./views.ts";

type Fields = Partial<Omit<AppointmentItem, "space_id" | "appointment_id" | "created_at" | "created_by">>;

/**
 * Updates fields of an appointment's head, and the patient's balance where it changes. Fails with 409 `appointment.stale` and the
 * current appointment when somebody else changed it since `current` was read, and with {@link BalanceChanged} when only the
 * amounts changed.
 */
export function updateWrites(current: AppointmentItem, fields: Fields): Operation[] {
  const set = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  delete set.version;
  const next = { ...current, ...set } as AppointmentItem;
  // What an old item lacks is read when the balance is completed.
  if (lacksPayment(current) || !changesBalance(current, next)) return [headWrite(current, set)];
  const counted = { ...next, balance_version: nextBalanceVersion(current) };
  return [
    headWrite(current, { ...set, balance_version: counted.balance_version }),
    ...balanceWrites([{ before: current, after: counted }]),
  ];
}

function headWrite(current: AppointmentItem, set: Fields): Operation {
  const { space_id, appointment_id, version, start } = current;
  const counts = set.balance_version !== undefined;
  return update(
    db.entities.appointment
      .patch({ space_id, appointment_id })
      // ElectroDB builds the keys of gsi2 and gsi3 from these, so it needs all of them even when only one changes.
      .set({ start, unfinished_by: current.unfinished_by, patient_id: current.patient_id, ...set })
      .add({ version: 1 })
      .where((attribute, operations) =>
        [
          operations.eq(attribute.version, version),
          ...(counts ? [sameBalanceVersion(current)(attribute, operations)] : []),
        ].join(" AND "),
      )
      .params(),
    (stored) => {
      if (!stored) return absent("appointment");
      const changed = stale("appointment", appointmentView(parseHead(stored)));
      if (stored.version !== version || !counts) return changed;
      return balanceRefusal(current, () => changed)(stored);
    },
  );
}
