import { billingRoutes } from "@meridian/core/contracts/billing/billing";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser } from "@meridian/core/testing/actors";
import { filledVisit } from "@meridian/core/testing/filled-visit";
import { countRequests, localTable } from "@meridian/core/testing/local-table";
import { makePatient } from "@meridian/core/testing/patients";
import { expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { billableItems as handler } from "./billing.ts";

localTable();

test("shows the front desk a visit's items that have a price, and nothing else of it", async () => {
  const space = await makeSpace();
  const desk = await makeUser(space.id, "receptionist");
  const ana = await makeUser(space.id, "professional");
  const rui = await makeUser(space.id, "professional");
  const prices = { tests: [{ code: "tongue", price: 1250 }], treatments: [{ code: "ashi", price: 500 }] };
  await Spaces.db.entities.space.patch({ id: space.id }).set({ prices }).go();
  const patient = await makePatient(space.id);
  const { id } = await filledVisit(
    { space, booker: desk, professional: ana, patient },
    { tongue: { note: "Pale" }, vital_signs: { values: { heart_rate: 64 } } },
  );
  const ask = (as: typeof desk, appointment = id) =>
    callHandler(billingRoutes.billableItems, handler, { as, params: { appointment } });

  await Spaces.loadActor({ userId: desk.id, spaceId: space.id });
  let requests = 0;
  countRequests(() => {
    requests += 1;
  });
  const answer = await ask(desk);
  expect(requests).toBe(billingRoutes.billableItems.calls);
  // The vital signs were taken too, but the clinic asks nothing for them.
  expect([answer.status, answer.body]).toEqual([
    200,
    { items: [{ list: "tests", key: "tongue", price: 1250 }] },
  ]);
  expect((await ask(ana)).status).toBe(200);
  expect((await ask(rui)).status).toBe(403);
  const elsewhere = await makeUser((await makeSpace()).id, "receptionist");
  expect((await ask(elsewhere)).status).toBe(404);
});
