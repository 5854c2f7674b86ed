import {
  BatchWriteCommand,
  DeleteCommand,
  PutCommand,
  ScanCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { documentClient } from "../db/client.ts";
import { env } from "../platform/env.ts";
import { generationOf } from "../statistics/sums.ts";

/** A patient, as the plain count of statistics needs one. */
export type PlainPatient = { id: string; born: string | null; gender: string | null; state: string };
export type PlainPayment = {
  id: string;
  kind: "payment" | "refund";
  amount: number;
  method: string;
  day: string;
};
/** An appointment with what it holds. */
export type PlainAppointment = {
  id: string;
  patient: string;
  professional: string;
  /** Its office and the establishment of that. */
  office: string;
  start: string;
  status: string;
  reason: string;
  price: number;
  isClosed: boolean;
  icd: string[];
  patterns: string[];
  points: string[];
  formulas: string[];
  payments: PlainPayment[];
  version: number;
};

type Item = Record<string, unknown>;
const client = () => documentClient();
const keyOf = (space: string, appointment: string, sk: string) => ({
  pk: `$meridian#space_id_${space.toLowerCase()}#appointment_id_${appointment.toLowerCase()}`,
  sk,
});

/** The stored head of an appointment. */
export const headOf = (space: string, plain: PlainAppointment): Item => ({
  ...keyOf(space, plain.id, "$visit#appointment_1"),
  __edb_e__: "appointment",
  __edb_v__: "1",
  space_id: space,
  appointment_id: plain.id,
  gsi1pk: `$meridian#space_id_${space.toLowerCase()}`,
  gsi1sk: `$appointment_1#start_${plain.start.toLowerCase()}#appointment_id_${plain.id.toLowerCase()}`,
  patient_id: plain.patient,
  patient_name: "Demo",
  professional_id: plain.professional,
  office_id: plain.office,
  start: plain.start,
  end: plain.start,
  duration: 60,
  appointment_type: {
    id: "typ_demo",
    name: "Demo",
    price: 5000,
    color: "#000000",
    tests: [],
    treatments: [],
  },
  status: plain.status,
  reason: plain.reason,
  price: plain.price,
  paid: paidOf(plain),
  stands: false,
  notes: "",
  override: false,
  unfinished_by: "",
  ...(plain.isClosed && { closed_by: { id: "usr_demo", name: "Demo", at: plain.start } }),
  ...(plain.status === "done" && {
    summary: {
      icd: plain.icd.map((code) => ({ code, title: `Demo ${code}` })),
      patterns: plain.patterns,
      points: plain.points,
      complaint: "",
      diagnosis: "",
      treatment: "",
    },
  }),
  created_at: plain.start,
  created_by: "usr_demo",
  updated_at: plain.start,
  updated_by: "usr_demo",
  version: plain.version,
});

export const paidOf = ({ payments }: Pick<PlainAppointment, "payments">): number =>
  payments.reduce((sum, { kind, amount }) => sum + (kind === "payment" ? amount : -amount), 0);

/** All stored items of an appointment. */
const itemsOf = (space: string, plain: PlainAppointment): Item[] => [
  headOf(space, plain),
  ...plain.payments.map((payment) => ({
    ...keyOf(space, plain.id, `$charging#payment_1#payment_id_${payment.id}`),
    __edb_e__: "payment",
    __edb_v__: "1",
    space_id: space,
    appointment_id: plain.id,
    payment_id: payment.id,
    kind: payment.kind,
    amount: payment.amount,
    method: payment.method,
    day: payment.day,
    patient_id: plain.patient,
    professional_id: plain.professional,
    establishment_id: "est_demo",
  })),
  {
    ...keyOf(space, plain.id, "$visit#section_1#section_formulas"),
    __edb_e__: "section",
    __edb_v__: "1",
    space_id: space,
    appointment_id: plain.id,
    section: "formulas",
    data: { items: plain.formulas.map((name) => ({ name })) },
  },
  {
    ...keyOf(space, plain.id, "$visit#acupuncture_1"),
    __edb_e__: "acupuncture",
    __edb_v__: "1",
    space_id: space,
    appointment_id: plain.id,
    points: plain.points.map((id) => ({ id, side: "left", auricular: false })),
  },
];

/** Stores an appointment with all it holds, in one request. */
export async function storeAppointment(space: string, plain: PlainAppointment): Promise<Item> {
  const writes = itemsOf(space, plain).map((Item) => ({ PutRequest: { Item } }));
  await client().send(new BatchWriteCommand({ RequestItems: { [env("TABLE_NAME")]: writes } }));
  return headOf(space, plain);
}

export async function deleteAppointment(space: string, plain: PlainAppointment): Promise<void> {
  for (const { pk, sk } of itemsOf(space, plain))
    await client().send(new DeleteCommand({ TableName: env("TABLE_NAME"), Key: { pk, sk } }));
}

/** The stored item of a patient. */
export const patientItem = (space: string, { id, born, gender, state }: PlainPatient): Item => ({
  pk: `$meridian#space_id_${space.toLowerCase()}`,
  sk: `$patient_1#patient_id_${id.toLowerCase()}`,
  __edb_e__: "patient",
  __edb_v__: "1",
  space_id: space,
  patient_id: id,
  state,
  name: "Demo",
  sort_name: "demo",
  language: "en",
  ...(born && { birthday: born }),
  ...(gender && { gender }),
  created_at: "2026-01-01T00:00:00.000Z",
  created_by: "usr_demo",
  version: 1,
  updated_at: "2026-01-01T00:00:00.000Z",
  updated_by: "usr_demo",
});

export async function storePatient(space: string, plain: PlainPatient): Promise<Item> {
  const Item = patientItem(space, plain);
  await client().send(new PutCommand({ TableName: env("TABLE_NAME"), Item }));
  return Item;
}

/** Adds amounts to some of a clinic's stored sums, as nothing of the product does. */
export async function makeWrong(
  space: string,
  changes: readonly { index: number; by: number }[],
): Promise<void> {
  const items = (await readAll()).filter(
    (item) => item.__edb_e__ === "statisticsSums" && item.space_id === space,
  );
  for (const { index, by } of items.length > 0 ? changes : []) {
    const { pk, sk } = items[index % items.length] as Item;
    await client().send(
      new UpdateCommand({
        TableName: env("TABLE_NAME"),
        Key: { pk, sk },
        UpdateExpression: "ADD done :by",
        ExpressionAttributeValues: { ":by": by },
      }),
    );
  }
}

async function readAll(): Promise<Item[]> {
  const items: Item[] = [];
  let next: Item | undefined;
  do {
    const page = await client().send(
      new ScanCommand({ TableName: env("TABLE_NAME"), ...(next && { ExclusiveStartKey: next }) }),
    );
    items.push(...(page.Items ?? []));
    next = page.LastEvaluatedKey;
  } while (next);
  return items;
}

/** Every sum that a clinic is shown and that is not zero, by its kind, professional, place, part of time and name. */
export async function storedSums(space: string): Promise<Record<string, number>> {
  const own = (await readAll()).filter((item) => item.space_id === space);
  const shown = Number(own.find((item) => item.__edb_e__ === "countingProgress")?.shown ?? 0);
  const stored = own.filter((item) => item.__edb_e__ === "statisticsSums" && item.folded === undefined);
  const sums: Record<string, number> = {};
  for (const item of stored) if (generationOf(String(item.sk)) === shown) addItem(sums, item);
  return sums;
}

const KEY = /#professional_(.*)#place_(.*)\|\$statisticssums_1#kind_(.*)#part_(.*)#shard_(.*)$/;

function addItem(sums: Record<string, number>, item: Item) {
  const [, professional, place, kind, part] = KEY.exec(`${item.pk}|${item.sk}`) ?? [];
  for (const [name, value] of Object.entries(item))
    if (typeof value === "number" && value !== 0) {
      const key = [kind, professional, place, part, name].join("|");
      sums[key] = (sums[key] ?? 0) + value;
    }
}
