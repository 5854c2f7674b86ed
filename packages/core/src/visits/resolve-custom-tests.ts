import * as Assessments from "../assessments/index.ts";
import type { SectionData, SectionKey } from "../contracts/visits/sections.ts";
import type { Operation } from "../db/transact.ts";

type Settled = {
  data: Record<string, unknown>;
  /** What has to be written elsewhere in the same transaction. */
  besides: Operation[];
};

/**
 * What a section's data needs of other domains before it is written: answers of custom tests are held against the
 * versions they were given to, their scores reckoned here. One request for those, none for anything else.
 */
export async function settle(section: SectionKey, data: Record<string, unknown>): Promise<Settled> {
  if (section !== "custom_tests") return { data, besides: [] };
  const { items } = data as SectionData<"custom_tests">;
  const { items: settled, writes } = await Assessments.scoreCompletedTests(items);
  return { data: { items: settled }, besides: writes };
}
