import fc from "fast-check";
import type * as z from "zod";
import { BODY_VIEWS, bodyAreas } from "../clinical/osteopathy/osteopathy-body.ts";
import { motionRanges } from "../clinical/osteopathy/osteopathy-ranges.ts";
import { osteopathyTests } from "../clinical/osteopathy/osteopathy-tests.ts";
import { encodeStroke, type TongueView, tongueMarks } from "../clinical/tongue/tongue-drawing.ts";
import { otherTreatmentTerms } from "../clinical/treatments/other-treatments.ts";
import { TEST_RESULTS } from "../contracts/visits/sections/osteopathy.ts";
import { type SectionKey, sectionSpec } from "../contracts/visits/sections.ts";
import { valuesOf } from "./contract-values.ts";

type Content = Record<string, unknown>;
const some = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 1, maxLength: 3 });
const unit = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
const words = fc.constantFrom("", "Demo note", '=1+1 "quoted"\n舌 ção');

const marks = some(
  fc
    .constantFrom(...BODY_VIEWS)
    .chain((view) =>
      fc.record({ view: fc.constant(view), area: fc.constantFrom(...bodyAreas[view].map(({ key }) => key)) }),
    )
    .chain((place) =>
      fc.record({ at: fc.tuple(unit, unit), note: words }).map((rest) => ({ ...place, ...rest })),
    ),
).map((all) => all.map((mark, index) => ({ id: `mark${index}`, quality: [], pain: null, ...mark })));

const tests = fc
  .subarray([...osteopathyTests], { minLength: 1, maxLength: 4 })
  .chain((chosen) => fc.record({ chosen: fc.constant(chosen), result: fc.constantFrom(...TEST_RESULTS) }))
  .map(({ chosen, result }) =>
    Object.fromEntries(chosen.map(({ key, sided }) => [key, sided ? { left: result } : { middle: result }])),
  );

const ranges = fc
  .subarray([...motionRanges], { minLength: 1, maxLength: 6 })
  .map((chosen) => Object.fromEntries(chosen.map(({ key, usual }) => [key, usual ?? 10])));

const strokes = (view: TongueView) =>
  some(
    fc.record({
      mark: fc.constantFrom(...tongueMarks.filter((mark) => mark.view === view)),
      width: fc.constantFrom(0, 1, 2),
      pressed: fc.boolean(),
      points: fc.array(fc.tuple(fc.nat(900), fc.nat(900), fc.nat(31)), { minLength: 1, maxLength: 8 }),
    }),
  ).map((all) => all.map((stroke) => encodeStroke(stroke as never)));

const others = some(fc.record({ term: fc.constantFrom(...otherTreatmentTerms), note: words })).map((all) =>
  all.map(({ term, note }, index) => ({
    id: `other${index}`,
    key: term.key,
    module: term.module,
    name: term.en,
    note,
  })),
);

/** Fields whose parts must agree with each other by a rule that the schema's form does not say. */
const AGREEING: Partial<Record<SectionKey, Record<string, fc.Arbitrary<unknown>>>> = {
  osteopathy: { marks, tests, ranges },
  tongue: { top: strokes("top"), under: strokes("under") },
  other_treatments: { items: others },
};

/** Any content of a section that its contract accepts, as it is stored. */
export function sectionValues(key: SectionKey): fc.Arbitrary<Content> {
  const schema = sectionSpec(key).schema as z.ZodType<Content>;
  const agreeing = AGREEING[key];
  if (!agreeing) return valuesOf(schema);
  return fc
    .tuple(valuesOf(schema), fc.record(agreeing))
    .map(([free, fields]) => schema.parse({ ...free, ...fields }));
}
