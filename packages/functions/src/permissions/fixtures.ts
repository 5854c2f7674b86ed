import * as Acupuncture from "@meridian/core/acupuncture";
import * as Assessments from "@meridian/core/assessments";
import * as Billing from "@meridian/core/billing";
import type { Role } from "@meridian/core/contracts/kernel/access";
import { formulaForm, substanceForm } from "@meridian/core/contracts/materia/materia-routes";
import { productForm } from "@meridian/core/contracts/supplements/supplements";
import * as Materia from "@meridian/core/materia";
import * as Patients from "@meridian/core/patients";
import { newId } from "@meridian/core/platform/ids";
import * as Scheduling from "@meridian/core/scheduling";
import * as Spaces from "@meridian/core/spaces";
import * as Supplements from "@meridian/core/supplements";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "@meridian/core/testing/actors";
import { makeDocument } from "@meridian/core/testing/documents";
import { makePlanPayment } from "@meridian/core/testing/plan-payments";
import * as Treatments from "@meridian/core/treatments";
import * as Visits from "@meridian/core/visits";

/** Callers: every role of a clinic, the levels of the back office, and a caller who is not signed in. */
export const CALLERS = [
  "manager",
  "managerWhoTreats",
  "professional",
  "professionalWithPermissions",
  "student",
  "receptionist",
  "external_entity",
  "superAdmin",
  "marketing",
  "staff",
  "nobody",
] as const;
export type CallerName = (typeof CALLERS)[number];

/** Whose record the ids of a call belong to. */
export const KINDS = ["own", "foreign", "colleague", "archived", "random"] as const;
export type Kind = (typeof KINDS)[number];

/** Words written into records. A response to a caller who may not read the record must not contain them. */
export const SECRETS = {
  foreign: "FOREIGN-SECRET",
  clinical: "CLINICAL-SECRET",
  colleague: "COLLEAGUE-SECRET",
} as const;

export type Ids = {
  patient: string;
  patientName: string;
  otherPatient: string;
  appointment: string;
  appointmentVersion: number;
  payment: string;
  receipt: string;
  professional: string;
  office: string;
  appointmentType: string;
  establishment: string;
  member: string;
  group: string;
  point: string;
  test: string;
  treatment: string;
  preMade: string;
  product: string;
  substance: string;
  formula: string;
  merge: string;
  invitation: string;
  space: string;
  document: string;
  planPayment: string;
  import: string;
};

type Clinic = { space: TestSpace; users: Record<string, TestUser>; secret: string };
export type World = { home: Clinic; away: Clinic; admins: Record<string, TestUser> };

const PERMISSIONS = { patients_permission: true, appointment_permission: true, calendar_permission: true };

/** A verified provider, in a space of its own. */
async function makeProvider(name: string): Promise<TestUser> {
  const { id } = await makeSpace({ plan: null, modules: [] });
  const external_entity = { company_name: name, vat_number: "999999990", verified: true };
  await Spaces.db.entities.space.patch({ id }).set({ external_entity }).go();
  return makeUser(id, "external_entity", { owner: true, name, modules: [] });
}

async function makeClinic(secret: string): Promise<Clinic> {
  const space = await makeSpace();
  const user = (role: Role, options = {}) =>
    makeUser(space.id, role, { name: `${secret} ${role}`, ...options });
  return {
    space,
    secret,
    users: {
      manager: await user("manager", { owner: true }),
      managerWhoTreats: await user("manager", { practises: true }),
      professional: await user("professional"),
      professionalWithPermissions: await user("professional", PERMISSIONS),
      colleague: await user("professional", PERMISSIONS),
      student: await user("student"),
      receptionist: await user("receptionist"),
      external_entity: await makeProvider(`${secret} provider`),
    },
  };
}

export async function makeWorld(): Promise<World> {
  const admin = (id: string) => makeUser(Spaces.BACKOFFICE, "admin", { id });
  const ids = Spaces.specialIds();
  return {
    home: await makeClinic("Demo"),
    away: await makeClinic(SECRETS.foreign),
    admins: {
      superAdmin: await admin(ids.superAdmin),
      marketing: await admin(ids.marketing),
      staff: await admin(newId("user")),
    },
  };
}

export const callerOf = (world: World, name: CallerName): TestUser | undefined =>
  world.home.users[name] ?? world.admins[name];

const TREATS = ["managerWhoTreats", "professional", "professionalWithPermissions", "student"];
let day = 0;

/** The kind of record that a call names and that must therefore exist. */
export type Named =
  | "patient"
  | "twoPatients"
  | "appointment"
  | "charge"
  | "catalogue"
  | "treatments"
  | "supplies"
  | "clinic"
  | "document"
  | "planPayment";

/** New records for one call, so that calls do not affect each other. */
export async function idsFor(world: World, caller: CallerName, kind: Kind, named: Named): Promise<Ids> {
  if (kind === "random") return randomIds();
  const clinic = kind === "foreign" ? world.away : world.home;
  const makers = named === "supplies" ? [...TREATS, "external_entity"] : TREATS;
  const treats = kind === "own" && makers.includes(caller) ? caller : "colleague";
  const professional = clinic.users[treats] as TestUser;
  const manager = clinic.users.managerWhoTreats as TestUser;
  const ids: Ids = {
    ...randomIds(),
    professional: professional.id,
    office: clinic.space.establishment.offices[0]?.id ?? "",
    appointmentType: clinic.space.appointmentType.id,
    establishment: clinic.space.establishment.id,
    member: (clinic.users.colleague as TestUser).id,
    space: clinic.space.id,
  };
  const secrets: Partial<Record<Kind, string>> = { own: "Demo", colleague: SECRETS.colleague };
  const word = secrets[kind] ?? clinic.secret;
  if (named === "catalogue") return { ...ids, ...(await catalogueOf(professional, word)) };
  if (named === "supplies") return { ...ids, ...(await suppliesOf(professional, word)) };
  if (named === "treatments") return { ...ids, ...(await treatmentsOf(professional, word)) };
  if (named === "clinic") return ids;
  if (named === "planPayment") {
    const made = await makePlanPayment(clinic.space.id, { remark: clinic.secret });
    return { ...ids, planPayment: made.payment_id };
  }
  const patient = await patientOf(clinic, manager, "patient");
  Object.assign(ids, { patient: patient.id, patientName: patient.name });
  if (named === "twoPatients") ids.otherPatient = (await patientOf(clinic, manager, "other")).id;
  if (named === "appointment" || named === "charge") {
    const appointment = await appointmentOf(clinic, professional, manager, patient);
    Object.assign(ids, { appointment: appointment.id, appointmentVersion: appointment.version });
    if (named === "charge") Object.assign(ids, await paymentOf(manager, appointment.id));
  }
  if (named === "document") {
    const made = await makeDocument(professional, patient.id, {
      title: `${clinic.secret} ${SECRETS.clinical}`,
    });
    Object.assign(ids, { document: made.id });
  }
  if (kind === "archived") await as(manager, () => Patients.archive(patient.id));
  return ids;
}

const patientOf = (clinic: Clinic, manager: TestUser, name: string) =>
  as(manager, () =>
    Patients.create({
      name: `${clinic.secret} ${name} ${newId("patient")}`,
      allergies: SECRETS.clinical,
      confirm_duplicates: true,
    }),
  );

/** An open appointment with clinical content, each on another day. */
async function appointmentOf(
  clinic: Clinic,
  professional: TestUser,
  manager: TestUser,
  patient: { id: string; name: string },
) {
  day += 1;
  const booked = await as(manager, () =>
    Scheduling.createAppointment({
      patient: patient.id,
      patient_name: patient.name,
      professional: professional.id,
      office: clinic.space.establishment.offices[0]?.id ?? "",
      appointment_type: clinic.space.appointmentType.id,
      start: new Date(Date.UTC(2030, 0, 1) + day * 86_400_000 + 36_000_000).toISOString(),
      duration: 30,
      notes: "",
      override: true,
    }),
  );
  const opened = await as(professional, () =>
    Scheduling.setStatus(booked.id, {
      status: "open",
      reason: "",
      override: false,
      version: booked.version,
    }),
  );
  await as(professional, () =>
    Visits.saveSection({
      params: { appointment: booked.id, section: "allergies" },
      body: { patient: patient.id, version: 0, data: { text: SECRETS.clinical } },
    }),
  );
  return opened;
}

async function paymentOf(manager: TestUser, appointment: string) {
  const body = { amount: 100, method: "cash", note: "", version: 0 } as const;
  return as(manager, async () => {
    const params = { appointment };
    const { payments } = await Billing.pay({ params, body });
    const { receipts } = await Billing.issueReceipt({ params, body: { version: 1 } });
    return { payment: String(payments[0]?.id), receipt: String(receipts[0]?.id) };
  });
}

async function catalogueOf(user: TestUser, secret: string) {
  return as(user, async () => {
    const name = `${secret} ${newId("point")}`;
    const shape = { auricular: false, info: "", indications: "", contraindications: "" };
    const { points } = await Acupuncture.createPoint({
      name,
      channel: "EX",
      side: "bilateral",
      shared: false,
      ...shape,
    });
    const { group } = await Acupuncture.createGroup({
      name,
      auricular: false,
      points: ["ST36"],
      shared: false,
    });
    const point = points.find((candidate) => candidate.name === name);
    const test = await Assessments.create({ name });
    return { point: String(point?.id), group: group.id, test: test.id };
  });
}

/** Records that both a clinic's user and a provider can have. */
async function suppliesOf(user: TestUser, secret: string) {
  return as(user, async () => {
    const name = `${secret} ${newId("product")}`;
    const { product } = await Supplements.createProduct(productForm.parse({ name }));
    const { substance } = await Materia.newSubstance(substanceForm.parse({ name }));
    const { formula } = await Materia.newFormula(formulaForm.parse({ name }));
    return { product: product.id, substance: substance.id, formula: formula.id };
  });
}

async function treatmentsOf(user: TestUser, secret: string) {
  return as(user, async () => {
    const name = `${secret} ${newId("customTreatment")}`;
    const { id } = await Treatments.createCustom({ name, description: "", minutes: null, shared: false });
    const made = await Treatments.createPreMade({
      category: "osteopathy",
      name,
      content: { items: [{ id: "demo0001", technique: "hvla", places: ["L4"] }] },
      shared: false,
    });
    return { treatment: id, preMade: made.id };
  });
}

const randomIds = (): Ids => ({
  patient: newId("patient"),
  patientName: "Nobody",
  otherPatient: newId("patient"),
  appointment: newId("appointment"),
  appointmentVersion: 1,
  payment: newId("payment"),
  receipt: newId("receipt"),
  professional: newId("user"),
  office: newId("office"),
  appointmentType: newId("appointmentType"),
  establishment: newId("establishment"),
  member: newId("user"),
  group: newId("group"),
  point: newId("point"),
  test: newId("customTest"),
  treatment: newId("customTreatment"),
  preMade: newId("preMade"),
  product: newId("product"),
  substance: newId("substance"),
  formula: newId("formula"),
  merge: newId("merge"),
  invitation: newId("invitation"),
  space: newId("space"),
  document: newId("document"),
  planPayment: newId("planPayment"),
  import: newId("import"),
});
