import { technicAllowed } from "../clinical/acupuncture/needling-techniques.ts";
import type { Module } from "../contracts/kernel/access.ts";
import {
  kindOf,
  moduleOf,
  type PlannedPoint,
  type PreMadeContent,
  preMadeContents,
} from "../contracts/treatments/pre-made.ts";
import { AppError, invalidField } from "../platform/errors.ts";
import type { PointCatalogue } from "../reference/point-catalogue.ts";
import { quadrant } from "../reference/quadrant.ts";

/** Throws 403 `module.not_owned` where a category's module is not the user's. */
export function requireModule(category: string, { modules }: { modules: readonly Module[] }) {
  if (!modules.includes(moduleOf(category))) throw new AppError("forbidden", "module.not_owned");
}

/** Parses a content by its category, given the points that can be chosen. Throws 400 naming the field, also for an empty content. */
export function parseContent(
  category: string,
  submitted: unknown,
  points: Pick<PointCatalogue, "point">,
): PreMadeContent {
  const kind = kindOf(category);
  const parsed = preMadeContents[kind].safeParse(submitted);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => [["content", ...path].join("."), message]);
    throw new AppError("invalid", "input.invalid", { fields: Object.fromEntries(issues) });
  }
  const content = parsed.data as PreMadeContent;
  if (content.items.length === 0) throw invalidField("content", "pre_made.empty");
  if (kind === "acupuncture" || kind === "auricular")
    (content.items as PlannedPoint[]).forEach((planned, at) => {
      requirePoint(planned, points.point(planned.id), { ear: kind === "auricular", at });
    });
  if (kind === "custom") {
    const other = content.items.findIndex((item) => item.id !== category);
    if (other >= 0) throw invalidField(`content.items.${other}`, "custom_treatment.not_found");
  }
  return content;
}

/** A system point must exist on its side. A user's own point is not checked: a deleted one is skipped when applied. */
function requirePoint(
  { id, side, auricular, technics }: PlannedPoint,
  point: ReturnType<PointCatalogue["point"]>,
  { ear, at }: { ear: boolean; at: number },
) {
  const field = `content.items.${at}`;
  if (auricular !== ear) throw invalidField(field, "auricular.invalid");
  if (!technics.every((technic) => technicAllowed(technic, ear)))
    throw invalidField(`${field}.technics`, "technic.invalid");
  if (id.startsWith("pnt_")) return;
  if (!point || (point.kind === "ear") !== ear) throw invalidField(field, "point.not_found");
  if (quadrant(point.channel, side, ear) === null) throw invalidField(`${field}.side`, "side.invalid");
}
