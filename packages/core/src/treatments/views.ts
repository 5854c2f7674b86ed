import { preMadeSummary } from "../contracts/treatments/pre-made.ts";
import type { CustomTreatment, PreMade, PreMadeHead } from "../contracts/treatments/treatments.ts";
import { ownershipOf } from "../db/catalogue-entries.ts";
import type { CustomTreatmentItem, PreMadeHeadItem, PreMadeItem } from "./treatment.entity.ts";

export const customView = (item: CustomTreatmentItem): CustomTreatment => ({
  id: item.id,
  name: item.name,
  description: item.description,
  minutes: item.minutes ?? null,
  ...ownershipOf(item),
});

export const headView = (item: PreMadeHeadItem): PreMadeHead => ({
  id: item.id,
  category: item.category,
  name: item.name,
  summary: item.summary,
  size: item.size,
  ...ownershipOf(item),
});

/** The part of a pre-made treatment that a list shows. */
export const headOf = ({ content, ...item }: PreMadeItem): PreMadeHeadItem => ({
  ...item,
  summary: preMadeSummary(item.category, content),
  size: content.items.length,
});

export const preMadeView = (item: PreMadeItem): PreMade => ({
  ...headView(headOf(item)),
  content: item.content,
});

/** Sorted by name. */
export const byName = <T extends { name: string }>(items: T[]): T[] =>
  items.sort((a, b) => a.name.localeCompare(b.name));
