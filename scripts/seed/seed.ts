import type { AppointmentType, Establishment } from "../../packages/core/src/contracts/accounts/accounts.ts";
import { MODULES } from "../../packages/core/src/contracts/kernel/access.ts";
import type { Patient } from "../../packages/core/src/contracts/patients/patients.ts";
import type { Appointment } from "../../packages/core/src/contracts/scheduling/appointments.ts";
import { DEFAULT_PLANS } from "../../packages/core/src/contracts/subscription/default-offers.ts";
import * as Patients from "../../packages/core/src/patients/index.ts";
import { now, nowIso, plusMinutes, todayIn } from "../../packages/core/src/platform/clock.ts";
import { newId } from "../../packages/core/src/platform/ids.ts";
import * as Scheduling from "../../packages/core/src/scheduling/index.ts";
import * as Spaces from "../../packages/core/src/spaces/index.ts";
import { plusDays } from "../../packages/core/src/time/days.ts";
import { dayBounds } from "../../packages/core/src/time/zones.ts";
import { type Account, account, addUser, type DemoUser } from "./accounts.ts";
import { fillCalendar } from "./calendar.ts";
import { collectDataConsents, collectTreatmentConsents } from "./consents.ts";
import { addExams, addInsurance } from "./documents.ts";
import { shareFormula } from "./formulas.ts";
import { coursesOf, FOLLOWED_WEEKS, type Followed, makeDemoTest } from "./long-term-patient.ts";
import { as, at, ZONE } from "./moments.ts";
import { deposit, PRICES, settle } from "./money.ts";
import { followSymptoms } from "./monitored-symptoms.ts";
import { makeOthers } from "./other-spaces.ts";
import { type Generator, generator, patients } from "./people.ts";
import { CLINIC_PRODUCT, makeProduct } from "./products.ts";
import { writeVisit } from "./visits.ts";
import { STUDENT_WEEK, secondWeek, THERAPIST_WEEK, timeOffFrom } from "./working-time.ts";

export type DemoAccounts = Record<
  | "manager"
  | "professional"
  | "receptionist"
  | "student"
  | "externalEntity"
  | "expired"
  | "expiredAgain"
  | "provider"
  | "superAdmin"
  | "marketing"
  | "staff",
  Account
>;

/**
 * The demo clinic, made through the same services as everything else: two establishments, five users, sixty patients,
 * two weeks of appointments around today and earlier visits with their payments, three long-term patients, patients who
 * follow symptoms, a series and a waiting list.
 * @param onAccounts called once all users can sign in; the appointments are written after that
 * @param small three days of appointments, without earlier visits, symptoms and consents
 */
export async function seed(
  onAccounts: (accounts: DemoAccounts) => void = () => {},
  { small = false } = {},
): Promise<DemoAccounts> {
  const random = generator(20_260_101);
  const clinic = await makeClinic();
  const staff = await makeStaff(clinic);
  const accounts = { ...accountsOf(staff), ...(await makeOthers()) };
  const today = todayIn(ZONE);
  const people: Patient[] = await as(staff.manager, () =>
    Promise.all(patients(random, today).map((person) => Patients.create(person))),
  );
  onAccounts(accounts);
  const courses = coursesOf(await as(staff.professional, makeDemoTest), people);
  const demo = { clinic, staff, people, random, courses, settled: 0, unfinished: new Map<string, number>() };
  for (const [visit, weeks] of small ? [] : FOLLOWED_WEEKS.entries())
    await earlierDay(demo, plusDays(today, -7 * weeks), visit);
  const days = small ? 1 : 7;
  for (let day = -days; day <= days; day += 1) await fullDay(demo, plusDays(today, day), (day + 7) * 11);
  await as(staff.receptionist, () =>
    fillCalendar({
      timeZone: ZONE,
      professional: staff.professional.id,
      office: String(clinic.establishments[0]?.offices[0]?.id),
      types: clinic.types,
      people: people.slice(40),
    }),
  );
  const [followed] = people as [Patient, ...Patient[]];
  await as(staff.professional, () => addExams(followed.id, plusDays(today, -12)));
  await as(staff.receptionist, () => addInsurance(followed.id, plusDays(today, -30)));
  const place = String(clinic.establishments[0]?.id);
  if (!small) {
    await followSymptoms({ ...staff, people, longTerm: [...courses.keys()] });
    await as(staff.receptionist, () => collectDataConsents(people.slice(0, 24), place));
    await as(staff.professional, () => collectTreatmentConsents(people, place));
  }
  await as(staff.professional, () => makeProduct(CLINIC_PRODUCT));
  await as(staff.professional, () =>
    shareFormula("Demo calm evening", ["insomnia", "anxiety"], { suanzaoren: 15, fuling: 9, gancao: 3 }),
  );
  return accounts;
}

type Demo = {
  clinic: Clinic;
  staff: Staff;
  people: Patient[];
  random: Generator;
  /** The results of the first patients' visits. */
  courses: ReturnType<typeof coursesOf>;
  settled: number;
  unfinished: Map<string, number>;
};

const accountsOf = ({ manager, professional, receptionist, student }: Staff) => ({
  manager: account(manager),
  professional: account(professional),
  receptionist: account(receptionist),
  student: account(student),
});

type Clinic = { id: string; establishments: Establishment[]; types: AppointmentType[] };

const place = (name: string, address: string, offices: string[]): Establishment => ({
  id: newId("establishment"),
  name,
  address,
  phone: "210 000 000",
  prescription_logo_url: null,
  letterhead_height: 30,
  offices: offices.map((office) => ({ id: newId("office"), name: office })),
});
const type = (
  name: string,
  duration: number,
  price: number,
  color: string,
  treatments: AppointmentType["treatments"] = [],
): AppointmentType => ({
  id: newId("appointmentType"),
  name,
  duration,
  price,
  color,
  tests: [],
  treatments,
});

async function makeClinic(): Promise<Clinic> {
  const id = newId("space");
  const establishments = [
    place("Demo House, Baixa", "1 Demo Square, 1100-001 Lisboa", ["Jade room", "Linen room", "Quiet room"]),
    place("Demo House, River", "20 Demo Quay, 1200-001 Lisboa", ["River room", "Garden room"]),
  ];
  const types = [
    type("First appointment", 60, 6500, "#1f7a6b"),
    type("Follow-up", 45, 5000, "#2b6cb0"),
    type("Acupuncture", 45, 5000, "#7a5ea8", ["acupuncture"]),
    type("Osteopathy", 60, 5500, "#b4690e", ["osteopathy"]),
    type("Nutrition review", 30, 3500, "#2f7d3b"),
    type("Ear acupuncture", 30, 3000, "#b3547a", ["auricular"]),
  ];
  await Spaces.db.entities.space
    .put({
      id,
      space_name: "Demo Clinic Meridian",
      owner_id: "pending",
      plan_code: "pro",
      plan_terms: DEFAULT_PLANS.pro,
      plan_tier: { months: 12, monthly_cents: 39_00, discount_percent: 20 },
      plan_ends_on: plusDays(todayIn(ZONE), 364),
      owned_modules: MODULES.map((code) => ({ code, ends_on: plusDays(todayIn(ZONE), 364) })),
      free_trial_used: true,
      notify_sms: true,
      modules: [...MODULES],
      time_zone: ZONE,
      establishments,
      appointment_types: types,
      specialities: ["Chinese medicine", "Osteopathy", "Nutrition"],
      prices: PRICES,
      created_at: nowIso(),
      updated_at: nowIso(),
    })
    .go();
  return { id, establishments, types };
}

type Staff = Record<"manager" | "professional" | "second" | "student" | "receptionist", DemoUser>;

async function makeStaff({ id: spaceId, establishments }: Clinic): Promise<Staff> {
  const add = (
    role: "manager" | "professional" | "student" | "receptionist",
    name: string,
    email: string,
    more = {},
  ) => addUser({ spaceId, role, name, email: `${email}@demo.example`, ...more });
  const staff = {
    manager: await add("manager", "Demo Manager", "manager", {
      owner: true,
      practises: true,
      color: "#5b7f95",
      specialities: ["Osteopathy"],
    }),
    professional: await add("professional", "Demo Therapist", "professional", {
      permissions: true,
      color: "#1f7a6b",
      specialities: ["Chinese medicine"],
      working_hours: THERAPIST_WEEK,
    }),
    second: await add("professional", "Demo Therapist Two", "professional2", {
      color: "#7a5ea8",
      specialities: ["Nutrition"],
      working_hours: secondWeek(establishments),
      time_off: timeOffFrom(todayIn(ZONE)),
    }),
    student: await add("student", "Demo Student", "student", {
      color: "#b4690e",
      student_number: "D-0001",
      working_hours: STUDENT_WEEK,
    }),
    receptionist: await add("receptionist", "Demo Reception", "receptionist", { color: "#b3547a" }),
  };
  await Spaces.db.entities.space.patch({ id: spaceId }).set({ owner_id: staff.manager.id }).go();
  return staff;
}

/** Local start times of a professional's day, in minutes from midnight. */
const STARTS = [9 * 60, 10 * 60, 11 * 60 + 15, 14 * 60, 15 * 60 + 15, 16 * 60 + 30, 17 * 60 + 30];

/**
 * A day of the clinic: past appointments are finished, present ones are in progress, later ones are booked. Closed on
 * Sundays, except today.
 */
async function fullDay(demo: Demo, date: string, from: number) {
  const sunday = new Date(`${date}T12:00:00Z`).getUTCDay() === 0;
  if (sunday && date !== todayIn(ZONE)) return;
  let next = from;
  for (const start of STARTS) {
    const taken = treating(demo.staff).flatMap((professional, column) => {
      next += 7;
      const patient = demo.people[next % demo.people.length] as Patient;
      return demo.random.chance(0.42) ? [{ date, start, professional, column, patient }] : [];
    });
    await visits(demo, taken);
  }
}

/**
 * Some signed visits of the past, so that histories have content: recent ones of all patients, older ones only of
 * long-term patients.
 */
async function earlierDay(demo: Demo, date: string, visit: number) {
  const lately = visit >= FOLLOWED_WEEKS.length - 2;
  const professionals = treating(demo.staff).slice(0, 2);
  for (const [turn, start] of STARTS.entries()) {
    const slots = professionals.flatMap((professional, column): Slot[] => {
      const number = turn * 2 + column;
      const followed = demo.courses.get(number)?.(visit);
      const patient = demo.people[number] as Patient;
      return lately || followed ? [{ date, start, professional, column, patient, followed }] : [];
    });
    await visits(demo, slots, lately ? "full" : "short");
  }
}

const treating = (staff: Staff) => [staff.professional, staff.manager, staff.second, staff.student];

type Slot = {
  date: string;
  start: number;
  professional: DemoUser;
  column: number;
  patient: Patient;
  followed?: Followed | undefined;
};

/** Visits that begin at the same time in parallel: booked some days before, then each with its own outcome. */
async function visits(demo: Demo, slots: Slot[], content?: "full" | "short") {
  const [first] = slots;
  if (!first) return;
  const start = plusMinutes(dayBounds(first.date, ZONE).start, first.start);
  const begins = Date.parse(start);
  const ahead = begins - now();
  const booked = await at(Math.min(begins - 5 * 86_400_000, now()), () =>
    Promise.all(slots.map((slot) => book(demo, slot, start))),
  );
  await at(Math.min(begins, now()), () =>
    Promise.all(booked.map((visit) => visit && followUp(demo, visit, ahead, content))),
  );
}

type Booked = { appointment: Appointment; professional: DemoUser; followed: Followed | undefined };

async function book({ clinic, staff, random }: Demo, slot: Slot, start: string): Promise<Booked | undefined> {
  const type = random.pick(clinic.types);
  const offices = clinic.establishments.flatMap((place) => place.offices);
  const body = {
    patient: slot.patient.id,
    patient_name: slot.patient.name,
    professional: slot.professional.id,
    office: String(offices[slot.column % offices.length]?.id),
    appointment_type: type.id,
    start,
    duration: type.duration,
    price: type.price,
    notes: "",
    override: false,
  };
  const appointment = await as(staff.receptionist, () => Scheduling.createAppointment(body)).catch(
    freeOfClash,
  );
  return appointment && { appointment, professional: slot.professional, followed: slot.followed };
}

/** `ahead` is the number of milliseconds until the visit in real time; negative for a past one. */
async function followUp(
  demo: Demo,
  { appointment, professional, followed }: Booked,
  ahead: number,
  content?: "full" | "short",
) {
  const { staff, random } = demo;
  const { id, version } = appointment;
  const change = (status: "confirmed" | "arrived" | "missed" | "cancelled", reason = "") =>
    as(staff.receptionist, () => Scheduling.setStatus(id, { status, reason, version, override: false }));
  if (ahead > HOUR) {
    demo.settled += 1;
    if (demo.settled % 24 === 0) await as(staff.receptionist, () => deposit(id));
    return random.chance(0.5) ? change("confirmed") : undefined;
  }
  if (ahead > 0) return change("arrived");
  const fate = content ? 1 : random.between(1, 100) / 100;
  if (fate < 0.08) return change("missed", "Did not come");
  if (fate < 0.14) return change("cancelled", "Patient has a cold");
  const ending = !content && ahead > -4 * DAY && leavesOpen(demo, professional) ? "open" : "done";
  const extent = content ?? random.pick(["full", "short", "short"] as const);
  await as(professional, () => writeVisit(appointment, random, { ending, extent, followed }));
  demo.settled += 1;
  const turn = demo.settled;
  if (ending === "done") await as(staff.receptionist, () => settle(appointment, turn));
}

/** Each professional has two unfinished visits of these days, at any hour. */
function leavesOpen({ unfinished }: Demo, { id }: DemoUser): boolean {
  const left = unfinished.get(id) ?? 0;
  unfinished.set(id, left + 1);
  return left < 2;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A conflict with a booked visit leaves the slot unchanged. */
function freeOfClash(error: unknown): undefined {
  if (error instanceof Error && error.message === "appointment.clash") return undefined;
  throw error;
}
