import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { Page } from "@playwright/test";
import { PatientEntity } from "../packages/core/src/patients/patient.entity.ts";
import { REGION, TABLE } from "../scripts/local/environment.ts";
import { api, newPatient, visited } from "./appointments.ts";
import { ready } from "./fixtures.ts";

/** Years since the last appointment of an old record: more than the longest suggested period. */
const YEARS = 22;

/**
 * A patient whose record was begun, and last used, many years ago. No request can say when a record was begun, because periods count
 * from it. So that moment is changed in the table of the local cloud, through the product's own entity.
 */
export async function oldPatient(page: Page, name: string) {
  const patient = await newPatient(page, name);
  const days = Math.round(YEARS * 365.25);
  await visited(page, patient.id, { days, sections: {} });
  const { user } = await api(page, "get", "/refresh_user");
  const moment = new Date(Date.now() - days * 86_400_000).toISOString();
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      region: REGION,
      endpoint: ready().database,
      credentials: { accessKeyId: "local", secretAccessKey: "local" },
    }),
  );
  const change = PatientEntity.patch({ space_id: user.space.id, patient_id: patient.id })
    .set({ created_at: moment, updated_at: moment })
    .params({ table: TABLE });
  await client.send(new UpdateCommand(change as never));
  client.destroy();
  return patient;
}
