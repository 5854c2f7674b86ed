import { beforeAll, expect, test } from "vitest";
import { classicFormulas } from "../reference/classic-formulas.ts";
import { substances } from "../reference/substances.ts";
import * as Scheduling from "../scheduling/index.ts";
import * as Spaces from "../spaces/index.ts";
import { as, counted, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { filledVisit } from "../testing/filled-visit.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { pdfPages, pdfText } from "../testing/pdf-text.ts";
import * as Printing from "./index.ts";

localTable();

let space: TestSpace;
let ana: TestUser;
let desk: TestUser;

const line = (id: string, grams: number) => {
  const known = substances.find((one) => one.id === id);
  if (!known) throw new Error(`no ${id}`);
  return { substance: id, name: known.pinyin, zh: known.zh, latin: known.latin, grams };
};
const bare = ({ substance, name, grams }: ReturnType<typeof line>) => ({ substance, name, grams });
const FORMULA = {
  id: "formula1",
  sources: ["xiaoyaosan"],
  name: "Xiāo Yáo Sǎn",
  zh: "逍遥散",
  base: [line("chaihu", 9), line("bohe", 3)].map(bare),
  ingredients: [line("chaihu", 9), line("mudanpi", 6)],
  form: "decoction",
  doses_per_day: 2,
  days: 7,
  instructions: "Warm, half an hour before meals",
};
const CONTENT = {
  formulas: { items: [FORMULA] },
  substances: { items: [{ ...line("sanqi", 3), id: "alone1", form: "powder", doses_per_day: 3, days: 10 }] },
  supplements: { items: [{ id: "chosen1", kind: "free", name: "Demo magnesium" }] },
};

beforeAll(async () => {
  space = await makeSpace();
  ana = await makeUser(space.id, "professional");
  await Spaces.db.entities.user
    .patch({ space_id: space.id, id: ana.id })
    .set({ license_number: "C-0042" })
    .go();
  desk = await makeUser(space.id, "receptionist");
});

const visitWith = async (sections: object, language: "en" | "pt" = "pt") =>
  filledVisit(
    { space, booker: desk, professional: ana, patient: await makePatient(space.id, { language }) },
    sections,
  );

test("prints names in pinyin, Chinese and Latin, grams per day, per dose and in total, and that it is not signed", async () => {
  const { id } = await visitWith(CONTENT);
  const { value, calls } = await counted(ana, () => Printing.prescriptionPdf(id, "en"));
  expect(calls).toBeLessThanOrEqual(4);
  const words = pdfText(value);
  for (const part of [
    "Prescription",
    "Xiāo Yáo Sǎn + Mǔ Dān Pí − Bò He",
    "逍遥散",
    "Chái Hú",
    "柴胡",
    "Bupleuri Radix",
    "9 g",
    "4.5 g",
    "63 g",
    "15 g",
    "7.5 g",
    "105 g",
    "Decoction, 2 doses a day, for 7 days",
    "Warm, half an hour before meals",
    "三七",
    "3 g",
    "1 g",
    "30 g",
    "Powder, 3 doses a day, for 10 days",
    ana.name,
    "C-0042",
    String(space.establishment.name),
    "Demo magnesium",
  ])
    expect(words).toContain(part);
  expect(words.match(/Not signed: the content may still change\./g)).toHaveLength(2);
});

test("uses the patient's language by default, and names who signed", async () => {
  const visit = await visitWith(CONTENT);
  await as(ana, () =>
    Scheduling.setStatus(visit.id, { status: "done", reason: "", override: false, version: visit.version }),
  );
  const words = pdfText(await as(ana, () => Printing.prescriptionPdf(visit.id)));
  for (const part of [
    "Receita",
    "Decocção, 2 tomas por dia, durante 7 dias",
    "4,5 g",
    `Assinado por ${ana.name}`,
  ])
    expect(words).toContain(part);
  expect(words).not.toContain("Não assinado");
});

test("continues a long prescription on a second sheet without losing a substance", async () => {
  const many = substances.slice(0, 60).map(({ id }) => line(id, 6));
  const { id } = await visitWith({ formulas: { items: [{ ...FORMULA, base: [], ingredients: many }] } });
  const pages = pdfPages(await as(ana, () => Printing.prescriptionPdf(id, "en")));
  expect(pages.length).toBeGreaterThan(1);
  for (const { name } of many) expect(pages.join("\n")).toContain(name);
});

test("prints every name of the materia medica without a box", async () => {
  const named = [...substances, ...classicFormulas];
  const parts = (size: number) =>
    Array.from({ length: Math.ceil(named.length / size) }, (_, at) =>
      named.slice(at * size, (at + 1) * size),
    );
  const inChinese = parts(54).map((part, at) => ({
    ...FORMULA,
    id: `chinese${at}`,
    ingredients: [],
    instructions: part.map(({ zh }) => zh).join(" "),
  }));
  const inPinyin = parts(31).map((part, at) => ({
    ...line(substances[at]?.id ?? "", 1),
    id: `pinyin${at}`,
    instructions: part.map(({ pinyin }) => pinyin).join("; "),
  }));
  const { id } = await visitWith({ formulas: { items: inChinese }, substances: { items: inPinyin } });
  const words = pdfText(await as(ana, () => Printing.prescriptionPdf(id, "en")));
  expect(words).not.toContain("□");
  const printed = words.replace(/\s/g, "");
  for (const { zh } of named) expect(printed).toContain(zh);
});

test("refuses an empty prescription", async () => {
  const { id } = await visitWith({ treatment_notes: { text: "Rest" } });
  await expect(as(ana, () => Printing.prescriptionPdf(id))).rejects.toMatchObject({
    kind: "conflict",
    code: "prescription.empty",
  });
});

test("the visit's summary includes its prescription", async () => {
  const { id } = await visitWith(CONTENT);
  const words = pdfText(await as(ana, () => Printing.visitPdf(id, "en")));
  for (const part of ["Formulas", "Xiāo Yáo Sǎn + Mǔ Dān Pí", "Single substances", "三七"])
    expect(words).toContain(part);
});

test("refuses the front desk and other spaces", async () => {
  const { id } = await visitWith(CONTENT);
  const stranger = await makeUser((await makeSpace()).id, "professional");
  await expect(as(desk, () => Printing.prescriptionPdf(id))).rejects.toMatchObject({ kind: "forbidden" });
  await expect(as(stranger, () => Printing.prescriptionPdf(id))).rejects.toMatchObject({
    code: "appointment.not_found",
  });
});
