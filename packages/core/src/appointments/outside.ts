import { readItems } from "../db/read-items.ts";
import { parseHead } from "./booking.ts";
import { db } from "./connection.ts";
import type { AppointmentItem } from "./records.ts";

/** Heads by space and id, for work that nobody's session asked for. One request; at most 100. */
export async function headsIn(
  wanted: readonly { space: string; appointment: string }[],
): Promise<AppointmentItem[]> {
  const keys = wanted.map(
    ({ space, appointment }) =>
      db.entities.appointment.get({ space_id: space, appointment_id: appointment }).params().Key,
  );
  return (await readItems(keys as { pk: string; sk: string }[])).map(parseHead);
}
