import type { Example } from "@meridian/core/contracts/example/example";
import { allows, type SessionUser, type Who } from "@meridian/ui/session/session";
import type tour from "../../../locales/en/tour.ts";

export type StepName = keyof (typeof tour)["step"];

type StepWho = Who & {
  /** Only for users who treat patients themselves: the example's appointment of today is theirs. */
  treats?: true;
};

export type TourStep = {
  name: StepName;
  /** The address of the screen, with the parts of the query that matter. */
  at: (example: Example) => string;
  /** A selector of the element the bubble points at. The first that is visible is taken. */
  target: string;
  /** Whether the bubble is above the element; otherwise it is below. It moves where there is no room. */
  above?: true;
  who?: StepWho;
};

const hook = (name: string) => `[data-tour="${name}"]`;
/** Points at a heading, from above: what is typed is below it. Of several sections the one that is there. */
const section = (...names: string[]) => ({
  target: names.map((name) => `#title-${name}`).join(", "),
  above: true as const,
});
const record = (tab: string) => `[role="tab"]${hook(`tab-${tab}`)}`;

const patient =
  (tab?: string) =>
  ({ patient: id }: Example) =>
    tab ? `/patient/${id}?tab=${tab}` : `/patient/${id}`;
const visit =
  (step: string) =>
  ({ patient: id, appointment }: Example) =>
    `/patient/${id}/appointment/${appointment}?step=${step}`;
const screen = (path: string) => () => path;

const treats = { can: "clinical.write", treats: true } as const;

/** The guided tour in its order. */
export const TOUR_STEPS: readonly TourStep[] = [
  { name: "today", at: screen("/home"), target: hook("today") },
  { name: "menu", at: screen("/home"), target: hook("menu") },
  { name: "search", at: screen("/home"), target: hook("search") },
  { name: "help", at: screen("/home"), target: hook("help") },
  {
    name: "calendar",
    at: screen("/calendar"),
    target: hook("calendar-bar"),
    who: { can: "appointments.read" },
  },
  { name: "book", at: screen("/calendar"), target: hook("book"), who: { can: "appointments.write" } },
  { name: "patients", at: screen("/patients"), target: hook("patients"), who: { can: "patients.read" } },
  {
    name: "new_patient",
    at: screen("/patients"),
    target: hook("new-patient"),
    who: { can: "patients.write" },
  },
  {
    name: "import_patients",
    at: screen("/patients"),
    target: hook("import-patients"),
    who: { can: "patients.write" },
  },
  { name: "patient", at: patient(), target: hook("patient-head"), who: { can: "patients.read" } },
  { name: "history", at: patient("history"), target: record("history"), who: { can: "patients.read" } },
  { name: "figures", at: patient("figures"), target: record("figures"), who: { can: "clinical.read" } },
  { name: "visit", at: visit("anamnesis"), target: hook("visit-steps"), who: treats },
  { name: "beside", at: visit("anamnesis"), target: hook("record"), who: treats },
  { name: "complaint", at: visit("anamnesis"), ...section("complaint"), who: treats },
  { name: "saved", at: visit("anamnesis"), target: hook("visit-actions"), who: treats },
  {
    name: "medication",
    at: visit("anamnesis"),
    ...section("medication", "history_review"),
    who: treats,
  },
  { name: "vital_signs", at: visit("tests"), ...section("vital_signs"), who: treats },
  { name: "tongue", at: visit("tests"), ...section("tongue"), who: { ...treats, module: "mtc" } },
  { name: "pulse", at: visit("tests"), ...section("pulse"), who: { ...treats, module: "mtc" } },
  { name: "ryodoraku", at: visit("tests"), ...section("ryodoraku"), who: { ...treats, module: "mtc" } },
  {
    name: "osteopathy",
    at: visit("tests"),
    ...section("osteopathy"),
    who: { ...treats, module: "osteo" },
  },
  {
    name: "custom_tests",
    at: visit("tests"),
    ...section("custom_tests"),
    who: { ...treats, module: "others" },
  },
  { name: "diagnosis", at: visit("diagnosis"), ...section("diagnosis"), who: treats },
  { name: "repeat", at: visit("treatments"), target: hook("repeat"), above: true, who: treats },
  {
    name: "points",
    at: visit("treatments"),
    target: hook("points"),
    above: true,
    who: { ...treats, module: "mtc" },
  },
  { name: "formulas", at: visit("treatments"), ...section("formulas"), who: { ...treats, module: "mtc" } },
  {
    name: "supplements",
    at: visit("treatments"),
    ...section("supplements"),
    who: { ...treats, module: "fito" },
  },
  {
    name: "osteopathic_treatment",
    at: visit("treatments"),
    ...section("osteopathic_treatment"),
    who: { ...treats, module: "osteo" },
  },
  { name: "notes", at: visit("treatments"), ...section("treatment_notes"), who: treats },
  { name: "finish", at: visit("treatments"), target: hook("finish"), who: treats },
  {
    name: "signed",
    at: ({ patient: id, earlier_appointment }) => `/patient/${id}/appointment/${earlier_appointment}`,
    target: hook("visit-steps"),
    who: { can: "clinical.read", treats: true },
  },
  {
    name: "monitoring",
    at: patient("monitoring"),
    target: record("monitoring"),
    who: { can: "monitoring.read" },
  },
  { name: "documents", at: patient("documents"), target: record("documents"), who: { can: "patients.read" } },
  { name: "consents", at: patient("consents"), target: record("consents"), who: { can: "patients.read" } },
  { name: "payments", at: patient("payments"), target: record("payments"), who: { can: "patients.read" } },
  { name: "end", at: screen("/home"), target: hook("help") },
];

/** The steps a user can see: those of screens they may open, and of modules they have. */
export const stepsFor = (user: SessionUser): readonly TourStep[] =>
  TOUR_STEPS.filter(({ who }) => !who || (allows(user, who) && (!who.treats || user.practises)));

/** Where a user is in their steps. A step that they no longer see, for lack of a module, is replaced by the next they see. */
export function placeIn(steps: readonly TourStep[], name: string | null): number {
  const after = TOUR_STEPS.slice(
    Math.max(
      0,
      TOUR_STEPS.findIndex((step) => step.name === name),
    ),
  );
  const next = after.find((step) => steps.includes(step));
  return next ? steps.indexOf(next) : 0;
}

/** Whether an address is the one of a step: its path, and what its query names. */
export function isThere(
  { pathname, search }: { pathname: string; search: string },
  address: string,
): boolean {
  const wanted = new URL(address, "https://app.example");
  const named = new URLSearchParams(search);
  return (
    wanted.pathname === pathname && [...wanted.searchParams].every(([key, value]) => named.get(key) === value)
  );
}
