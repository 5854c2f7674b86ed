import { type DynamoDBDocumentClient, QueryCommand } from "@aws-sdk/lib-dynamodb";
import type { AppointmentTypeSnapshot } from "../../packages/core/src/contracts/scheduling/appointments.ts";
import { sideBySide } from "./side-by-side.ts";

/** A full week of a clinic, and years of history. */
const WEEK = 500;
const HISTORY = 2_000;
const MONDAY = Date.parse("2036-06-02T00:00:00Z");
const DAY = 86_400_000;

/** The calendar: a week of 500 appointments compared with the same plain Query, and with years of history. */
export async function benchCalendar(document: DynamoDBDocumentClient) {
  const { makeSpace, makeUser } = await import("../../packages/core/src/testing/actors.ts");
  const { eventOf } = await import("../../packages/functions/src/testing/call.ts");
  const { appointmentsRoutes } = await import(
    "../../packages/core/src/contracts/scheduling/appointments-routes.ts"
  );
  const { list } = await import("../../packages/functions/src/routes/scheduling/appointment-lists.ts");

  const clinicOf = async (history: number) => {
    const space = await makeSpace();
    const user = await makeUser(space.id, "manager", { practises: true });
    await fill(space.id, user.id, space.appointmentType, history);
    const query = { from: new Date(MONDAY).toISOString(), to: new Date(MONDAY + 7 * DAY).toISOString() };
    return { space, event: await eventOf(appointmentsRoutes.list, { as: user, query }) };
  };
  const young = await clinicOf(0);
  const old = await clinicOf(HISTORY);
  for (const { event } of [young, old]) {
    const { items } = JSON.parse(String((await list(event)).body));
    if (items.length !== WEEK) throw new Error(`The week answered ${items.length} of ${WEEK} appointments`);
  }
  const bare = await bareWeek(document, young.space.id);
  const rounds = { rounds: 60, warmUp: 15 };
  const week = await sideBySide(() => list(young.event), bare, rounds);
  const years = await sideBySide(
    () => list(old.event),
    () => list(young.event),
    rounds,
  );
  return { week, years };
}

/** Appointments as booking stores them, four at a time from eight o'clock on. The history is in the years before. */
async function fill(
  space_id: string,
  professional_id: string,
  appointment_type: AppointmentTypeSnapshot,
  history: number,
): Promise<void> {
  const { db } = await import("../../packages/core/src/appointments/entities.ts");
  const { newId } = await import("../../packages/core/src/platform/ids.ts");
  const at = new Date(MONDAY).toISOString();
  const heads = Array.from({ length: WEEK + history }, (_, index) => {
    const day = index < WEEK ? index % 7 : -1 - ((index - WEEK) % 1500);
    const start = MONDAY + day * DAY + (8 * 60 + (Math.floor(index / 28) % 18) * 30) * 60_000;
    return {
      space_id,
      appointment_id: newId("appointment"),
      patient_id: newId("patient"),
      patient_name: `Demo Patient ${index}`,
      professional_id,
      office_id: newId("office"),
      appointment_type,
      start: new Date(start).toISOString(),
      end: new Date(start + 30 * 60_000).toISOString(),
      duration: 30,
      created_at: at,
      created_by: professional_id,
      updated_at: at,
      updated_by: professional_id,
    };
  });
  await db.entities.appointment.put(heads).go({ concurrent: 4 });
}

/** The least work for the same week: one Query, and its items as JSON. */
async function bareWeek(document: DynamoDBDocumentClient, space_id: string) {
  const { db } = await import("../../packages/core/src/appointments/entities.ts");
  const params = db.entities.appointment.query
    .days({ space_id })
    .between({ start: new Date(MONDAY).toISOString() }, { start: new Date(MONDAY + 7 * DAY).toISOString() })
    .params();
  return async () => {
    const items: unknown[] = [];
    let next: Record<string, unknown> | undefined;
    do {
      const page = await document.send(new QueryCommand({ ...params, ExclusiveStartKey: next } as never));
      items.push(...(page.Items ?? []));
      next = page.LastEvaluatedKey;
    } while (next);
    return { statusCode: 200, body: JSON.stringify({ items, next: null }) };
  };
}
