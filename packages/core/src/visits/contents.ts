import { PRICED_TESTS } from "../contracts/billing/billable-kinds.ts";
import type { AppointmentContents } from "../contracts/visits/appointment-contents.ts";
import { hasAnyContent, type SectionKey, sectionSpec } from "../contracts/visits/sections.ts";
import type { VisitItems } from "./stored/visit-items.ts";

type Held = Pick<VisitItems, "sections" | "acupuncture">;
type Entry = Record<string, unknown>;

/** The tests and treatments of a visit by id and name. Stored data is not parsed again, because drawings are large. */
export function contentsOf({ sections, acupuncture }: Held): AppointmentContents {
  const entries = <T extends SectionKey>(key: T): Entry[] => {
    const items = sections.get(key)?.data.items;
    return Array.isArray(items) ? items : [];
  };
  const named =
    (id: string) =>
    (entry: Entry): { id: string; name: string } => ({
      id: String(entry[id] || entry.id),
      name: String(entry.name),
    });
  return {
    tests: PRICED_TESTS.filter(({ code }) => hasContent(sections, code)).map(({ code, module }) => ({
      module,
      kind: "default" as const,
      code,
    })),
    custom_tests: entries("custom_tests").map(named("test")),
    supplements: { products: entries("supplements").map(named("item")) },
    formulas: {
      products: entries("formulas").map((entry) => {
        const [source] = Array.isArray(entry.sources) ? entry.sources : [];
        return { ...named("id")(entry), ...(source && { id: String(source) }) };
      }),
    },
    acu_points: ((acupuncture?.points ?? []) as AppointmentContents["acu_points"]).map(
      ({ id, side, auricular, quadrant, technics }) => ({ id, side, auricular, quadrant, technics }),
    ),
    other_treatments: entries("other_treatments").map((entry) => ({
      ...named("key")(entry),
      module: entry.module as AppointmentContents["other_treatments"][number]["module"],
    })),
    custom_treatments: entries("custom_treatments").map(named("id")),
  };
}

function hasContent(sections: Held["sections"], key: SectionKey): boolean {
  const data = sections.get(key)?.data;
  // Fields that were added after the section was stored are empty.
  return (
    data !== undefined && hasAnyContent(key, { ...(sectionSpec(key).schema.parse({}) as Entry), ...data })
  );
}
