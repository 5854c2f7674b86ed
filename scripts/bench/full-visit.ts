import { bodySystems } from "../../packages/core/src/clinical/anamnesis/review-terms.ts";
import { BODY_VIEWS, bodyAreas } from "../../packages/core/src/clinical/osteopathy/osteopathy-body.ts";
import { motionRanges } from "../../packages/core/src/clinical/osteopathy/osteopathy-ranges.ts";
import { SEGMENT_KEYS } from "../../packages/core/src/clinical/osteopathy/osteopathy-terms.ts";
import { osteopathyTests } from "../../packages/core/src/clinical/osteopathy/osteopathy-tests.ts";
import { PULSE_POSITIONS, pulseQualities } from "../../packages/core/src/clinical/pulse/pulse-terms.ts";
import { RYODORAKU_KEYS } from "../../packages/core/src/clinical/ryodoraku/ryodoraku-terms.ts";
import {
  encodeStroke,
  type StrokePoint,
  tongueMarks,
} from "../../packages/core/src/clinical/tongue/tongue-drawing.ts";
import { type SectionKey, sections } from "../../packages/core/src/contracts/visits/sections.ts";

/** Points of the drawing. */
export const TONGUE_POINTS = 2000;
const STROKES = 40;
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
const words = (count: number) => times(count, (at) => `demo word ${at}`).join(" ");

/** Forty strokes of fifty points each, using every mark of the surface. `moved` makes a different drawing. */
export function tongueStrokes(moved = 0): string[] {
  const marks = tongueMarks.filter(({ view }) => view === "top");
  return times(STROKES, (stroke) => {
    const mark = marks[stroke % marks.length];
    if (!mark) throw new Error("no marks");
    const points = times(
      TONGUE_POINTS / STROKES,
      (at): StrokePoint => [
        300 + moved + (stroke % 8) * 50 + 30 * Math.sin(at / 3),
        200 + at * 12 + (stroke % 5) * 8,
        8 + (at % 16),
      ],
    );
    return encodeStroke({ mark, width: (stroke % 3) as 0 | 1 | 2, pressed: true, points });
  });
}

const RAW: Partial<Record<SectionKey, unknown>> = {
  complaint: {
    items: times(3, (at) => ({
      what: `${words(20)} ${at}`,
      onset: "3 weeks ago",
      course: "better",
      intensity: at + 2,
      side: "left",
      better: words(10),
      worse: words(10),
      icd: times(3, (code) => ({ code: `M5${code}.${at}`, title: words(5) })),
    })),
  },
  medication: {
    items: times(15, (at) => ({
      drug: `Demo drug ${at}`,
      dose: "400 mg",
      frequency: "twice a day",
      since: "2025-01-02",
      reason: words(6),
    })),
  },
  allergies: { items: times(8, (at) => ({ substance: `Demo substance ${at}`, reaction: words(5) })) },
  past_history: {
    illnesses: times(12, (at) => ({ what: `Demo illness ${at}`, when: "2010", note: words(12) })),
    surgeries: times(6, (at) => ({ what: `Demo surgery ${at}`, when: "2012", note: words(12) })),
    family: times(8, (at) => ({ what: `Demo illness ${at}`, note: words(8) })),
    text: words(150),
  },
  life_habits: { values: { diet: "vegetarian" }, text: words(200) },
  review_of_systems: {
    systems: Object.fromEntries(
      bodySystems.map(({ key, findings }) => [
        key,
        { findings: findings.slice(0, 6).map((finding) => finding.key), note: words(8) },
      ]),
    ),
  },
  vital_signs: {
    values: { heart_rate: 72, systolic_bp: 128, diastolic_bp: 82, weight: 71.5, height: 172, spo2: 98 },
  },
  tongue: { top: tongueStrokes(), whole: ["body_color.pale"], note: words(60) },
  pulse: {
    positions: Object.fromEntries(
      PULSE_POSITIONS.map((position, at) => [
        position,
        {
          qualities: pulseQualities.slice(at, at + 4).map(({ key }) => key),
          depth: "deep",
          strength: "weak",
        },
      ]),
    ),
    rate: 74,
    note: words(40),
  },
  ryodoraku: {
    readings: Object.fromEntries(RYODORAKU_KEYS.map((key, at) => [key, 40 + ((at * 7) % 50)])),
    note: words(40),
  },
  osteopathy: {
    segments: SEGMENT_KEYS.map((segment, at) => ({
      segment,
      mobility: "restricted",
      pain: at % 11,
      tart: { tenderness: at % 4, restriction: 1 },
      note: words(6),
    })),
    marks: times(12, (at) => {
      const view = BODY_VIEWS[at % BODY_VIEWS.length] ?? "front";
      return {
        id: `demo${at + 10}`,
        view,
        area: bodyAreas[view][at % 4]?.key,
        at: [0.5, 0.4],
        pain: at % 11,
      };
    }),
    tests: Object.fromEntries(
      osteopathyTests
        .slice(0, 30)
        .map(({ key, sided }) => [
          key,
          sided ? { left: "negative", right: "positive" } : { middle: "positive" },
        ]),
    ),
    ranges: Object.fromEntries(motionRanges.slice(0, 30).map(({ key }, at) => [key, 5 + at])),
    note: words(80),
  },
  custom_tests: {
    items: times(6, (at) => ({
      id: `demotaking${at}`,
      test: `tst_01J0000000000000000000${at}000`,
      version: 1,
      name: `Demo test ${at}`,
      answers: Object.fromEntries(
        times(20, (question) => [`question${question + 10}`, question % 3 === 0 ? words(8) : question]),
      ),
      score: at * 3,
      band: "Demo band",
    })),
  },
  diagnosis: {
    icd: times(8, (at) => ({ code: `M5${at}.1`, title: words(6), primary: at === 0, note: words(15) })),
    patterns: times(5, (at) => ({ key: `demo_pattern_${at}`, primary: at === 0, note: words(15) })),
    osteopathic: times(6, (at) => ({ text: `Demo finding ${at}`, note: words(15) })),
    text: words(200),
  },
  treatment_notes: { text: words(300) },
};

/** Every section of an appointment, as full as in a long first visit, parsed by its own schema. */
export function fullSections(): { section: SectionKey; data: Record<string, unknown> }[] {
  return Object.entries(RAW).map(([section, raw]) => ({
    section: section as SectionKey,
    data: sections[section as SectionKey].schema.parse(raw) as Record<string, unknown>,
  }));
}
