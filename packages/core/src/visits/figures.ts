import { isSigned } from "../appointments/index.ts";
import * as Assessments from "../assessments/index.ts";
import type { TestVersion } from "../contracts/assessments/assessments.ts";
import type { TakenTest } from "../contracts/assessments/custom-test-content.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import type { FigureFacts, figuresRoutes, VisitFigures } from "../contracts/visits/figures.ts";
import { TOTAL, testFigure } from "../contracts/visits/sections/custom-tests.ts";
import { ryodorakuBands } from "../contracts/visits/sections/ryodoraku.ts";
import { type SectionData, type SectionKey, sectionSpec } from "../contracts/visits/sections.ts";
import { type Held, readHeld } from "./results.ts";

type Params = RequestOf<typeof figuresRoutes.figures>["params"];
type Facts = Record<string, FigureFacts>;
type Read = Held & { section: SectionKey; data: unknown };

/** How a figure is called everywhere: its section, and its lasting key there. */
const figureName = (section: SectionKey, key: string) => `${section}.${key}`;

/**
 * Every number of a patient's visits, newest first, as far as the viewer may read them; without the drawings and texts
 * beside them. Three requests, and one where tests of the clinic's own were taken. Throws 404.
 */
export async function figures({ patient }: Params): Promise<ResponseOf<typeof figuresRoutes.figures>> {
  const read = (await readHeld(patient)).flatMap(parsed);
  const visits = new Map<string, VisitFigures>();
  for (const { head, section, data } of read) {
    const numbers = Object.entries(sectionSpec(section).figures?.(data) ?? {}).flatMap(
      ([key, value]): [string, number][] =>
        value !== undefined && Number.isFinite(value) ? [[figureName(section, key), value]] : [],
    );
    if (numbers.length === 0) continue;
    const before = visits.get(head.appointment_id);
    visits.set(head.appointment_id, {
      appointment: head.appointment_id,
      start: head.start,
      professional: head.professional_id,
      signed: isSigned(head),
      figures: { ...before?.figures, ...Object.fromEntries(numbers) },
    });
  }
  return { items: [...visits.values()], facts: { ...limits(read), ...(await testFacts(read)) }, next: null };
}

/** A section as its schema has it. What no schema reads any more has no figures. */
function parsed(held: Held): Read[] {
  const section = held.item.section as SectionKey;
  const { success, data } = sectionSpec(section).schema.safeParse(held.item.data);
  return success ? [{ ...held, section, data }] : [];
}

/** The limits the newest measurement was judged by. */
function limits(read: readonly Read[]): Facts {
  const newest = read.find(({ section }) => section === "ryodoraku");
  const bands = newest ? ryodorakuBands(newest.data as SectionData<"ryodoraku">) : {};
  return Object.fromEntries(
    Object.entries(bands).map(([key, band]) => [figureName("ryodoraku", key), { band }]),
  );
}

/** The clinic's own tests in words: a figure as the newest version that asks for it has it. */
async function testFacts(read: readonly Read[]): Promise<Facts> {
  const taken = read.flatMap(({ section, data }) =>
    section === "custom_tests" ? (data as { items: TakenTest[] }).items : [],
  );
  const names = new Map(taken.map(({ test, version }) => [`${test} ${version}`, { test, version }]));
  if (names.size === 0) return {};
  const { items } = await Assessments.versions([...names.values()]);
  const facts: Facts = {};
  for (const version of items.sort((a, b) => a.version - b.version))
    for (const [key, about] of asked(version)) facts[figureName("custom_tests", key)] = about;
  return facts;
}

const asked = ({ test, content: { name, questions } }: TestVersion): [string, FigureFacts][] => [
  [testFigure(test, TOTAL), { test: name }],
  ...questions.flatMap((question): [string, FigureFacts][] => {
    const key = testFigure(test, question.id);
    if (question.kind === "scale") return [[key, { test: name, label: question.label, digits: 0 }]];
    if (question.kind !== "number") return [];
    const { label, unit, decimals: digits, normal_min, normal_max } = question;
    const usual = normal_min !== null || normal_max !== null;
    return [[key, { test: name, label, unit, digits, ...(usual && { band: [normal_min, normal_max] }) }]];
  }),
];
