import { describe, expect, test } from "vitest";
import type { Medicine } from "../../contracts/visits/sections/medication.ts";
import { plusDays } from "../../time/days.ts";
import { type CourseVisit, marksOf, type Prescribed } from "./marks.ts";

const FIRST = "2026-03-02";
const range = { from: "2026-01-01", to: "2026-06-30" };
type Content = NonNullable<CourseVisit["content"]>;
/** An appointment so many days after the first. */
const visit = (after: number, content: Partial<Content> | null = {}): CourseVisit => ({
  patient: "pat_demo",
  appointment: `apt_${after}`,
  day: plusDays(FIRST, after),
  professional: "usr_demo",
  signed: true,
  content: content && {
    points: [],
    formulas: [],
    substances: [],
    supplements: [],
    medication: null,
    ...content,
  },
});
const remedy = (name: string, days: number, key = name): Prescribed => ({ key, name, days });
const medicine = (drug: string, more: Partial<Medicine> = {}): Medicine => ({
  drug,
  inn: "",
  group: "",
  dose: "",
  frequency: "",
  since: "",
  stopped: "",
  reason: "",
  ...more,
});
/** Marks other than appointments as `change name +day`. */
const told = (visits: readonly CourseVisit[], within = range) =>
  marksOf(visits, within).flatMap((mark) =>
    mark.kind === "prescription" || mark.kind === "medication"
      ? [`${mark.change} ${mark.name} ${mark.day.slice(5)}`]
      : [],
  );

test("each appointment is a mark, and so are its points, each once", () => {
  const marks = marksOf([visit(0, { points: ["ST36", "ST36", "LI4"] }), visit(7, null)], range);
  expect(marks).toMatchObject([
    { kind: "visit", day: "2026-03-02", appointment: "apt_0" },
    { kind: "points", points: ["ST36", "LI4"] },
    { kind: "visit", day: "2026-03-09" },
  ]);
});

describe("what is prescribed", () => {
  test("is taken from the appointment on, and ends when its days are over", () => {
    expect(told([visit(0, { formulas: [remedy("Xiao Yao San", 7)] })])).toEqual([
      "begun Xiao Yao San 03-02",
      "ended Xiao Yao San 03-09",
    ]);
  });
  test("goes on without a mark where it is prescribed again within a week of its last day", () => {
    const weekly = [0, 7, 15].map((after) => visit(after, { formulas: [remedy("Xiao Yao San", 7)] }));
    expect(told(weekly)).toEqual(["begun Xiao Yao San 03-02", "ended Xiao Yao San 03-24"]);
    const later = [0, 15].map((after) => visit(after, { formulas: [remedy("Xiao Yao San", 7)] }));
    expect(told(later)).toEqual([
      "begun Xiao Yao San 03-02",
      "ended Xiao Yao San 03-09",
      "begun Xiao Yao San 03-17",
      "ended Xiao Yao San 03-24",
    ]);
  });
  test("is stopped by an appointment that prescribes others of its kind, and not by one that prescribes none", () => {
    const formulas = [remedy("Xiao Yao San", 30)];
    expect(
      told([visit(0, { formulas }), visit(7), visit(14, { formulas: [remedy("Gui Pi Tang", 60)] })]),
    ).toEqual([
      "begun Xiao Yao San 03-02",
      "stopped Xiao Yao San 03-16",
      "begun Gui Pi Tang 03-16",
      "ended Gui Pi Tang 05-15",
    ]);
    expect(told([visit(0, { formulas }), visit(7, { supplements: [remedy("Zinc", 300)] })])).toEqual([
      "begun Xiao Yao San 03-02",
      "begun Zinc 03-09",
      "ended Xiao Yao San 04-01",
    ]);
  });
  test("is changed where the same formula has other ingredients", () => {
    const plain = remedy("Xiao Yao San", 20, "f1");
    const more = remedy("Xiao Yao San + Dan Pi", 300, "f1");
    expect(told([visit(0, { formulas: [plain] }), visit(7, { formulas: [more] })])).toEqual([
      "begun Xiao Yao San 03-02",
      "changed Xiao Yao San + Dan Pi 03-09",
    ]);
  });
  test("was begun before the period, where an earlier appointment prescribed it", () => {
    const supplements = [remedy("Zinc", 60)];
    const visits = [visit(0, { supplements }), visit(30, { supplements })];
    expect(told(visits, { from: "2026-03-20", to: "2026-04-30" })).toEqual([]);
    expect(told(visits.slice(1), { from: "2026-03-20", to: "2026-04-30" })).toEqual(["begun Zinc 04-01"]);
  });
});

describe("medication", () => {
  const asked = (after: number, ...medication: Medicine[]) => visit(after, { medication });
  test("that the first appointment names was taken already, unless it names the day", () => {
    expect(told([asked(0, medicine("Ibuprofen"), medicine("Ramipril", { since: "2026-02-10" }))])).toEqual([
      "begun Ramipril 02-10",
    ]);
  });
  test("is begun and stopped between two appointments that asked, on the day the patient named", () => {
    const visits = [
      asked(0, medicine("Ibuprofen"), medicine("Ramipril")),
      visit(3),
      asked(
        14,
        medicine("Ramipril", { stopped: "2026-03-10" }),
        medicine("Zolpidem", { since: "2026-03-12" }),
      ),
    ];
    expect(told(visits)).toEqual([
      "stopped Ramipril 03-10",
      "begun Zolpidem 03-12",
      "stopped Ibuprofen 03-16",
    ]);
  });
  test("counts from the appointment where the day named cannot be, or was none", () => {
    const visits = [
      asked(0, medicine("Ibuprofen")),
      asked(
        14,
        medicine("Ibuprofen"),
        medicine("Zolpidem", { since: "2020-01-01" }),
        medicine("Iron", { since: "spring" }),
      ),
    ];
    expect(told(visits)).toEqual(["begun Zolpidem 03-16", "begun Iron 03-16"]);
  });
  test("is changed with its dose, and recognised by its lasting name", () => {
    const visits = [
      asked(0, medicine("Brufen", { inn: "ibuprofen", dose: "400 mg" })),
      asked(7, medicine("Ibuprofen", { inn: "ibuprofen", dose: "600 mg", frequency: "daily" })),
    ];
    expect(marksOf(visits, range).filter(({ kind }) => kind === "medication")).toMatchObject([
      { change: "changed", day: "2026-03-09", detail: "400 mg → 600 mg daily" },
    ]);
  });
  test("that is to be stopped on a day to come is stopped then", () => {
    expect(told([asked(0, medicine("Prednisolone", { stopped: "2026-03-20" }))])).toEqual([
      "stopped Prednisolone 03-20",
    ]);
    expect(
      told([
        asked(0, medicine("Prednisolone", { stopped: "2026-03-20" })),
        asked(30, medicine("Iron", { since: "x" })),
      ]),
    ).toEqual(["stopped Prednisolone 03-20", "begun Iron 04-01"]);
  });
});

test("appointments whose content may not be read tell nothing but that they took place", () => {
  const formulas = [remedy("Xiao Yao San", 30)];
  expect(told([visit(0, { formulas }), visit(7, null), visit(14, { formulas })])).toEqual([
    "begun Xiao Yao San 03-02",
    "ended Xiao Yao San 04-15",
  ]);
});
