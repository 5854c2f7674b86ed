import type { AppointmentItem } from "../appointments/index.ts";
import type { PricedTest, PricedTreatment } from "../contracts/billing/billable-kinds.ts";
import type { ItemKey } from "../contracts/billing/billing.ts";
import { hasAnyContent, SECTION_KEYS, type SectionKey, sectionSpec } from "../contracts/visits/sections.ts";
import { readVisit, type StoredAcupuncture, type VisitItems } from "./stored/visit-items.ts";

type Data = Record<string, unknown>;
type Entry = Data & { kind?: string };
type Prices = (data: Data) => ItemKey[];

const test =
  (key: PricedTest): Prices =>
  () => [{ list: "tests", key }];
const treatment =
  (key: PricedTreatment): Prices =>
  () => [{ list: "treatments", key }];
const entries = ({ items }: Data): Entry[] => (Array.isArray(items) ? items : []);

/** The keys of a filled section in the price lists. The clinic's own tests and treatments have their id as key. */
const PRICES: { readonly [K in SectionKey | FurtherSection]?: Prices } = {
  tongue: test("tongue"),
  pulse: test("pulse"),
  ryodoraku: test("ryodoraku"),
  osteopathy: test("osteopathy"),
  vital_signs: test("vital_signs"),
  custom_tests: (data) => entries(data).map((entry) => ({ list: "tests", key: String(entry.test) })),
  formulas: treatment("formulas"),
  substances: treatment("substances"),
  supplements: (data) =>
    entries(data).map(({ kind }) => ({
      list: "treatments",
      key: SUPPLEMENT_PRICES[kind ?? ""] ?? "supplements",
    })),
  osteopathic_treatment: treatment("osteopathy"),
  other_treatments: treatment("other"),
  custom_treatments: (data) => entries(data).map(({ id }) => ({ list: "treatments", key: String(id) })),
};
type FurtherSection =
  | "osteopathic_treatment"
  | "other_treatments"
  | "custom_treatments"
  | "formulas"
  | "substances"
  | "supplements";
const SUPPLEMENT_PRICES: Readonly<Record<string, PricedTreatment>> = {
  plant: "phytotherapy",
  nutrient: "nutrition",
};

/** The tests and treatments of a visit by their keys in the price lists, each once. */
export function billableItemsIn({
  sections,
  acupuncture,
}: Pick<VisitItems, "sections" | "acupuncture">): ItemKey[] {
  const found = SECTION_KEYS.flatMap((key) => {
    const prices = PRICES[key];
    if (!prices || !sections.has(key)) return [];
    const data = sectionSpec(key).schema.parse(sections.get(key)?.data) as Data;
    return hasAnyContent(key, data) ? prices(data) : [];
  });
  const all = [...acupunctureItems(acupuncture), ...found];
  return all.filter(
    ({ list, key }, at) => all.findIndex((one) => one.list === list && one.key === key) === at,
  );
}

function acupunctureItems(acupuncture: StoredAcupuncture | undefined): ItemKey[] {
  const { points = [], ashi_points = "", ashi_marks = [] } = acupuncture ?? {};
  const keys = [
    points.some(({ auricular }) => !auricular) && "acupuncture",
    points.some(({ auricular }) => auricular) && "auricular",
    (ashi_points.trim() !== "" || ashi_marks.length > 0) && "ashi",
  ] as const;
  return keys.flatMap((key) => (key ? [{ list: "treatments" as const, key }] : []));
}

/** Reads an appointment's head and its billable tests and treatments. One Query. Throws 404. */
export async function readBillableItems(
  appointmentId: string,
): Promise<{ head: AppointmentItem; items: ItemKey[] }> {
  const visit = await readVisit(appointmentId);
  return { head: visit.head, items: billableItemsIn(visit) };
}
