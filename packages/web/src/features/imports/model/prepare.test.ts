import { expect, test } from "vitest";
import { prepareRow } from "./prepare.ts";

const read = (...cells: string[]) =>
  prepareRow(cells, 2, {
    mapping: ["name", "phone"],
    header: ["Nome", "Telefone"],
    dateOrder: "dmy",
    today: "2026-11-28",
  });

test.each(["962223344", "tlm 96 222 33 44"])(
  "a mobile number in a column of telephones is shown once, in its own field: %s",
  (text) => {
    const { values, patient } = read("Ana Demo", text);
    expect(values.phone).toBe("");
    expect(values.mobile_number?.replaceAll(" ", "")).toBe("962223344");
    expect(patient.phone).toBeUndefined();
  },
);

test("what is no number stays where it was written", () => {
  const { values, problems } = read("Ana Demo", "ask the mother");
  expect(values.phone).toBe("ask the mother");
  expect(problems.map(({ code }) => code)).toEqual(["phone_invalid"]);
});
