import { beforeAll, describe, expect, test } from "vitest";
import type { ChosenPoint } from "../../contracts/acupuncture/acupuncture.ts";
import type { SafetyReason } from "../../contracts/visits/sections/safety.ts";
import type { SectionKey } from "../../contracts/visits/sections.ts";
import { connect } from "../../db/service.ts";
import * as Materia from "../../materia/index.ts";
import * as Patients from "../../patients/index.ts";
import { nowIso } from "../../platform/clock.ts";
import * as Scheduling from "../../scheduling/index.ts";
import {
  as,
  counted,
  countedSigning,
  makeSpace,
  makeUser,
  type TestSpace,
  type TestUser,
} from "../../testing/actors.ts";
import { filledVisit } from "../../testing/filled-visit.ts";
import { localTable } from "../../testing/local-table.ts";
import { makePatient } from "../../testing/patients.ts";
import { refusal } from "../../testing/refusal.ts";
import { formulasOf, medicationOf, substancesOf } from "../../testing/safety-record.ts";
import * as Visits from "../index.ts";
import { AcupunctureEntity } from "../stored/acupuncture.entity.ts";

localTable();
const store = connect({ acupuncture: AcupunctureEntity });

let space: TestSpace;
let ana: TestUser;
let desk: TestUser;

beforeAll(async () => {
  space = await makeSpace();
  ana = await makeUser(space.id, "professional");
  desk = await makeUser(space.id, "receptionist");
});

async function begun(sections: Partial<Record<SectionKey, object>>, known: object = {}) {
  const patient = await makePatient(space.id, { birthday: "1980-05-05", ...known });
  const opened = await filledVisit({ space, booker: desk, professional: ana, patient }, sections);
  return { ...opened, patient: patient.id };
}
type Begun = Awaited<ReturnType<typeof begun>>;

const needle = ({ id }: Begun, point: string, technics: number[], version = 1) =>
  store.entities.acupuncture
    .put({
      space_id: space.id,
      appointment_id: id,
      points: [
        { id: point, side: "left", auricular: false, technics, needles_in: 0, needles_out: 0 },
      ] as unknown as ChosenPoint[],
      updated_at: nowIso(),
      updated_by: ana.id,
      version,
    })
    .go();
const done = ({ id, version }: Begun) => {
  const status = { status: "done", reason: "", override: false, version } as const;
  return Scheduling.setStatus(id, status);
};
const finish = (visit: Begun) => as(ana, () => done(visit));
const save = ({ id, patient }: Begun, section: SectionKey, data: object, version = 0) =>
  as(ana, () =>
    Visits.saveSection({
      params: { appointment: id, section },
      body: { patient, version, data: data as Record<string, unknown> },
    }),
  );
const reasons = (...rules: string[]) => ({
  reasons: Object.fromEntries(rules.map((rule) => [rule, { reason: "Discussed with the patient" }])),
});
const rulesOf = async (visit: Begun) => (await refusal(finish(visit))).facts.details?.rules;

describe("signing", () => {
  test("is refused for serious warnings without a reason, naming the rules, and accepted with one", async () => {
    const visit = await begun({
      formulas: formulasOf({ gancao: 3, gansui: 0.5 }),
      medication: medicationOf({ inn: "Warfarin" }),
    });
    await needle(visit, "ST36", [3]);
    const refused = await refusal(finish(visit));
    expect(refused).toMatchObject({ kind: "conflict", code: "safety.reason_needed" });
    const rules = ["pair:gancao:gansui", "technic.bloodletting:Warfarin"];
    expect(refused.facts.details).toEqual({ rules });
    await save(visit, "safety", reasons(rules[0] ?? ""));
    expect(await rulesOf(visit)).toEqual([rules[1]]);
    await save(visit, "safety", reasons(...rules, "no longer needed"), 1);
    expect(await finish(visit)).toMatchObject({ status: "done" });
    const { content } = await as(ana, () => Visits.get(visit.id, visit.patient));
    expect(content?.sections.find(({ section }) => section === "safety")?.data).toMatchObject(
      reasons(...rules, "no longer needed"),
    );
  });

  test("does not accept an empty reason", async () => {
    const visit = await begun({ formulas: formulasOf({ gancao: 3, gansui: 0.5 }) });
    await save(visit, "safety", { reasons: { "pair:gancao:gansui": { reason: "  " } } });
    expect(await rulesOf(visit)).toEqual(["pair:gancao:gansui"]);
  });

  test("uses the patient's record, and the last visit for what this visit did not ask", async () => {
    const pregnant = await begun({}, { pregnant: true });
    await needle(pregnant, "LI4", [1]);
    expect(await rulesOf(pregnant)).toEqual(["point.pregnancy_contraindicated:LI4"]);

    const late = await begun({}, { pregnant: true, pregnancy_due: "2036-02-20" });
    await needle(late, "BL67", [2]);
    // For a breech: nothing that needs a reason.
    await finish(late);
    const early = await begun({}, { pregnant: true, pregnancy_due: "2036-06-01" });
    await needle(early, "BL67", [2]);
    expect(await rulesOf(early)).toEqual(["point.pregnancy_contraindicated:BL67"]);

    const patient = await makePatient(space.id);
    const whose = { space, booker: desk, professional: ana, patient };
    const before = await filledVisit(whose, { medication: medicationOf({ inn: "Warfarin" }) });
    await as(ana, () => done({ ...before, patient: patient.id }));
    const next = await filledVisit(whose, { substances: substancesOf({ danshen: 10 }) });
    expect(await rulesOf({ ...next, patient: patient.id })).toEqual([
      "interaction:danshen:warfarin:Warfarin",
    ]);
  });

  test("uses a past illness until a visit records that it is gone, also through visits that did not ask", async () => {
    const patient = await makePatient(space.id);
    const whose = { space, booker: desk, professional: ana, patient };
    const visitWith = async (sections: Partial<Record<SectionKey, object>>) => ({
      ...(await filledVisit(whose, sections)),
      patient: patient.id,
    });
    const pacemaker = { what: "Implanted cardiac device", code: "Z95.0" };
    const harm = {
      past_history: { illnesses: [pacemaker] },
      allergies: { items: [{ substance: "gancao" }] },
      medication: medicationOf({ inn: "Warfarin" }),
    };
    const first = await visitWith(harm);
    // The findings are stored in the request that signs.
    expect((await countedSigning(ana, () => done(first))).calls).toBe(3);
    const second = await visitWith({ complaint: { items: [{ what: "Tired" }] } });
    expect((await countedSigning(ana, () => done(second))).calls).toBe(3);

    const third = await visitWith({ formulas: formulasOf({ danshen: 10, gancao: 3 }) });
    await needle(third, "ST36", [5]);
    const { patient: banner } = await as(ana, () => Visits.get(third.id, patient.id));
    expect(banner.clinical).toMatchObject({
      allergies: "gancao",
      medication: "Warfarin",
      before: { conditions: [{ key: "pacemaker", said: first.start }], history: true },
    });
    const rules = [
      "allergy.name:gancao",
      "interaction:danshen:warfarin:Warfarin",
      "technic.pacemaker:electro",
    ];
    expect(await rulesOf(third)).toEqual(rules);
    await save(third, "safety", reasons(...rules));
    expect((await countedSigning(ana, () => done(third))).calls).toBe(4);

    const fourth = await visitWith({ past_history: { gone: ["pacemaker"] } });
    await needle(fourth, "ST36", [5]);
    expect(await finish(fourth)).toMatchObject({ status: "done" });
    const fifth = await visitWith({ medication: { none: true } });
    await needle(fifth, "ST36", [5]);
    expect(await finish(fifth)).toMatchObject({ status: "done" });
    const sixth = await visitWith({});
    const { patient: now } = await as(ana, () => Visits.get(sixth.id, patient.id));
    expect(now.clinical).toMatchObject({ allergies: "gancao", medication: "", before: { conditions: [] } });
  });

  test("a visit signed after a later one does not replace the later one's answers", async () => {
    const patient = await makePatient(space.id);
    const whose = { space, booker: desk, professional: ana, patient };
    const late = await filledVisit(whose, {
      allergies: { none: true },
      past_history: { text: "Epilepsy", gone: ["pacemaker"] },
    });
    const newer = await filledVisit(whose, {
      allergies: { items: [{ substance: "Latex" }] },
      past_history: { text: "Pacemaker" },
    });
    await as(ana, () => done({ ...newer, patient: patient.id }));
    await as(ana, () => done({ ...late, patient: patient.id }));
    const next = await filledVisit(whose, {});
    const { patient: banner } = await as(ana, () => Visits.get(next.id, patient.id));
    expect(banner.clinical).toMatchObject({ allergies: "Latex", no_allergies: false });
    expect(banner.clinical?.before.conditions.map(({ key }) => key)).toEqual(["pacemaker", "epilepsy"]);
  });

  test("needs no reason for cautions and notes", async () => {
    const visit = await begun({ formulas: formulasOf({ gancao: 12, mahuang: 1 }) });
    expect(await finish(visit)).toMatchObject({ status: "done" });
  });

  test("uses the facts of a user's own substance", async () => {
    const facts = { name: "Demo root", dose_max_g: 2, toxicity: "toxic" };
    const { substance } = await as(ana, () => Materia.newSubstance(facts as never));
    const visit = await begun({ substances: substancesOf({ [substance.id]: 5 }) });
    expect(await rulesOf(visit)).toEqual([`dose.above:5:${substance.id}`]);
    const { calls } = await countedSigning(ana, () => done(visit).catch(() => undefined));
    expect(calls).toBe(5);
  });

  test("reads the patient's record only if a treatment was chosen", async () => {
    const nothing = await begun({ complaint: { items: [{ what: "Tired" }] } });
    expect((await countedSigning(ana, () => done(nothing))).calls).toBe(3);
    const something = await begun({ formulas: formulasOf({ gancao: 3 }) });
    expect((await countedSigning(ana, () => done(something))).calls).toBe(4);
  });
});

describe("amending", () => {
  type Amend = { reason: string; reasons?: Record<string, SafetyReason> };
  const amending = ({ id, patient }: Begun, section: SectionKey, data: object, amend: Amend, version = 1) =>
    Visits.saveSection({
      params: { appointment: id, section },
      body: { patient, version, data: data as Record<string, unknown>, amend },
    });
  const amend = (...args: Parameters<typeof amending>) => as(ana, () => amending(...args));
  const why = { reason: "Added by telephone" };
  const rule = "pair:gancao:gansui";
  const because = { reason: "Discussed", en: "Incompatible.", pt: "Incompatíveis.", at: "" };

  test("is refused for a serious warning it adds, and accepted with a reason that is stored", async () => {
    const visit = await begun({ formulas: formulasOf({ gancao: 3 }) });
    await finish(visit);
    const added = formulasOf({ gancao: 3, gansui: 0.5 });
    const refused = await refusal(amend(visit, "formulas", added, why));
    expect(refused).toMatchObject({ kind: "conflict", code: "safety.reason_needed" });
    expect(refused.facts.details).toEqual({ rules: [rule] });

    const reasoned = { ...why, reasons: { [rule]: because } };
    const { calls } = await countedSigning(ana, () => amending(visit, "formulas", added, reasoned));
    expect(calls).toBe(3);
    const { content } = await as(ana, () => Visits.get(visit.id, visit.patient));
    expect(content?.sections.find(({ section }) => section === "safety")?.data).toEqual({
      reasons: { [rule]: because },
    });
    expect(content?.amendments.map(({ section, reason }) => [section, reason]).sort()).toEqual([
      ["formulas", why.reason],
      ["safety", why.reason],
    ]);
  });

  test("needs no reason for findings that existed at signing, even if content was recorded since", async () => {
    const visit = await begun({ complaint: { items: [{ what: "Tired" }] } });
    await needle(visit, "LI4", [1]);
    await finish(visit);
    const patient = await as(ana, () => Patients.get(visit.patient));
    await as(ana, () => Patients.update(visit.patient, { ...patient, pregnant: true } as never));
    await amend(visit, "complaint", { items: [{ what: "Very tired" }] }, why);
    const { calls } = await counted(ana, () => amending(visit, "treatment_notes", { text: "Rest" }, why, 0));
    expect(calls).toBe(2);
  });

  test("checks a medicine added later, which the next visit also uses", async () => {
    const visit = await begun({ substances: substancesOf({ danshen: 10 }) });
    await finish(visit);
    const told = medicationOf({ inn: "Warfarin" });
    const refused = await refusal(amend(visit, "medication", told, why, 0));
    const rules = ["interaction:danshen:warfarin:Warfarin"];
    expect(refused.facts.details).toEqual({ rules });
    await amend(visit, "medication", told, { ...why, reasons: { [String(rules[0])]: because } }, 0);
    const whose = { space, booker: desk, professional: ana, patient: { id: visit.patient, name: "Demo" } };
    const next = await filledVisit(whose, { substances: substancesOf({ danshen: 10 }) });
    expect(await rulesOf({ ...next, patient: visit.patient })).toEqual(rules);
  });
});

describe("at the same moment", () => {
  test("an entry saved during signing is checked as well, or refused", async () => {
    for (let round = 0; round < 6; round += 1) {
      const visit = await begun({ formulas: formulasOf({ gancao: 3 }) });
      const [saved, signed] = await Promise.allSettled([
        save(visit, "substances", substancesOf({ gansui: 0.5 })),
        finish(visit),
      ]);
      // Signed without it, or not signed because of it: never signed with it and without a reason.
      expect([saved.status, signed.status].sort()).toEqual(["fulfilled", "rejected"]);
      if (signed.status === "rejected") expect(signed.reason.code).toBe("safety.reason_needed");
    }
  });

  test("a pregnancy recorded during signing is checked as well, or counts as later", async () => {
    for (let round = 0; round < 4; round += 1) {
      const visit = await begun({});
      await needle(visit, "LI4", [1]);
      const patient = await as(ana, () => Patients.get(visit.patient));
      const [changed, signed] = await Promise.allSettled([
        as(ana, () => Patients.update(visit.patient, { ...patient, pregnant: true } as never)),
        finish(visit),
      ]);
      expect(changed.status).toBe("fulfilled");
      if (signed.status === "rejected") {
        expect(signed.reason.code).toBe("safety.reason_needed");
        expect(await rulesOf(visit)).toEqual(["point.pregnancy_contraindicated:LI4"]);
      }
    }
  });
});
