import { isSigned } from "../appointments/index.ts";
import * as Assessments from "../assessments/index.ts";
import type { TestVersion } from "../contracts/assessments/assessments.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import type { FigureFacts, figuresRoutes } from "../contracts/visits/figures.ts";
import { TOTAL, testFigure } from "../contracts/visits/sections/custom-tests.ts";
import { figureName, readMeasurements } from "./measurements.ts";
import { readStartedVisits } from "./started-visits.ts";
import type { Measurements } from "./stored/measurements.entity.ts";

type Request = RequestOf<typeof figuresRoutes.figures>;
type Facts = Record<string, FigureFacts>;

/**
 * The figures of a patient's visits that the viewer may read, newest first, out of a hundred appointments. They come from the
 * stored measurements; sections are read only of visits that are not finished. Throws 404.
 */
export async function figures({
  params: { patient },
  query: { until },
}: Pick<Request, "params" | "query">): Promise<ResponseOf<typeof figuresRoutes.figures>> {
  const { visits, further } = await readStartedVisits(patient, until);
  const { visits: measured, read } = await readMeasurements(visits);
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
    facts: { ...bandsOfNewest(measured), ...facts },
    next: visits[read]?.start ?? further,
  };
}

/** The ranges used in the newest visit that has any. */
function bandsOfNewest(visits: readonly { measured: Measurements }[]): Facts {
  const newest = visits.find(({ measured }) => Object.keys(measured.bands).length > 0);
  const bands = Object.entries(newest?.measured.bands ?? {});
  return Object.fromEntries(bands.map(([name, [low, high]]) => [name, { band: [low, high] }]));
}

/** Names, units and ranges of the figures of the clinic's own tests, from the newest version that contains each figure. */
async function testFacts(taken: Measurements["tests"]): Promise<Facts> {
  const names = new Map(taken.map(({ test, version }) => [`${test} ${version}`, { test, version }]));
  if (names.size === 0) return {};
  const { items } = await Assessments.versions([...names.values()]);
  const facts: Facts = {};
  for (const version of items.sort((a, b) => a.version - b.version))
    for (const [key, about] of factsOfTest(version)) facts[figureName("custom_tests", key)] = about;
  return facts;
}

const factsOfTest = ({ test, content: { name, questions } }: TestVersion): [string, FigureFacts][] => [
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
