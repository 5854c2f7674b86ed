import type { AppointmentItem } from "../../appointments/index.ts";
import type { SignedPoint } from "../../contracts/acupuncture/acupuncture.ts";
import type { SectionKey } from "../../contracts/visits/sections.ts";
import { actor } from "../../platform/context.ts";
import { AppError, absent } from "../../platform/errors.ts";
import { db } from "./entities.ts";
import type { AmendmentItem, SectionItem } from "./records.ts";

type Stored = Record<string, unknown>;

/** The stored acupuncture points of a visit, for reading. */
export type StoredAcupuncture = {
  points: {
    id: string;
    side: string;
    auricular: boolean;
    name?: string;
    technics?: number[];
    needles_in?: number;
    needles_out?: number;
  }[];
  ashi_points: string;
  ashi_marks: unknown[];
  /** What was known of the points when the visit was signed. */
  signed_points?: SignedPoint[];
  version: number;
};

export type VisitItems = {
  head: AppointmentItem;
  sections: Map<SectionKey, SectionItem>;
  amendments: AmendmentItem[];
  acupuncture: StoredAcupuncture | undefined;
};

/** Reads an appointment with everything in it. One Query. Throws 404. */
export async function readVisit(appointmentId: string): Promise<VisitItems> {
  // Raw: parsing large drawings again would cost time and change nothing.
  const answer = (await db.collections
    .visit({ space_id: actor().spaceId, appointment_id: appointmentId })
    .go({ data: "raw", ignoreOwnership: true, consistent: true, pages: "all" })) as unknown as {
    data: unknown;
  };
  return groupItems(rawItems(answer.data));
}

/** The items of raw pages, which ElectroDB returns as one page or as a list of pages. */
export function rawItems(data: unknown): Stored[] {
  const pages = Array.isArray(data) ? data : [data];
  return pages.flatMap((page: { Items?: Stored[] } & Stored) => page.Items ?? (page.pk ? [page] : []));
}

export function groupItems(items: Stored[]): VisitItems {
  const of = (entity: string) => items.filter((item) => item.__edb_e__ === entity);
  const [head] = of("appointment");
  if (!head) throw absent("appointment");
  // Attributes are stored under their own names, so these items need no parsing. Drawings in them may be large.
  const sections = of("section") as unknown as SectionItem[];
  const [acupuncture] = of("acupuncture");
  return {
    head: db.entities.appointment.parse({ Item: head }).data as AppointmentItem,
    sections: new Map(sections.map((section) => [section.section as SectionKey, section])),
    amendments: of("amendment") as unknown as AmendmentItem[],
    acupuncture: acupuncture && storedAcupuncture(acupuncture),
  };
}

const storedAcupuncture = (item: Stored): StoredAcupuncture => ({
  points: Array.isArray(item.points) ? (item.points as StoredAcupuncture["points"]) : [],
  ashi_points: typeof item.ashi_points === "string" ? item.ashi_points : "",
  ashi_marks: Array.isArray(item.ashi_marks) ? item.ashi_marks : [],
  ...(Array.isArray(item.signed_points) && { signed_points: item.signed_points as SignedPoint[] }),
  version: Number(item.version ?? 0),
});

/** The numbers of needles inserted and removed, over all points. */
export function countNeedles(acupuncture: StoredAcupuncture | undefined) {
  const points = acupuncture?.points ?? [];
  return {
    in: points.reduce((sum, point) => sum + (point.needles_in ?? 0), 0),
    out: points.reduce((sum, point) => sum + (point.needles_out ?? 0), 0),
  };
}

/** Throws 409 `needles.count_mismatch` with both numbers unless all inserted needles were removed. */
export function requireEqualNeedleCounts(count: { in: number; out: number }) {
  if (count.in === count.out) return;
  throw new AppError("conflict", "needles.count_mismatch", {
    details: { needles_in: count.in, needles_out: count.out },
  });
}
