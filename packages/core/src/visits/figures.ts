import { isSigned } from "../appointments/index.ts";
import * as Assessments from "../assessments/index.ts";
import type { TestVersion } from "../contracts/assessments/assessments.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import type { FigureFacts, figuresRoutes } from "../contracts/visits/figures.ts";
import { TOTAL, testFigure } from "../contracts/visits/sections/custom-tests.ts";
import { begunVisits } from "./begun-visits.ts";
import { figureName, type Measured, measuredOf } from "./measured.ts";

type Request = RequestOf<typeof figuresRoutes.figures>;
type Facts = Record<string, FigureFacts>;

/**
 * The numbers of a patient's visits, newest first, as far as the viewer may read them, out of a hundred appointments. No
 * section of a visit that is over is read. Throws 404.
 */
export async function figures({
  params: { patient },
  query: { until },
}: Pick<Request, "params" | "query">): Promise<ResponseOf<typeof figuresRoutes.figures>> {
  const { visits, further } = await begunVisits(patient, until);
  const { visits: measured, read } = await measuredOf(visits);
  const facts = await testFacts(measured.flatMap(({ measured: { tests } }) => tests));
  return {
    items: measured.flatMap(({ head, measured: { figures } }) =>
      Object.keys(figures).length === 0
        ? []
        : {
            appointment: head.appointment_id,
            start: head.start,
            professional: head.professional_id,
            signed: isSigned(head),
            figures: { ...figures },
          },
    ),
    facts: { ...limits(measured), ...facts },
    next: visits[read]?.start ?? further,
  };
}

/** The limits the newest measurement was judged by. */
function limits(visits: readonly { measured: Measured }[]): Facts {
  const newest = visits.find(({ measured }) => Object.keys(measured.bands).length > 0);
  const bands = Object.entries(newest?.measured.bands ?? {});
  return Object.fromEntries(bands.map(([name, [low, high]]) => [name, { band: [low, high] }]));
}

/** The clinic's own tests in words: a figure as the newest version that asks for it has it. */
async function testFacts(taken: Measured["tests"]): Promise<Facts> {
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
