import type { AppointmentItem } from "../appointments/index.ts";
import type { TakenTest } from "../contracts/assessments/custom-test-content.ts";
import { ryodorakuBands } from "../contracts/visits/sections/ryodoraku.ts";
import {
  holdsAnything,
  SECTION_KEYS,
  type SectionData,
  type SectionKey,
  sectionSpec,
} from "../contracts/visits/sections.ts";
import { readItems } from "../db/read-items.ts";
import { type Operation, put, transact } from "../db/transact.ts";
import { AppError } from "../platform/errors.ts";
import { db } from "./entities.ts";
import type { SectionItem } from "./records.ts";
import type { VisitItems } from "./visit-items.ts";

type Key = { pk: string; sk: string };
type Head = Pick<AppointmentItem, "space_id" | "appointment_id" | "status">;
type Sections = ReadonlyMap<SectionKey, Pick<SectionItem, "data">>;

/** What a visit holds, in small. */
export type Measured = {
  sections: readonly SectionKey[];
  figures: Readonly<Record<string, number>>;
  bands: Readonly<Record<string, readonly [number | null, number | null]>>;
  tests: readonly { test: string; version: number }[];
};

/** How a figure is called everywhere: its section, and its lasting key there. */
export const figureName = (section: SectionKey, key: string) => `${section}.${key}`;

/**
 * The numbers of a visit's sections and which of them hold anything. What no schema reads any more has no figures, and may
 * hold something.
 */
export function measuredIn(sections: Sections): Measured {
  const figures: Record<string, number> = {};
  const read = new Map<SectionKey, Record<string, unknown>>();
  const held: SectionKey[] = [];
  for (const section of SECTION_KEYS) {
    const stored = sections.get(section)?.data;
    if (stored === undefined) continue;
    const { success, data } = sectionSpec(section).schema.safeParse(stored);
    const whole = data as Record<string, unknown>;
    if (!success || holdsAnything(section, whole)) held.push(section);
    if (!success) continue;
    read.set(section, whole);
    for (const [key, value] of Object.entries(sectionSpec(section).figures?.(whole) ?? {}))
      if (value !== undefined && Number.isFinite(value)) figures[figureName(section, key)] = value;
  }
  const ryodoraku = read.get("ryodoraku") as SectionData<"ryodoraku"> | undefined;
  const bands = Object.entries(ryodoraku ? ryodorakuBands(ryodoraku) : {});
  const taken = (read.get("custom_tests")?.items ?? []) as TakenTest[];
  return {
    sections: held,
    figures,
    bands: Object.fromEntries(bands.map(([key, band]) => [figureName("ryodoraku", key), band])),
    tests: taken.map(({ test, version }) => ({ test, version })),
  };
}

/** The write that keeps it, for the transaction that ends or amends the visit. */
export const measuredWrite = ({ head, sections }: Pick<VisitItems, "head" | "sections">): Operation =>
  put(putOf(head, measuredIn(sections)));

const putOf = ({ space_id, appointment_id }: Head, measured: Measured) =>
  db.entities.measured.put({ space_id, appointment_id, ...measured }).params();

/** Visits of before this was kept that one answer works out; the rest are another page's. */
const MOST_WORKED_OUT = 8;

/**
 * What visits hold, in small, newest first as they are given: one request for a hundred. Visits that are not over are read
 * as they are. Of those that ended before this was kept a few are worked out and kept now; `read` says how many of the
 * visits were got through.
 */
export async function measuredOf<H extends Head>(
  heads: readonly H[],
): Promise<{ visits: { head: H; measured: Measured }[]; read: number }> {
  const over = heads.filter(({ status }) => status === "done");
  const items = await readItems(over.map(measuredKey));
  const kept = new Map(items.map((item) => [String(item.appointment_id), item as unknown as Measured]));
  const lacking = heads.filter(({ appointment_id }) => !kept.has(appointment_id));
  const beyond = lacking[MOST_WORKED_OUT];
  const read = beyond ? heads.indexOf(beyond) : heads.length;
  const workedOut = await workOut(lacking.slice(0, MOST_WORKED_OUT));
  return {
    visits: heads.slice(0, read).flatMap((head) => {
      const measured = kept.get(head.appointment_id) ?? workedOut.get(head.appointment_id);
      return measured ? [{ head, measured }] : [];
    }),
    read,
  };
}

const measuredKey = ({ space_id, appointment_id }: Head) =>
  db.entities.measured.get({ space_id, appointment_id }).params().Key as Key;

/** Reads the sections of visits; keeps what is over. */
async function workOut(heads: readonly Head[]): Promise<Map<string, Measured>> {
  const found = await sectionsOf(heads.map((head) => ({ head, sections: SECTION_KEYS })));
  const worked = new Map(
    heads.map((head) => [head.appointment_id, measuredIn(found.get(head.appointment_id) ?? new Map())]),
  );
  await Promise.all(
    heads.map(async (head) => {
      const measured = worked.get(head.appointment_id);
      if (head.status === "done" && measured) await keep(head, measured);
    }),
  );
  return worked;
}

class Kept extends Error {}

/** An amendment at the same moment writes its own, which is newer: this one is only put where there is none. */
async function keep(head: Head, measured: Measured): Promise<void> {
  const params = { ...putOf(head, measured), ConditionExpression: "attribute_not_exists(pk)" };
  try {
    await transact({ writes: [put(params, () => new Kept())] });
  } catch (error) {
    const late = error instanceof Kept || (error instanceof AppError && error.code === "write.conflict");
    if (!late) throw error;
  }
}

/** Sections of visits by appointment: one request for every hundred. */
export async function sectionsOf(
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
