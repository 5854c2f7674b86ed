import { activityRoutes } from "@meridian/core/contracts/activity/activity";
import { listDownloadRoutes } from "@meridian/core/contracts/exports/list-downloads";
import {
  DOWNLOADED_LISTS,
  type DownloadedList,
  LIST_RIGHTS,
} from "@meridian/core/contracts/exports/list-terms";
import { patientsRoutes } from "@meridian/core/contracts/patients/patients";
import { newId } from "@meridian/core/platform/ids";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { beforeAll, describe, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { list as activityList } from "../activity/activity.ts";
import { create } from "../patients/patients.ts";
import { recordList } from "./exports.ts";

localTable();
const users: Record<string, TestUser> = {};
const user = (name: string) => users[name] as TestUser;
let patient: string;
beforeAll(async () => {
  const space = await makeSpace();
  users.manager = await makeUser(space.id, "manager", { practises: true });
  users.professional = await makeUser(space.id, "professional");
  users.receptionist = await makeUser(space.id, "receptionist");
  users.foreigner = await makeUser((await makeSpace()).id, "manager");
  users.expired = await makeUser((await makeSpace({ daysLeft: 0 })).id, "manager");
  const made = await callHandler(patientsRoutes.create, create, {
    as: user("manager"),
    body: { name: "Demo Patient One" },
  });
  patient = made.body.id;
});

const record = (as: TestUser, body: object) =>
  callHandler(listDownloadRoutes.recordList, recordList, { as, body });
async function exported(as: TestUser): Promise<{ record: string; patient: string | null }[]> {
  const { body } = await callHandler(activityRoutes.list, activityList, { as, query: { action: "export" } });
  return body.items.map(({ record, patient }: { record: string; patient: string | null }) => ({
    record,
    patient,
  }));
}

describe("recording the download of a list", () => {
  test("names the list and its filters in the audit trail, and nobody", async () => {
    const answer = await record(user("manager"), {
      list: "activity",
      patient,
      state: "read",
      from: "2026-11-01",
      to: "2026-11-30",
      searched: true,
    });
    expect(answer.status).toBe(201);
    expect(await exported(user("manager"))).toContainEqual({
      record: "list_activity?state=read&from=2026-11-01&to=2026-11-30&searched=true",
      patient,
    });
  });

  test.each(DOWNLOADED_LISTS)("opens %s to who has its right", async (list: DownloadedList) => {
    const of = list.startsWith("patient_") ? { patient } : {};
    expect((await record(user("manager"), { list, ...of })).status).toBe(201);
    const several = LIST_RIGHTS[list] === "data.transfer";
    const { status, body } = await record(user("professional"), { list, ...of });
    expect(status).toBe(several ? 403 : 201);
    if (several) expect(body.code).toBe("list.not_downloadable");
    const desk = several || LIST_RIGHTS[list] === "clinical.read" ? 403 : 201;
    expect((await record(user("receptionist"), { list, ...of })).status).toBe(desk);
  });

  test("opens the payments of a single day to who takes payments, and no more of them", async () => {
    const day = { list: "payments", from: "2026-11-23", to: "2026-11-23" };
    for (const name of ["manager", "professional", "receptionist"])
      expect((await record(user(name), day)).status, name).toBe(201);
    expect((await record(user("receptionist"), { ...day, to: "2026-11-24" })).status).toBe(403);
    expect((await record(user("receptionist"), { list: "payments", to: "2026-11-23" })).status).toBe(403);
    const entry = { record: "list_payments?from=2026-11-23&to=2026-11-23", patient: null };
    expect((await exported(user("manager"))).filter(({ record: of }) => of === entry.record)).toHaveLength(3);
  });

  test("needs the patient of a list of one, of this clinic", async () => {
    expect((await record(user("manager"), { list: "patient_payments" })).status).toBe(404);
    expect((await record(user("foreigner"), { list: "patient_payments", patient })).status).toBe(404);
    const random = await record(user("manager"), { list: "patient_payments", patient: newId("patient") });
    expect(random.status).toBe(404);
  });

  test("takes no words that were typed", async () => {
    for (const filters of [{ state: "Demo Patient" }, { q: "Demo" }, { searched: "Demo" }, { user: "Demo" }])
      expect((await record(user("manager"), { list: "patients", ...filters })).status).toBe(400);
  });

  test("works when the plan has ended", async () => {
    expect((await record(user("expired"), { list: "patients" })).status).toBe(201);
  });
});
