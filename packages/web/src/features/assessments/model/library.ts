import type { TestHead } from "@meridian/core/contracts/assessments/assessments";

export type Owned = "" | "mine" | "shared";
export type TestStatus = "" | "published" | "draft" | "archived";

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

type Wanted = { typed: string; owner: Owned; status: TestStatus; category: string; user: string };

/** The tests that match a search in name, description or category. Archived ones are included only on request. */
export function matching(
  tests: readonly TestHead[],
  { typed, owner, status, category, user }: Wanted,
): TestHead[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  return tests.filter((test) => {
    if (test.archived !== (status === "archived")) return false;
    if (status === "published" && test.published === 0) return false;
    if (status === "draft" && test.published > 0 && !test.edited) return false;
    if (owner === "mine" && test.owner.id !== user) return false;
    if (owner === "shared" && !test.shared) return false;
    if (category !== "" && test.category !== category) return false;
    const words = plain(`${test.name} ${test.description} ${test.category}`);
    return wanted.every((part) => words.includes(part));
  });
}
