import type { AppointmentItem } from "../appointments/index.ts";
import type { TakenTest } from "../contracts/assessments/custom-test-content.ts";
import { ryodorakuBands } from "../contracts/visits/sections/ryodoraku.ts";
import {
  hasAnyContent,
  SECTION_KEYS,
  type SectionData,
  type SectionKey,
  sectionSpec,
} from "../contracts/visits/sections.ts";
import { readItems } from "../db/read-items.ts";
import { type Operation, put, transact } from "../db/transact.ts";
import { AppError } from "../platform/errors.ts";
import { db } from "./stored/entities.ts";
import type { Measurements } from "./stored/measurements.entity.ts";
import type { SectionItem } from "./stored/records.ts";
import type { VisitItems } from "./stored/visit-items.ts";

type Key = { pk: string; sk: string };
type Head = Pick<AppointmentItem, "space_id" | "appointment_id" | "status">;
type Sections = ReadonlyMap<SectionKey, Pick<SectionItem, "data">>;

/** The name of a figure: its section, and its key there, which never changes. */
export const figureName = (section: SectionKey, key: string) => `${section}.${key}`;

/**
 * The figures of a visit's sections, and which sections are filled. A section that its schema no longer accepts has no figures but
 * counts as filled.
 */
export function measurementsIn(sections: Sections): Measurements {
  const figures: Record<string, number> = {};
  const read = new Map<SectionKey, Record<string, unknown>>();
  const withData: SectionKey[] = [];
  for (const section of SECTION_KEYS) {
    const stored = sections.get(section)?.data;
    if (stored === undefined) continue;
    const { success, data } = sectionSpec(section).schema.safeParse(stored);
    const whole = data as Record<string, unknown>;
    if (!success || hasAnyContent(section, whole)) withData.push(section);
    if (!success) continue;
    read.set(section, whole);
    for (const [key, value] of Object.entries(sectionSpec(section).figures?.(whole) ?? {}))
      if (value !== undefined && Number.isFinite(value)) figures[figureName(section, key)] = value;
  }
  const ryodoraku = read.get("ryodoraku") as SectionData<"ryodoraku"> | undefined;
  const bands = Object.entries(ryodoraku ? ryodorakuBands(ryodoraku) : {});
  const taken = (read.get("custom_tests")?.items ?? []) as TakenTest[];
  return {
    sections: withData,
    figures,
    bands: Object.fromEntries(bands.map(([key, band]) => [figureName("ryodoraku", key), band])),
    tests: taken.map(({ test, version }) => ({ test, version })),
  };
}

/** The write that stores a visit's measurements, for the transaction that ends or amends it. */
export const measurementsWrite = ({ head, sections }: Pick<VisitItems, "head" | "sections">): Operation =>
  put(putOf(head, measurementsIn(sections)));

const putOf = ({ space_id, appointment_id }: Head, measured: Measurements) =>
  db.entities.measurements.put({ space_id, appointment_id, ...measured }).params();

/** The most visits whose measurements are computed for one page. The rest are on the next page. */
const MAX_COMPUTED = 8;

/**
 * The measurements of visits, in the order given. One request per hundred. They are computed from the sections for visits that are
 * not finished, and for some that were finished by versions which did not store them; those are stored now. `read` is the
 * number of visits that were processed.
 */
export async function readMeasurements<H extends Head>(
  heads: readonly H[],
): Promise<{ visits: { head: H; measured: Measurements }[]; read: number }> {
  const over = heads.filter(({ status }) => status === "done");
  const items = await readItems(over.map(measuredKey));
  const kept = new Map(items.map((item) => [String(item.appointment_id), item as unknown as Measurements]));
  const lacking = heads.filter(({ appointment_id }) => !kept.has(appointment_id));
  const beyond = lacking[MAX_COMPUTED];
  const read = beyond ? heads.indexOf(beyond) : heads.length;
  const workedOut = await computeMissing(lacking.slice(0, MAX_COMPUTED));
  return {
    visits: heads.slice(0, read).flatMap((head) => {
      const measured = kept.get(head.appointment_id) ?? workedOut.get(head.appointment_id);
      return measured ? [{ head, measured }] : [];
    }),
    read,
  };
}

const measuredKey = ({ space_id, appointment_id }: Head) =>
  db.entities.measurements.get({ space_id, appointment_id }).params().Key as Key;

/** Computes measurements from the sections, and stores those of finished visits. */
async function computeMissing(heads: readonly Head[]): Promise<Map<string, Measurements>> {
  const found = await readSections(heads.map((head) => ({ head, sections: SECTION_KEYS })));
  const worked = new Map(
    heads.map((head) => [head.appointment_id, measurementsIn(found.get(head.appointment_id) ?? new Map())]),
  );
  await Promise.all(
    heads.map(async (head) => {
      const measured = worked.get(head.appointment_id);
      if (head.status === "done" && measured) await storeComputed(head, measured);
    }),
  );
  return worked;
}

class AlreadyStored extends Error {}

/** Stores measurements unless there are some: an amendment at the same moment writes newer ones. */
async function storeComputed(head: Head, measured: Measurements): Promise<void> {
  const params = { ...putOf(head, measured), ConditionExpression: "attribute_not_exists(pk)" };
  try {
    await transact({ writes: [put(params, () => new AlreadyStored())] });
  } catch (error) {
    const late =
      error instanceof AlreadyStored || (error instanceof AppError && error.code === "write.conflict");
    if (!late) throw error;
  }
}

/** Reads sections of visits. One request per hundred. */
export async function readSections(
  wanted: readonly { head: Head; sections: readonly SectionKey[] }[],
): Promise<Map<string, Map<SectionKey, SectionItem>>> {
  const keys = wanted.flatMap(({ head: { space_id, appointment_id }, sections }) =>
    sections.map(
      (section) => db.entities.section.get({ space_id, appointment_id, section }).params().Key as Key,
    ),
  );
  const found = new Map<string, Map<SectionKey, SectionItem>>();
  for (const item of (await readItems(keys)) as unknown as SectionItem[]) {
    const visit = found.get(item.appointment_id) ?? new Map<SectionKey, SectionItem>();
    found.set(item.appointment_id, visit.set(item.section as SectionKey, item));
  }
  return found;
}
