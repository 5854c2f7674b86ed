import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { expect, test } from "vitest";
import { documentClient } from "../../db/client.ts";
import { connect } from "../../db/service.ts";
import { env } from "../../platform/env.ts";
import { as, makeSpace, makeUser } from "../../testing/actors.ts";
import { filledVisit } from "../../testing/filled-visit.ts";
import { localTable } from "../../testing/local-table.ts";
import { makePatient } from "../../testing/patients.ts";
import * as Visits from "../index.ts";
import { SectionEntity } from "../stored/index.ts";

localTable();
const { entities } = connect({ section: SectionEntity });

test("a section has no secondary index key; an older one stored with a key can be read and changed", async () => {
  const space = await makeSpace();
  const professional = await makeUser(space.id, "professional");
  const booker = await makeUser(space.id, "receptionist");
  const patient = await makePatient(space.id);
  const { id } = await filledVisit({ space, booker, professional, patient }, {});
  const save = (version: number, what: string) =>
    as(professional, () =>
      Visits.saveSection({
        params: { appointment: id, section: "complaint" },
        body: { patient: patient.id, version, data: { items: [{ what }] } },
      }),
    );
  await save(0, "first");
  const key = { space_id: space.id, appointment_id: id, section: "complaint" };
  const TableName = env("TABLE_NAME");
  const { Key } = entities.section.get(key).params() as { Key: Record<string, string> };
  const { Item = {} } = await documentClient().send(new GetCommand({ TableName, Key }));
  expect(Item).toMatchObject({ section: "complaint", version: 1 });
  expect(Object.keys(Item).filter((name) => name.startsWith("gsi"))).toEqual([]);

  const indexed = { ...Item, gsi2pk: patient.id, gsi2sk: "step_anamnesis#section_complaint" };
  await documentClient().send(new PutCommand({ TableName, Item: indexed }));
  expect(await save(1, "second")).toMatchObject({ version: 2 });
  const { content } = await as(professional, () => Visits.get(id, undefined));
  expect(content?.sections).toMatchObject([
    { section: "complaint", data: { items: [{ what: "second" }] }, version: 2 },
  ]);
});
