import type { TestHead } from "@meridian/core/contracts/assessments/assessments";

export type Owned = "" | "mine" | "shared";
export type Standing = "" | "published" | "draft" | "archived";

const plain = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

type Wanted = { typed: string; owner: Owned; standing: Standing; category: string; user: string };

/** Tests by any part of the words of name, description and category. Archived ones are only there when asked for. */
export function matching(
  tests: readonly TestHead[],
  { typed, owner, standing, category, user }: Wanted,
): TestHead[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  return tests.filter((test) => {
    if (test.archived !== (standing === "archived")) return false;
    if (standing === "published" && test.published === 0) return false;
    if (standing === "draft" && test.published > 0 && !test.edited) return false;
    if (owner === "mine" && test.owner.id !== user) return false;
    if (owner === "shared" && !test.shared) return false;
    if (category !== "" && test.category !== category) return false;
    const words = plain(`${test.name} ${test.description} ${test.category}`);
    return wanted.every((part) => words.includes(part));
  });
}
