import { type SectionKey, sectionSpec } from "../contracts/visits/sections.ts";
import type { Actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";

export type Viewer = Pick<Actor, "modules">;

/**
 * A section's data, validated by its schema alone: for sections that no table says more of. Throws 400 naming the fields,
 * 403 for a module.
 */
export function parseBySchema(
  { modules }: Viewer,
  section: SectionKey,
  data: unknown,
): Record<string, unknown> {
  const { schema, module } = sectionSpec(section);
  if (module && !modules.includes(module)) throw new AppError("forbidden", "module.not_owned");
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data as Record<string, unknown>;
  const issues = parsed.error.issues.map(({ path, message }) => [["data", ...path].join("."), message]);
  throw new AppError("invalid", "input.invalid", { fields: Object.fromEntries(issues) });
}
