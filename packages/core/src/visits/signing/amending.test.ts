import { expect, test } from "vitest";
import * as Scheduling from "../../scheduling/index.ts";
import { as, makeSpace, makeUser } from "../../testing/actors.ts";
import { filledVisit } from "../../testing/filled-visit.ts";
import { localTable } from "../../testing/local-table.ts";
import { makePatient } from "../../testing/patients.ts";
import { refusal } from "../../testing/refusal.ts";
import * as Visits from "../index.ts";

localTable();

test("an amendment that changes nothing is refused and writes nothing", async () => {
  const space = await makeSpace();
  const [professional, booker, patient] = await Promise.all([
    makeUser(space.id, "professional"),
    makeUser(space.id, "receptionist"),
    makePatient(space.id),
  ]);
  const whose = { space, booker, professional, patient };
  const { id, version, price } = await filledVisit(whose, { complaint: { items: [{ what: "knee" }] } });
  const read = () => as(professional, () => Visits.get(id, patient.id));
  const amend = (section: "complaint" | "allergies" | "price", edited: number, data: object) =>
    as(professional, () =>
      Visits.saveSection({
        params: { appointment: id, section },
        body: { patient: patient.id, version: edited, data: { ...data }, amend: { reason: "none" } },
      }),
    );
  await as(professional, () =>
    Scheduling.setStatus(id, { status: "done", reason: "", override: false, version }),
  );
  for (const empty of [
    () => amend("complaint", 1, { items: [{ side: null, what: "knee" }] }),
    () => amend("allergies", 0, {}),
    () => amend("price", 0, { price }),
  ])
    expect(await refusal(empty())).toMatchObject({
      kind: "invalid",
      code: "amendment.unchanged",
      facts: { fields: { data: "amendment.unchanged" } },
    });
  const late = amend("complaint", 0, { items: [{ what: "knee" }] });
  expect(await refusal(late)).toMatchObject({ code: "section.stale" });
  expect((await read()).content?.amendments).toEqual([]);
  await amend("price", 0, { price: Number(price) + 100 });
  expect((await read()).content?.amendments).toMatchObject([{ section: "price", old_value: null }]);
});
