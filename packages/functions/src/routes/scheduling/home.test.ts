import { appointmentsRoutes } from "@meridian/core/contracts/scheduling/appointments-routes";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { bookAppointment } from "@meridian/core/testing/booked-appointment";
import { localTable } from "@meridian/core/testing/local-table";
import { makePatient } from "@meridian/core/testing/patients";
import { describe, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { home } from "./appointment-lists.ts";

localTable();

/** What Home answers a user, and the requests it took without the one that reads the user. */
async function look(as: TestUser) {
  Spaces.forgetActor({ userId: as.id, spaceId: as.spaceId });
  const { value, calls } = await countingCalls(() => callHandler(appointmentsRoutes.home, home, { as }));
  expect(value.status).toBe(200);
  return { body: value.body, calls: calls - 1 };
}

const withTutorial = async (user: TestUser) => {
  await Spaces.db.entities.user
    .patch({ space_id: user.spaceId, id: user.id })
    .set({ tutorial_open: true })
    .go();
  return user;
};

describe("GET /home", () => {
  test("of a new clinic says what it has, within the declared number of requests", async () => {
    const space = await makeSpace();
    const owner = await withTutorial(await makeUser(space.id, "manager", { practises: true, owner: true }));
    const empty = await look(owner);
    expect(empty.body.setup).toMatchObject({ plan: true, patient: false, appointment: false });
    expect(empty.body.tutorial).toEqual({ done: [] });
    expect(empty.calls).toBe(6);
    const patient = await makePatient(space.id);
    await bookAppointment({ space, booker: owner, professional: owner, patient });
    const booked = await look(owner);
    expect(booked.body.setup).toMatchObject({ patient: true, appointment: true });
    expect(booked.body.tutorial).toEqual({ done: ["book"] });
    // It found something to store.
    expect(booked.calls).toBe(7);
    expect(booked.calls).toBe(appointmentsRoutes.home.calls);
    expect((await look(owner)).calls).toBe(6);
  });

  test("with a closed tutorial has none, and makes no request for it", async () => {
    const space = await makeSpace();
    const manager = await makeUser(space.id, "manager");
    const desk = await makeUser(space.id, "receptionist");
    for (const [user, calls] of [
      [manager, 5],
      [desk, 3],
    ] as const) {
      const seen = await look(user);
      expect(seen.body).not.toHaveProperty("tutorial");
      expect(seen.calls).toBe(calls);
    }
  });
});
