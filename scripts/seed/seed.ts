import { Appointments } from "../../packages/core/src/appointments/index.ts";
import { MODULES } from "../../packages/core/src/contracts/access.ts";
import type { AppointmentType, Establishment } from "../../packages/core/src/contracts/accounts.ts";
import type { Patient } from "../../packages/core/src/contracts/patients.ts";
import { Patients } from "../../packages/core/src/patients/index.ts";
import {
  dayBounds,
  dayIn,
  now,
  nowIso,
  plusDays,
  plusMinutes,
  shiftClock,
} from "../../packages/core/src/platform/clock.ts";
import { inContext } from "../../packages/core/src/platform/context.ts";
import { newId } from "../../packages/core/src/platform/ids.ts";
import { Spaces } from "../../packages/core/src/spaces/index.ts";
import { ADMINISTRATORS } from "../local/environment.ts";
import { type Account, addUser, type DemoUser } from "./accounts.ts";
import { type Generator, generator, patients } from "./people.ts";
import { writeVisit } from "./visits.ts";

const ZONE = "Europe/Lisbon";

export type DemoAccounts = Record<
  | "manager"
  | "professional"
  | "receptionist"
  | "student"
  | "externalEntity"
  | "superAdmin"
  | "marketing"
  | "staff",
  Account
>;

/** Does `work` as a user, at another time: what it writes is dated then. */
async function as<T>(user: DemoUser, work: () => Promise<T>, at = now()): Promise<T> {
  const back = shiftClock(at - now());
  try {
    const actor = await Spaces.loadActor({ userId: user.id, spaceId: user.spaceId });
    return await inContext({ requestId: "seed", actor, dynamoCalls: 0 }, work);
  } finally {
    back();
  }
}

/**
 * The demo clinic, made through the same services as everything else: two establishments, five staff, sixty patients,
 * two weeks of appointments around today and earlier visits behind them.
 */
export async function seed(): Promise<DemoAccounts> {
  const random = generator(20_260_101);
  const clinic = await makeClinic();
  const staff = await makeStaff(clinic.id);
  const today = dayIn(ZONE);
  const people = await as(staff.manager, async () => {
    const added: Patient[] = [];
    for (const person of patients(random, today)) added.push(await Patients.create(person));
    return added;
  });
  for (const weeks of [12, 8, 4])
    await pastWeek(clinic, staff, people, random, plusDays(monday(today), -7 * weeks));
  await week(clinic, staff, people, random, plusDays(monday(today), -7), 0);
  await week(clinic, staff, people, random, monday(today), 1);
  await week(clinic, staff, people, random, plusDays(monday(today), 7), 2);
  return { ...accountsOf(staff), ...(await makeOthers()) };
}

const accountsOf = ({ manager, professional, receptionist, student }: Staff) => ({
  manager: account(manager),
  professional: account(professional),
  receptionist: account(receptionist),
  student: account(student),
});
const account = ({ email, password }: DemoUser): Account => ({ email, password });

type Clinic = { id: string; establishments: Establishment[]; types: AppointmentType[] };

async function makeClinic(): Promise<Clinic> {
  const id = newId("space");
  const place = (name: string, address: string, offices: string[]): Establishment => ({
    id: newId("establishment"),
    name,
    address,
    phone: "210 000 000",
    prescription_logo_url: null,
    letterhead_height: 30,
    offices: offices.map((office) => ({ id: newId("office"), name: office })),
  });
  const type = (name: string, duration: number, price: number, color: string): AppointmentType => ({
    id: newId("appointmentType"),
    name,
    duration,
    price,
    color,
    tests: [],
    treatments: [],
  });
  const establishments = [
    place("Demo House, Baixa", "1 Demo Square, 1100-001 Lisboa", ["Jade room", "Linen room", "Quiet room"]),
    place("Demo House, River", "20 Demo Quay, 1200-001 Lisboa", ["River room", "Garden room"]),
  ];
  const types = [
    type("First visit", 60, 6500, "#1f7a6b"),
    type("Follow-up", 45, 5000, "#2b6cb0"),
    type("Acupuncture", 45, 5000, "#7a5ea8"),
    type("Osteopathy", 60, 5500, "#b4690e"),
    type("Nutrition review", 30, 3500, "#2f7d3b"),
    type("Ear acupuncture", 30, 3000, "#b3547a"),
  ];
  await Spaces.db.entities.space
    .put({
      id,
      space_name: "Demo Clinic Meridian",
      owner_id: "pending",
      plan_code: "pro",
      plan_ends_on: plusDays(dayIn(ZONE), 364),
      free_trial_used: true,
      modules: [...MODULES],
      time_zone: ZONE,
      establishments,
      appointment_types: types,
      created_at: nowIso(),
      updated_at: nowIso(),
    })
    .go();
  return { id, establishments, types };
}

type Staff = Record<"manager" | "professional" | "second" | "student" | "receptionist", DemoUser>;

async function makeStaff(spaceId: string): Promise<Staff> {
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
    }),
    second: await add("professional", "Demo Therapist Two", "professional2", {
      color: "#7a5ea8",
      specialities: ["Nutrition"],
    }),
    student: await add("student", "Demo Student", "student", { color: "#b4690e", student_number: "D-0001" }),
    receptionist: await add("receptionist", "Demo Reception", "receptionist", { color: "#b3547a" }),
  };
  await Spaces.db.entities.space.patch({ id: spaceId }).set({ owner_id: staff.manager.id }).go();
  return staff;
}

/** The provider and the administrators of the back office. */
async function makeOthers() {
  const spaceId = newId("space");
  await Spaces.db.entities.space
    .put({
      id: spaceId,
      space_name: "Demo Supplies",
      owner_id: "pending",
      time_zone: ZONE,
      external_entity: { company_name: "Demo Supplies", vat_number: "500000000", verified: false },
      created_at: nowIso(),
      updated_at: nowIso(),
    })
    .go();
  const admin = (id: string, name: string, email: string) =>
    addUser({ id, spaceId: Spaces.BACKOFFICE, role: "admin", name, email: `${email}@demo.example` });
  return {
    externalEntity: account(
      await addUser({
        spaceId,
        role: "external_entity",
        name: "Demo Provider",
        email: "provider@demo.example",
        owner: true,
      }),
    ),
    superAdmin: account(await admin(ADMINISTRATORS.superAdmin, "Demo Super Admin", "superadmin")),
    marketing: account(await admin(ADMINISTRATORS.marketing, "Demo Marketing", "marketing")),
    staff: account(await admin(ADMINISTRATORS.staff, "Demo Staff", "staff")),
  };
}

/** Monday of a day's week. */
const monday = (day: string) => plusDays(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7));

/** Wall-clock starts of a professional's day, in minutes from midnight. */
const STARTS = [9 * 60, 10 * 60, 11 * 60 + 15, 14 * 60, 15 * 60 + 15, 16 * 60 + 30, 17 * 60 + 30];

/** One week of a full clinic. Past days are finished, today is under way, later days are booked. */
async function week(
  clinic: Clinic,
  staff: Staff,
  people: Patient[],
  random: Generator,
  from: string,
  turn: number,
) {
  let next = turn * 17;
  for (let day = 0; day < 5; day += 1) {
    const date = plusDays(from, day);
    for (const [column, professional] of treating(staff).entries()) {
      for (const start of STARTS) {
        if (!random.chance(0.62)) continue;
        next += 7;
        const patient = people[next % people.length] as Patient;
        await visit(clinic, staff, { date, start, professional, column, patient }, random);
      }
    }
  }
}

/** A few signed visits of an earlier week, so that histories have something to tell. */
async function pastWeek(clinic: Clinic, staff: Staff, people: Patient[], random: Generator, from: string) {
  for (const [index, patient] of people.slice(0, 12).entries()) {
    const start = STARTS[index % STARTS.length] as number;
    const date = plusDays(from, index % 5);
    const column = index < 7 ? 0 : 1;
    const professional = treating(staff)[column] as DemoUser;
    await visit(clinic, staff, { date, start, professional, column, patient }, random);
  }
}

const treating = (staff: Staff) => [staff.professional, staff.manager, staff.second, staff.student];

type Slot = { date: string; start: number; professional: DemoUser; column: number; patient: Patient };

async function visit(clinic: Clinic, staff: Staff, slot: Slot, random: Generator) {
  const { professional, patient, column } = slot;
  const type = random.pick(clinic.types);
  const offices = clinic.establishments.flatMap((place) => place.offices);
  const office = offices[column % offices.length];
  if (!office) return;
  const start = plusMinutes(dayBounds(slot.date, ZONE).start, slot.start);
  const at = Date.parse(start);
  const booked = await as(
    staff.receptionist,
    () =>
      Appointments.create({
        patient: patient.id,
        patient_name: patient.name,
        professional: professional.id,
        office: office.id,
        appointment_type: type.id,
        start,
        duration: type.duration,
        price: type.price,
        notes: "",
        override: false,
      }),
    Math.min(at - 5 * 86_400_000, now()),
  ).catch(freeOfClash);
  if (!booked) return;
  const change = (status: "confirmed" | "arrived" | "missed" | "cancelled", reason: string) =>
    as(staff.receptionist, () =>
      Appointments.setStatus(booked.id, { status, reason, version: booked.version, override: false }),
    );
  if (at > now() + 3_600_000) {
    if (random.chance(0.5)) await change("confirmed", "");
    return;
  }
  if (at > now()) return change("arrived", "");
  if (random.chance(0.08)) return change("missed", "Did not come");
  if (random.chance(0.06)) return change("cancelled", "Patient has a cold");
  const recent = now() - at < 2 * 86_400_000;
  const ending = recent && random.chance(0.15) ? "open" : "done";
  return as(professional, () => writeVisit(booked, random, ending), at);
}

/** A clash with a visit already booked leaves the slot as it is. */
function freeOfClash(error: unknown): undefined {
  if (error instanceof Error && error.message === "appointment.clash") return undefined;
  throw error;
}
