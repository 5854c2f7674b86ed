import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import * as Consents from "@meridian/core/consents";
import { allRoutes } from "@meridian/core/contracts/all";
import { env } from "@meridian/core/platform/env";
import { as } from "@meridian/core/testing/actors";
import { photoFixtures } from "@meridian/core/testing/photo-fixtures";
import { beforeAll, expect, test } from "vitest";
import { documentClient } from "../../../core/src/db/client.ts";
import { callHandler, handlerOf } from "../testing/call.ts";
import { callerOf, idsFor, makeWorld, type World } from "./fixtures.ts";
import type { Row } from "./matrix-case.ts";
import { rows } from "./matrix-cases.ts";

const photos = photoFixtures();
let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

/** Routes that read something of one patient and leave no entry, and why. */
const EXEMPT: Readonly<Record<string, string>> = {
  "activity.of-patient": "names users, not what the record says",
  "billing.get": "what an appointment costs: no content; taking money leaves entries of its own",
  "billing.list": "what appointments cost, to take their payments together",
  "consents.get-form": "the text to sign; signing leaves an entry",
  "consents.list-links": "links that were sent, without their address",
  "consents.list-states": "which consents a patient has, shown beside a record whose opening has an entry",
  "consents.preview-link-message": "the words of a message before it is sent",
  "erasure.get": "whether an erasure waits, not what the record says",
  "monitoring.get-link": "whether there is a link, without its address",
  "monitoring.preview-link-message": "the words of a message before it is sent",
  "scheduling.booking-defaults": "the type and length of the last appointment, while booking",
  "scheduling.upcoming": "times of coming appointments, which the calendar shows too",
};
/** Routes whose record the matrix does not make; a test of their own makes it. */
const OF_OWN_RECORDS = ["consents.get-document", "consents.verify", "photos.open"];
const OF_PATIENTS = new Set(["patient", "appointment", "charge", "document"]);

const reading = allRoutes.filter(
  ({ id, method, access }) =>
    method === "GET" &&
    access.who === "space" &&
    OF_PATIENTS.has(String(rows[id]?.names)) &&
    !OF_OWN_RECORDS.includes(id),
);

async function readsOf(space: string): Promise<number> {
  const { Items = [] } = await documentClient().send(
    new QueryCommand({
      TableName: env("TABLE_NAME"),
      KeyConditionExpression: "pk = :pk",
      FilterExpression: "#action IN (:read, :export)",
      ExpressionAttributeNames: { "#action": "action" },
      ExpressionAttributeValues: {
        ":pk": `$audit#space_${space}#month_${new Date().toISOString().slice(0, 7)}`,
        ":read": "read",
        ":export": "export",
      },
      ConsistentRead: true,
    }),
  );
  return Items.length;
}

test("every route that reads a patient's record leaves an entry in the audit trail", async () => {
  const user = callerOf(world, "managerWhoTreats");
  if (!user) throw new Error("no caller");
  const silent: string[] = [];
  for (const route of reading) {
    const row = rows[route.id] as Row;
    const input = row.call(await idsFor(world, "managerWhoTreats", "own", row.names ?? "clinic"));
    const before = await readsOf(user.spaceId);
    const { status } = await callHandler(route, await handlerOf(route), { as: user, ...input });
    // 409: an appointment without a prescription, which is read to find that out.
    expect.soft([200, 409], route.id).toContain(status);
    if ((await readsOf(user.spaceId)) === before) silent.push(route.id);
  }
  expect(silent.sort()).toEqual(Object.keys(EXEMPT).sort());
});

/** A consent that the patient of a visit signs. */
async function signedConsent(patient: string): Promise<string> {
  const { ana, space } = photos.clinic;
  return as(ana, async () => {
    const form = await Consents.getForm(patient, { text: "acupuncture" });
    const { id } = await Consents.sign(patient, {
      text: form.text,
      version: form.version,
      language: form.language,
      seen: form.seen,
      after: form.after,
      signer: { kind: "patient" },
      establishment: space.establishment.id,
      signature: { kind: "drawn", strokes: ["10,100 200,40 400,160", "420,90 500,100"] },
    });
    return id;
  });
}

test("so does every route that reads a photo or a signed consent", async () => {
  const { ana } = photos.clinic;
  const visit = await photos.openVisit();
  const { id: photo } = await photos.addPhoto(visit);
  const consent = await signedConsent(visit.patient);
  for (const id of OF_OWN_RECORDS) {
    const route = allRoutes.find((one) => one.id === id);
    if (!route) throw new Error(id);
    const before = await readsOf(ana.spaceId);
    const params = { ...visit, photo, consent };
    const { status } = await callHandler(route, await handlerOf(route), { as: ana, params });
    expect(status, id).toBe(200);
    expect(await readsOf(ana.spaceId), id).toBe(before + 1);
  }
});
