import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as Appointments from "../appointments/index.ts";
import { documentClient } from "../db/client.ts";
import { env } from "../platform/env.ts";
import { newId } from "../platform/ids.ts";
import { as } from "./actors.ts";

/**
 * Stores the head of an appointment in a given state, with what the calls inside an appointment need; returns its id.
 */
export async function makeHead(
  professional: { id: string; spaceId: string },
  status = "open",
  id = newId("appointment"),
  patient = newId("patient"),
): Promise<string> {
  const key = await as(professional, async () => Appointments.requireWritable(id).write.ConditionCheck?.Key);
  const head = { professional_id: professional.id, status, appointment_id: id, patient_id: patient };
  const Item = { ...key, ...head, space_id: professional.spaceId, __edb_e__: "appointment", __edb_v__: "1" };
  await documentClient().send(new PutCommand({ TableName: env("TABLE_NAME"), Item }));
  return id;
}
