import { isDeepStrictEqual } from "node:util";
import type { AmendmentReason } from "../../contracts/visits/amendment.ts";
import { type SectionView, sectionSpec } from "../../contracts/visits/sections.ts";
import { stale } from "../../platform/errors.ts";
import { type Edit, type SectionEdit, sectionItemOf, sectionWrite } from "../section-write.ts";
import type { VisitItems } from "../stored/visit-items.ts";
import { sectionViewOf } from "../views.ts";
import { type Amended, amend, unchangedError } from "./amending.ts";
import { requireSectionReasons } from "./safety.ts";

/**
 * Changes a section of a signed appointment and keeps what it said before. Requests and errors of {@link amend} and
 * {@link requireSectionReasons}; throws 409 `section.stale` with the current section, 400 `amendment.unchanged`.
 */
export const amendSection = (edit: SectionEdit, reason: AmendmentReason): Promise<SectionView> =>
  amend(edit, {
    reason,
    change: amendedSection(edit),
    requireReasons: requireSectionReasons(edit.section),
  });

/** The amended section. Stale if the edited version is not the current one. */
const amendedSection =
  (edit: SectionEdit) =>
  ({ head, sections }: VisitItems): Amended<SectionView> => {
    const before = sections.get(edit.section);
    if ((before?.version ?? 0) !== edit.version) throw stale("section", before && sectionViewOf(before));
    const current = before?.data ?? (edit.section === "price" ? { price: head.price } : {});
    if (isUnchanged(edit, current)) throw unchangedError("data");
    const item = sectionItemOf(edit);
    return {
      part: edit.section,
      visit: { sections: new Map(sections).set(edit.section, item) },
      before: before?.data,
      after: edit.data,
      writes: [sectionWrite(edit, item), ...edit.besides],
      ...(edit.section === "price" && { price: Number(edit.data.price) }),
      answer: sectionViewOf(item),
    };
  };

/** What an older record lacks counts as empty. */
function isUnchanged({ section, data }: Edit, stood: Record<string, unknown>): boolean {
  const whole = sectionSpec(section).schema.safeParse(stood);
  return whole.success && isDeepStrictEqual(whole.data, data);
}
