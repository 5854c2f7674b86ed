import { visitsRoutes } from "@meridian/core/contracts/visits/visits-routes";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { filledVisit } from "@meridian/core/testing/filled-visit";
import { localTable } from "@meridian/core/testing/local-table";
import { makePatient } from "@meridian/core/testing/patients";
import { beforeAll, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { prescription as handler } from "./documents.ts";
import { saveSection } from "./visits.ts";

localTable();

let ana: TestUser;
let visit: { id: string; patient: string };
const line = (substance: string) => ({
  substance,
  name: substance,
  zh: "柴胡",
  latin: "Demo radix",
  grams: 9,
});

beforeAll(async () => {
  const space = await makeSpace();
  ana = await makeUser(space.id, "professional");
  const booker = await makeUser(space.id, "receptionist");
  visit = await filledVisit(
    { space, booker, professional: ana, patient: await makePatient(space.id, { language: "pt" }) },
    {},
  );
});

const save = (section: string, data: object) =>
  callHandler(visitsRoutes.saveSection, saveSection, {
    as: ana,
    params: { appointment: visit.id, section },
    body: { patient: visit.patient, version: 0, data },
  });
const print = (query: Record<string, string> = {}) =>
  callHandler(visitsRoutes.prescription, handler, {
    as: ana,
    params: { appointment: visit.id },
    query,
  });

test("what cannot be prescribed is refused at its field; nothing prescribed is nothing to print", async () => {
  const twice = { id: "formula1", name: "Demo", ingredients: [line("chaihu"), line("chaihu")] };
  expect(await save("formulas", { items: [twice] })).toMatchObject({
    status: 400,
    body: { fields: { "data.items.0.ingredients.1": "ingredient.duplicate" } },
  });
  expect(await print()).toMatchObject({ status: 409, body: { code: "prescription.empty" } });
});

test("is a PDF in the patient's language, or in the one asked for", async () => {
  expect(
    await save("formulas", { items: [{ id: "formula1", name: "Demo", ingredients: [line("chaihu")] }] }),
  ).toMatchObject({
    status: 200,
  });
  const [own, asked] = await Promise.all([print(), print({ language: "en" })]);
  expect(own.headers["content-type"]).toBe("application/pdf");
  expect(own.body).toMatch(/^%PDF-[\s\S]*\/Lang \(pt-PT\)/);
  expect(asked.body).toMatch(/^%PDF-[\s\S]*\/Lang \(en-GB\)/);
  expect(await print({ language: "xx" })).toMatchObject({ status: 400 });
});
