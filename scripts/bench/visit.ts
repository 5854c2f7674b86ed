import { type DynamoDBDocumentClient, QueryCommand } from "@aws-sdk/lib-dynamodb";
import type { AppointmentTypeSnapshot } from "../../packages/core/src/contracts/scheduling/appointments.ts";
import { fullSections } from "./full-visit.ts";
import { sideBySide } from "./side-by-side.ts";

const AMENDMENTS = 10;
const POINTS = 40;
/** Earlier visits in the patient's record. */
const HISTORY = 60;
const DAY = 86_400_000;
const START = Date.parse("2036-06-02T10:00:00Z");

/** Opening a full appointment: the route compared with plain queries of the same items. */
export async function benchVisit(document: DynamoDBDocumentClient) {
  const { makeSpace, makeUser } = await import("../../packages/core/src/testing/actors.ts");
  const { makePatient } = await import("../../packages/core/src/testing/patients.ts");
  const { eventOf } = await import("../../packages/functions/src/testing/call.ts");
  const { visitsRoutes } = await import("../../packages/core/src/contracts/visits/visits-routes.ts");
  const { get: open } = await import("../../packages/functions/src/routes/visits/visits.ts");
  const space = await makeSpace();
  const user = await makeUser(space.id, "professional");
  const patient = await makePatient(space.id, { name: "Demo Patient Twelve" });
  const ids = await fill({
    space: space.id,
    user: user.id,
    patient: patient.id,
    type: space.appointmentType,
  });
  const event = await eventOf(visitsRoutes.get, {
    as: user,
    params: { appointment: ids.appointment },
    query: { patient: patient.id },
  });
  const body = String((await open(event)).body);
  const { content } = JSON.parse(body);
  if (content.sections.length !== fullSections().length || content.amendments.length !== AMENDMENTS)
    throw new Error("The appointment came without everything in it");
  const bare = await bareQueries(document, space.id, patient.id, ids.appointment);
  const rounds = { rounds: 150, warmUp: 40 };
  const one = await sideBySide(() => open(event), bare.visit, rounds);
  const both = await sideBySide(
    () => open(event),
    () => Promise.all([bare.visit(), bare.record()]),
    rounds,
  );
  return { one, both, bytes: body.length };
}

type Ids = { space: string; user: string; patient: string; type: AppointmentTypeSnapshot };

/** One open visit with every section, amendments and points, and earlier signed ones with their summaries. */
async function fill({ space: space_id, user, patient: patient_id, type }: Ids) {
  const { db } = await import("../../packages/core/src/visits/stored/entities.ts");
  const { summaryOf } = await import("../../packages/core/src/visits/summary.ts");
  const { newId } = await import("../../packages/core/src/platform/ids.ts");
  const { documentClient } = await import("../../packages/core/src/db/client.ts");
  const { PutCommand } = await import("@aws-sdk/lib-dynamodb");
  const { sections: specs } = await import("../../packages/core/src/contracts/visits/sections.ts");
  const appointment_id = newId("appointment");
  const at = new Date(START).toISOString();
  const written = { updated_at: at, updated_by: user };
  const sections = fullSections().map(({ section, data }) => {
    const { step } = specs[section];
    return { ...written, space_id, appointment_id, patient_id, step, section, data, version: 3 };
  });
  const asStored = sections.map((item) => ({ ...item, edit: { line: "", seq: 0 } }));
  const summary = summaryOf(new Map(asStored.map((item) => [item.section, item])), undefined);
  const head = (before: number, id: string) => ({
    ...written,
    space_id,
    appointment_id: id,
    patient_id,
    patient_name: "Demo Patient Twelve",
    professional_id: user,
    office_id: newId("office"),
    appointment_type: type,
    ...weeksAgo(before),
    status: before === 0 ? "open" : "done",
    ...(before > 0 && { summary }),
    created_at: at,
    created_by: user,
  });
  const heads = Array.from({ length: HISTORY + 1 }, (_, before) =>
    head(before, before === 0 ? appointment_id : newId("appointment")),
  );
  await db.entities.appointment.put(heads as never).go();
  await db.entities.section.put(sections as never).go();
  const amended = { amended_by: { id: user, name: "Demo Therapist" }, amended_at: at };
  const amendments = Array.from({ length: AMENDMENTS }, (_, index) => {
    const amendment_id = newId("amendment");
    return { space_id, appointment_id, amendment_id, ...amendmentOf(index), ...amended };
  });
  await db.entities.amendment.put(amendments).go();
  const { Key: key } = db.entities.acupuncture.get({ space_id, appointment_id }).params<{ Key: object }>();
  const points = Array.from({ length: POINTS }, (_, index) => pointOf(index));
  const Item = { ...key, __edb_e__: "acupuncture", __edb_v__: "1", points, ashi_points: "", version: 2 };
  await documentClient().send(new PutCommand({ TableName: process.env.TABLE_NAME, Item }));
  return { appointment: appointment_id };
}

const weeksAgo = (weeks: number) => ({
  start: new Date(START - weeks * 7 * DAY).toISOString(),
  end: new Date(START - weeks * 7 * DAY + 45 * 60_000).toISOString(),
  duration: 45,
});

const amendmentOf = (index: number) => ({
  section: "treatment_notes" as const,
  reason: `Demo reason ${index}`,
  old_value: { text: "before" },
  new_value: { text: "after" },
});

const pointOf = (index: number) => ({
  id: `ST${index + 1}`,
  side: "left",
  auricular: false,
  technics: [1],
  depth: 20,
  needles_in: 1,
  needles_out: 0,
});

/** The same items from the database, as JSON: the visit's Query, and the one of the patient's record. */
async function bareQueries(
  document: DynamoDBDocumentClient,
  space_id: string,
  patient_id: string,
  appointment_id: string,
) {
  const { db } = await import("../../packages/core/src/visits/stored/entities.ts");
  const asked = (params: object) => async () => {
    const { Items = [] } = await document.send(new QueryCommand(params as never));
    return { statusCode: 200, body: JSON.stringify({ items: Items }) };
  };
  const visit = db.collections.visit({ space_id, appointment_id }).params<object>();
  const record = db.collections.record({ space_id, patient_id }).params<object>();
  return {
    visit: asked({ ...visit, ConsistentRead: true }),
    record: asked({ ...record, ScanIndexForward: false, Limit: 5 }),
  };
}
