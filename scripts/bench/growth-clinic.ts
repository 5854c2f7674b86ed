import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import type { TestSpace, TestUser } from "../../packages/core/src/testing/actors.ts";

const DAY = 86_400_000;
const MINUTE = 60_000;
/** What two busy professionals have a working day, half an hour each from eight o'clock on. */
const BUSY_A_DAY = 13;
/** Working days before and after this week's Monday in which everything is as full in each clinic. */
const NEAR = 15;
/** Requests that write at once while a clinic is filled. */
const AT_ONCE = 8;
const PER_REQUEST = 25;

/** What a clinic holds; `visits` are those of the one patient who has come for years. */
export type Size = { appointments: number; patients: number; visits: number };

export type Clinic = {
  space: TestSpace;
  manager: TestUser;
  /** The first two are as busy ahead as the clinic is large, the third has the same ahead in each. */
  professionals: TestUser[];
  offices: string[];
  /** A Monday, epoch milliseconds. */
  monday: number;
  /** Came on every working day near this week, and no other: the same visits in each clinic. */
  regular: string;
  /** Came once a day for `visits` days. */
  lasting: string;
  patient: (index: number) => { id: string; name: string };
  /** The last digits of one phone number. */
  digits: string;
  heads: readonly Head[];
};

export type Head = {
  patient: { id: string; name: string };
  professional: string;
  office: string;
  start: number;
  done: boolean;
};
type Item = Record<string, unknown>;

/** Every fourth is called by two frequent words; everyone has a phone of their own. */
const nameOf = (index: number) => (index % 4 === 0 ? `Maria Demo${index} Silva` : `Rui Demo${index} Costa`);
const phoneOf = (index: number) => `+3519${String(10_000_000 + index * 1_601)}`;

/** Writes a clinic of a size with the items the product itself would have written, by batches. */
export async function fillClinic(document: DynamoDBDocumentClient, size: Size): Promise<Clinic> {
  const { makeSpace, makeUser } = await import("../../packages/core/src/testing/actors.ts");
  const { newId } = await import("../../packages/core/src/platform/ids.ts");
  const space = await makeSpace();
  const manager = await makeUser(space.id, "manager");
  const professionals: TestUser[] = [];
  for (let index = 0; index < 3; index += 1) professionals.push(await makeUser(space.id, "professional"));
  const ids = Array.from({ length: size.patients }, () => newId("patient"));
  const patient = (index: number) => ({ id: String(ids[index]), name: nameOf(index) });
  const today = Math.floor(Date.now() / DAY) * DAY;
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * DAY;
  const clinic: Clinic = {
    space,
    manager,
    professionals,
    offices: space.establishment.offices.map(({ id }) => id),
    monday,
    regular: patient(0).id,
    lasting: patient(1).id,
    patient,
    digits: phoneOf(Math.floor(size.patients / 2)).slice(-6),
    heads: [],
  };
  const heads = [...headsOf(clinic, size)];
  await write(document, appointmentItems(clinic, heads));
  await write(document, ledgerItems(clinic, heads));
  await write(document, patientItems(clinic, size.patients));
  return { ...clinic, heads };
}

/** Every appointment of a clinic: working days on both sides of this week, and the lasting patient's days. */
function* headsOf({ professionals, offices, monday, patient }: Clinic, size: Size): Generator<Head> {
  const [first, second, third] = professionals.map(({ id }) => id) as [string, string, string];
  const [one, two] = offices as [string, string];
  const near = 2 * (2 * NEAR + 1);
  const days = Math.round((size.appointments - size.visits - near) / (2 * BUSY_A_DAY));
  const now = Date.now();
  let next = 2;
  const someone = () => {
    next = next + 1 < size.patients ? next + 1 : 2;
    return patient(next);
  };
  const at = (start: number, professional: string, office: string, who = someone()): Head => ({
    patient: who,
    professional,
    office,
    start,
    done: start < now - 60 * MINUTE,
  });
  for (let index = 0; index < days; index += 1) {
    const day = index - Math.floor(days / 2);
    const eight = monday + (Math.floor(day / 5) * 7 + (((day % 5) + 5) % 5)) * DAY + 8 * 60 * MINUTE;
    const isNear = Math.abs(day) <= NEAR;
    for (let slot = 0; slot < BUSY_A_DAY; slot += 1) {
      const start = eight + slot * 30 * MINUTE;
      yield at(start, first, one, isNear && slot === 0 ? patient(0) : someone());
      yield at(start, second, two);
    }
    if (!isNear) continue;
    yield at(eight + 480 * MINUTE, third, two);
    yield at(eight + 510 * MINUTE, third, two);
  }
  for (let day = 1; day <= size.visits; day += 1)
    yield at(monday - (day + 30) * DAY + 20 * 60 * MINUTE, third, one, patient(1));
}

/** Everything that is over is paid, but every other visit of the lasting patient. */
const isPaid = ({ done, patient, start }: Head, lasting: string) =>
  done && (patient.id !== lasting || new Date(start).getUTCDate() % 2 === 0);

const paymentOf = (head: Head, space: Clinic["space"]) => ({
  kind: "payment" as const,
  amount: 5000,
  method: "card" as const,
  patient_name: head.patient.name,
  professional_id: head.professional,
  establishment_id: space.establishment.id,
  taken_by: head.professional,
  taken_by_name: "Demo Professional",
});

/** Heads, what was paid of those that are over, and what the visits of the two known patients held. */
async function* appointmentItems({ space, regular, lasting }: Clinic, heads: readonly Head[]) {
  const { db: visits } = await import("../../packages/core/src/visits/stored/entities.ts");
  const { db: billing } = await import("../../packages/core/src/billing/entities.ts");
  const { newId } = await import("../../packages/core/src/platform/ids.ts");
  const { ID_PREFIXES } = await import("../../packages/core/src/contracts/kernel/primitives.ts");
  const { dayIn } = await import("../../packages/core/src/time/day-in.ts");
  const { measurementsIn } = await import("../../packages/core/src/visits/measurements.ts");
  const sections = {
    vital_signs: { values: { heart_rate: 64, weight: 70.5 }, confirmed: [] },
    complaint: { text: "Demo complaint, the same as the last time." },
  };
  const measured = measurementsIn(
    new Map(Object.entries(sections).map(([key, data]) => [key as keyof typeof sections, { data }])),
  );
  const appointment = (head: Head, start: string) => ({
    patient_name: head.patient.name,
    professional_id: head.professional,
    office_id: head.office,
    appointment_type: space.appointmentType,
    start,
    end: new Date(head.start + 30 * MINUTE).toISOString(),
    duration: 30,
    price: 5000,
    paid: isPaid(head, lasting) ? 5000 : 0,
    status: head.done ? ("done" as const) : ("scheduled" as const),
    created_at: start,
    created_by: head.professional,
  });
  for (const head of heads) {
    const appointment_id = newId("appointment", head.start);
    idOf.set(head, appointment_id);
    const start = new Date(head.start).toISOString();
    const own = { space_id: space.id, appointment_id, patient_id: head.patient.id };
    const written = { updated_at: start, updated_by: head.professional };
    yield visits.entities.appointment.put({ ...own, ...written, ...appointment(head, start) }).params()
      .Item as Item;
    if (!head.done) continue;
    if (isPaid(head, lasting)) {
      yield billing.entities.charge.put({ ...own, ...written, paid: 5000, entries: 1, version: 1 }).params()
        .Item as Item;
      // Random letters are what filling takes longest for.
      const payment_id = appointment_id.replace(/^[^_]+/, ID_PREFIXES.payment);
      const taken = { payment_id, day: dayIn("Europe/Lisbon", start), taken_at: start };
      yield billing.entities.payment.put({ ...own, ...taken, ...paymentOf(head, space) }).params()
        .Item as Item;
    }
    if (head.patient.id !== regular && head.patient.id !== lasting) continue;
    yield visits.entities.measurements.put({ space_id: space.id, appointment_id, ...measured }).params()
      .Item as Item;
    yield visits.entities.section
      .put({ ...own, ...written, step: "tests", section: "vital_signs", data: sections.vital_signs })
      .params().Item as Item;
    yield visits.entities.section
      .put({ ...own, ...written, step: "anamnesis", section: "complaint", data: sections.complaint })
      .params().Item as Item;
  }
}

const idOf = new WeakMap<Head, string>();

/** The calendars of professionals, offices and patients: what is over is never read again in the patients'. */
async function* ledgerItems({ space }: Clinic, heads: readonly Head[]) {
  const { ledgerKey } = await import("../../packages/core/src/scheduling/ledger.ts");
  const { slotName, slotsOf } = await import("../../packages/core/src/appointments/slots.ts");
  const items = new Map<string, Item>();
  for (const head of heads) {
    const holders = [
      ["professional", head.professional],
      ["office", head.office],
      ...(head.done ? [] : [["patient", head.patient.id]]),
    ] as ["professional" | "office" | "patient", string][];
    const id = String(idOf.get(head));
    for (const [day, slots] of slotsOf({ start: new Date(head.start).toISOString(), duration: 30 }))
      for (const [kind, holder] of holders) {
        const key = ledgerKey(space.id, kind, holder, day);
        const item = items.get(`${key.pk}${key.sk}`) ?? { ...key };
        for (const slot of slots) item[slotName(slot)] = new Set([id]);
        items.set(`${key.pk}${key.sk}`, item);
      }
  }
  yield* items.values();
}

/** The patients, with the rows by which the measured searches find them, and the words that correct what is typed wrong. */
async function* patientItems({ space, patient }: Clinic, patients: number) {
  const { db } = await import("../../packages/core/src/patients/entities.ts");
  const { rowsOf, nameWords } = await import("../../packages/core/src/patients/tokens.ts");
  const { searchRowsOf } = await import("../../packages/core/src/patients/search-rows.ts");
  const { sortName } = await import("../../packages/core/src/patients/normalise.ts");
  const { storeWords } = await import("../../packages/core/src/patients/spelling.ts");
  const at = new Date().toISOString();
  for (let index = 0; index < patients; index += 1) {
    const { id: patient_id, name } = patient(index);
    const mobile_e164 = phoneOf(index);
    const put = db.entities.patient.put({
      space_id: space.id,
      patient_id,
      name,
      sort_name: sortName(name),
      mobile_number: mobile_e164.slice(4),
      mobile_e164,
      language: "pt",
      created_at: at,
      created_by: "bench",
      updated_at: at,
      updated_by: "bench",
    });
    const Item = put.params().Item as Item;
    yield Item;
    const stored = db.entities.patient.parse({ Item: Item as never }).data as Parameters<typeof rowsOf>[0];
    const words = nameWords(name);
    const met = [
      ...rowsOf(stored).filter(({ token }) => words.includes(token)),
      ...searchRowsOf(stored).filter(
        ({ token }) => token === "maria|silva" || token === mobile_e164.slice(-6),
      ),
    ];
    for (const row of met) yield db.entities.token.put(row).params().Item as Item;
  }
  await storeWords(space.id, ["maria", "silva", "rui", "costa"]);
}

/** Writes items as they come, many requests at once. */
async function write(document: DynamoDBDocumentClient, items: AsyncIterable<Item>): Promise<void> {
  const { BatchWriteCommand } = await import("@aws-sdk/lib-dynamodb");
  const table = String(process.env.TABLE_NAME);
  const source = items[Symbol.asyncIterator]();
  // One reads at a time: a generator answers in order.
  const some = async () => {
    const part: Item[] = [];
    while (part.length < PER_REQUEST) {
      const { value, done } = await source.next();
      if (done) break;
      part.push(value);
    }
    return part;
  };
  const writer = async () => {
    for (let part = await some(); part.length > 0; part = await some()) {
      const RequestItems = { [table]: part.map((Item) => ({ PutRequest: { Item } })) };
      const { UnprocessedItems = {} } = await document.send(new BatchWriteCommand({ RequestItems }));
      if (Object.keys(UnprocessedItems).length > 0) throw new Error("The local engine left items unwritten");
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, writer));
}
