import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { db } from "./connection.ts";
import type { AppointmentItem } from "./records.ts";
import { holdsTime } from "./status.ts";

/** How many appointments are still to come in rooms. One request; a page more per megabyte. */
export async function countAhead(offices: ReadonlySet<string>): Promise<number> {
  const { data } = await db.entities.appointment.query
    .days({ space_id: actor().spaceId })
    .gte({ start: nowIso() })
    .go({ pages: "all", attributes: ["office_id", "status"] });
  return (data as Pick<AppointmentItem, "office_id" | "status">[]).filter(
    ({ office_id, status }) => offices.has(office_id) && holdsTime(status),
  ).length;
}
