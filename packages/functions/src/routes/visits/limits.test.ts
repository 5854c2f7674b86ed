import { acupunctureRoutes } from "@meridian/core/contracts/acupuncture/acupuncture";
import { appointmentsRoutes } from "@meridian/core/contracts/scheduling/appointments-routes";
import type { SectionKey } from "@meridian/core/contracts/visits/sections";
import { visitsRoutes } from "@meridian/core/contracts/visits/visits-routes";
import { makeSpace, makeUser, type TestSpace, type TestUser } from "@meridian/core/testing/actors";
import { filledVisit } from "@meridian/core/testing/filled-visit";
import { localTable } from "@meridian/core/testing/local-table";
import { makePatient } from "@meridian/core/testing/patients";
import { beforeAll, describe, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { appointment as acupuncture, amend as amendPoints } from "../acupuncture/acupuncture.ts";
import { setStatus } from "../scheduling/appointments.ts";
import { saveSection } from "./visits.ts";

localTable();

let space: TestSpace;
let ana: TestUser;
let desk: TestUser;
let patient: { id: string; name: string };
beforeAll(async () => {
  space = await makeSpace();
  ana = await makeUser(space.id, "professional");
  desk = await makeUser(space.id, "receptionist");
  patient = await makePatient(space.id);
});

const begun = async (sections = {}) =>
  (await filledVisit({ space, booker: desk, professional: ana, patient }, sections)).id;
const save = (appointment: string, section: SectionKey, data: unknown, version = 0, over = {}) =>
  callHandler(visitsRoutes.saveSection, saveSection, {
    as: ana,
    params: { appointment, section },
    // As text: a number keeps the shape it was typed in.
    body: `{"patient":"${patient.id}","version":${version},"data":${typeof data === "string" ? data : JSON.stringify(data)}${
      Object.keys(over).length > 0 ? `,${JSON.stringify(over).slice(1, -1)}` : ""
    }}`,
  });
const sign = (appointment: string, version = 2) =>
  callHandler(appointmentsRoutes.setStatus, setStatus, {
    as: ana,
    params: { appointment },
    body: { status: "done", version },
  });
const amend = { amend: { reason: "Was told later" } };
const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));
/** Three bytes a character. */
const long = (length: number) => "中".repeat(length);
const choice = (index: number, title = long(400)) => ({ code: `A${index}`, title, en: title, pt: title });

describe("numbers nobody measures", () => {
  const cited = (value: string) =>
    `{"icd":[{"code":"A00","title":"x","evidence":[{"section":"pulse","code":"x","value":${value}}]}]}`;
  test.each<[SectionKey, string, string]>([
    ["diagnosis", cited("1e308"), "icd.0.evidence.0.value"],
    ["diagnosis", cited("-1e20"), "icd.0.evidence.0.value"],
    ["diagnosis", cited("1e-308"), "icd.0.evidence.0.value"],
    ["life_habits", '{"values":{"water":1e-300}}', "values.water"],
    ["osteopathy", '{"ranges":{"cervical_flexion":1e-300}}', "ranges.cervical_flexion"],
    ["ryodoraku", '{"readings":{"LU_L":1e-300}}', "readings.LU_L"],
    [
      "substances",
      '{"items":[{"id":"abcdef","substance":"mahuang","name":"x","grams":1e-300}]}',
      "items.0.grams",
    ],
    ["supplements", '{"items":[{"id":"abcdef","kind":"free","name":"x","units":1e-300}]}', "items.0.units"],
  ])("in %s are refused by their field: %s", async (section, data, field) => {
    const answer = await save(await begun(), section, data);
    expect([answer.status, answer.body.fields]).toEqual([400, { [`data.${field}`]: "number.invalid" }]);
  });

  test("a text with half a character is kept with what can be read", async () => {
    const answer = await save(
      await begun(),
      "complaint",
      '{"items":[{"what":"\\ud800 ache since 0001-01-01"}]}',
    );
    expect([answer.status, answer.body.data.items[0].what]).toEqual([200, "\ufffd ache since 0001-01-01"]);
  });
});

describe("more than there is room for", () => {
  test.each<[SectionKey, string, object]>([
    [
      "diagnosis",
      "icd",
      { icd: many(40, (index) => ({ ...choice(index), note: long(1000) })), text: long(8000) },
    ],
    [
      "complaint",
      "items",
      { items: many(12, () => ({ what: long(2000), icd: many(40, (at) => choice(at)) })) },
    ],
    [
      "safety",
      "reasons",
      { reasons: Object.fromEntries(many(200, (index) => [`r${index}`, { reason: long(500) }])) },
    ],
  ])("in %s is refused by name, and what stood stays", async (section, field, data) => {
    const id = await begun({ [section]: {} });
    const answer = await save(id, section, data, 1);
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([
      413,
      "section.too_large",
      { [`data.${field}`]: "section.too_large" },
    ]);
    expect((await save(id, section, {}, 1)).body.version).toBe(2);
  });

  const notedPoints = (note: string) => {
    const of = (channel: string, count: number) =>
      many(count, (index) =>
        ["left", "right"].map((side) => ({ id: `${channel}${index + 1}`, side })),
      ).flat();
    return [...of("BL", 67), ...of("ST", 45), ...of("KI", 13)].map((point) => ({
      ...point,
      auricular: false,
      technics: [9],
      needles_in: 1,
      needles_out: 1,
      note,
    }));
  };

  test("points with long notes are refused by name, and nothing of what stood is lost", async () => {
    const points = notedPoints(long(500));
    const id = await begun();
    const act = async (body: object) =>
      callHandler(acupunctureRoutes.appointment, acupuncture, {
        as: ana,
        params: { appointment: id },
        body,
      });
    expect((await act({ action: "save", version: 0, points: points.slice(0, 2) })).status).toBe(200);
    const answer = await act({ action: "save", version: 1, points });
    expect([answer.status, answer.body.code, answer.body.fields]).toEqual([
      413,
      "section.too_large",
      { points: "section.too_large" },
    ]);
    expect((await act({ action: "get" })).body).toMatchObject({ version: 1, needles_in: 2 });
  });

  test("as many points as there may be, each with a note, are signed and amended as long again", async () => {
    const id = await begun();
    const points = notedPoints("n".repeat(400));
    expect(points).toHaveLength(250);
    const saved = await callHandler(acupunctureRoutes.appointment, acupuncture, {
      as: ana,
      params: { appointment: id },
      body: { action: "save", version: 0, points },
    });
    expect([saved.status, saved.body.code]).toEqual([200, undefined]);
    const reasons = await sign(id);
    expect(reasons.body.code ?? "signed").toBe("signed");
    const amended = await callHandler(acupunctureRoutes.amend, amendPoints, {
      as: ana,
      params: { appointment: id },
      body: {
        patient: patient.id,
        version: 1,
        ashi_points: "",
        ashi_marks: [],
        ...amend,
        points: notedPoints("m".repeat(400)),
      },
    });
    expect([amended.status, amended.body.version]).toEqual([200, 2]);
  });

  test("what is just let in can be signed, and amended as long again", async () => {
    const items = many(6, () => ({ what: long(2000), icd: many(40, (index) => choice(index, long(150))) }));
    const [one, ...others] = items;
    const largest = { items: [one, others[0]] };
    const id = await begun({ complaint: largest, diagnosis: { icd: many(40, (index) => choice(index)) } });
    expect((await sign(id)).status).toBe(200);
    const other = { items: [one, { ...others[0], what: "文".repeat(2000) }] };
    const again = await save(id, "complaint", other, 1, amend);
    expect([again.status, again.body.version]).toEqual([200, 2]);
  });
});

describe("at the same moment", () => {
  const codes = (answers: { status: number; body: { code?: string } }[]) =>
    answers.map(({ status, body }) => `${status} ${body.code ?? ""}`.trim()).sort();

  test("twenty sign: one does", async () => {
    const id = await begun();
    expect(codes(await Promise.all(many(20, () => sign(id))))).toEqual([
      "200",
      ...many(19, () => "409 appointment.stale"),
    ]);
  });

  test("eight amend a section: one does, the others are shown the section", async () => {
    const id = await begun();
    await sign(id);
    const answers = await Promise.all(
      many(8, (index) => save(id, "complaint", { items: [{ what: `${index}` }] }, 0, amend)),
    );
    expect(codes(answers)).toEqual(["200", ...many(7, () => "409 section.stale")]);
    for (const { body } of answers) expect(body.current?.section ?? body.section).toBe("complaint");
  });

  test("two amend two sections: both do", async () => {
    const id = await begun();
    await sign(id);
    const both = await Promise.all([
      save(id, "complaint", { items: [{ what: "Neck pain" }] }, 0, amend),
      save(id, "treatment_notes", { text: "Rest" }, 0, amend),
    ]);
    expect(codes(both)).toEqual(["200", "200"]);
  });
});
