import { answerFaults, type Faults } from "../clinical/assessments/custom-test-faults.ts";
import { scoreOf } from "../clinical/assessments/custom-test-scoring.ts";
import type { TakenTest } from "../contracts/assessments/custom-test-content.ts";
import { type Operation, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { AppError, absent } from "../platform/errors.ts";
import { db } from "./entities.ts";
import { readVersions, testKey, type VersionKey, versionName } from "./store.ts";
import type { VersionItem } from "./test.entity.ts";
import { versionView, wholeContent } from "./views.ts";

/** The versions of tests that were used in visits, as far as the actor may see them. One request. */
export async function versions(names: readonly VersionKey[]) {
  const found = await readVersions(names);
  return { items: [...found.values()].map(versionView) };
}

/**
 * Checks the answers of a visit against the test versions they were given to, and sets names and scores. The returned writes
 * belong into the visit's transaction: they mark the versions as used, so that they stay readable. One request where there
 * are items. Throws 400 naming every refused answer; paths begin with `data.items`.
 */
export async function scoreCompletedTests(
  items: readonly TakenTest[],
): Promise<{ items: TakenTest[]; writes: Operation[] }> {
  if (items.length === 0) return { items: [], writes: [] };
  const found = await readVersions(distinct(items));
  const faults: Faults = {};
  const scored = items.map((item, index): TakenTest => {
    const version = found.get(versionName(item));
    if (!version) {
      faults[`data.items.${index}.test`] = "test.not_found";
      return item;
    }
    const content = wholeContent(version.content);
    for (const [question, code] of Object.entries(answerFaults(content.questions, item.answers)))
      faults[`data.items.${index}.answers.${question}`] = code;
    const score = scoreOf(content, item.answers);
    const counts = score?.complete === true;
    return {
      ...item,
      name: content.name,
      score: counts ? score.total : null,
      band: (counts && score.band?.label) || null,
    };
  });
  if (Object.keys(faults).length > 0) throw new AppError("invalid", "input.invalid", { fields: faults });
  return { items: scored, writes: [...found.values()].flatMap(firstUseWrites) };
}

const distinct = (items: readonly VersionKey[]): VersionKey[] => [
  ...new Map(items.map((item) => [versionName(item), { test: item.test, version: item.version }])).values(),
];

function firstUseWrites({ test_id, number, used_at }: VersionItem): Operation[] {
  if (used_at !== undefined) return [];
  const patch = db.entities.version.patch({ ...testKey(test_id), number }).set({ used_at: nowIso() });
  return [update(patch.params(), () => absent("test"))];
}
