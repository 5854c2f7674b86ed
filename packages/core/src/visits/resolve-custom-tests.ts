import * as Assessments from "../assessments/index.ts";
import type { SectionData, SectionKey } from "../contracts/visits/sections.ts";
import type { Operation } from "../db/transact.ts";

type ResolvedSection = {
  data: Record<string, unknown>;
  /** Writes of other items for the same transaction. */
  besides: Operation[];
};

/**
 * Prepares a section's data for writing. Answers of custom tests are checked against the versions they belong to and scored here, on
 * the server. One request for those, none for other sections.
 */
export async function resolveCustomTests(
  section: SectionKey,
  data: Record<string, unknown>,
): Promise<ResolvedSection> {
  if (section !== "custom_tests") return { data, besides: [] };
  const { items } = data as SectionData<"custom_tests">;
  const { items: settled, writes } = await Assessments.scoreCompletedTests(items);
  return { data: { items: settled }, besides: writes };
}
