import type {
  PublishedQuestion,
  QUESTION_AREAS,
  QUESTION_TOPICS,
} from "@meridian/core/contracts/support/question-answers";

type Area = (typeof QUESTION_AREAS)[number];
type Topic = (typeof QUESTION_TOPICS)[number];
/** What a question is about that is asked on a screen. */
type Subject = { areas: readonly Area[]; topic: Topic };

/** The questions shown on a screen. */
export const MAX_SHOWN = 3;

/** Screens by their address; the first that fits. */
const SUBJECTS: readonly (readonly [RegExp, Subject])[] = [
  [/^\/home$/, { areas: ["home"], topic: "start" }],
  [/^\/calendar$|\/appointments\/new$/, { areas: ["calendar"], topic: "calendar" }],
  [/^\/patient\/[^/]+\/appointment\/|^\/payments$/, { areas: [], topic: "appointments" }],
  [/^\/patients\/import$|^\/settings\/(export|retention|closing|activity)$/, { areas: [], topic: "data" }],
  [/^\/patients?(\/|$)/, { areas: ["patients"], topic: "patients" }],
  [/^\/monitoring$/, { areas: ["monitoring"], topic: "patients" }],
  [/^\/statistics$/, { areas: ["statistics"], topic: "data" }],
  [/^\/messages$/, { areas: [], topic: "messages" }],
  [/^\/(subscription|modules)(\/|$)/, { areas: ["subscription"], topic: "subscription" }],
  [/^\/settings\/(acupuncture|auricular-acupuncture|cmm)(\/|$)/, { areas: ["mtc"], topic: "catalogues" }],
  [/^\/settings\/supplements(\/|$)/, { areas: ["fito"], topic: "catalogues" }],
  [/^\/settings\/icd$/, { areas: [], topic: "catalogues" }],
  [/^\/settings\/osteopathy$/, { areas: ["osteo"], topic: "catalogues" }],
  [
    /^\/(tests|treatments|response-types|custom-(tests|treatments))(\/|$)/,
    { areas: ["others"], topic: "catalogues" },
  ],
  [/^\/(settings|users?)(\/|$)/, { areas: ["settings"], topic: "account" }],
];

const subjectOf = (pathname: string): Subject =>
  SUBJECTS.find(([pattern]) => pattern.test(pathname))?.[1] ?? { areas: [], topic: "start" };

/**
 * The questions to show on a screen: those that an administrator assigned to it, then those of its topic that belong to no other
 * screen, in the order in which administrators put them.
 */
export function questionsOf(questions: readonly PublishedQuestion[], pathname: string): PublishedQuestion[] {
  const { areas, topic } = subjectOf(pathname);
  const assigned = questions.filter(({ area }) => area !== null && areas.includes(area));
  const others = questions.filter((question) => question.topic === topic && question.area === null);
  return [...assigned, ...others].slice(0, MAX_SHOWN);
}
