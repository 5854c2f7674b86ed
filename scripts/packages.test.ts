import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

type Lock = { packages: Record<string, { version?: string; link?: boolean }> };

const { packages }: Lock = JSON.parse(
  readFileSync(join(import.meta.dirname, "..", "package-lock.json"), "utf8"),
);

/** How often each version of a package is installed: in several folders where other versions are in the way. */
function copies(): Map<string, number> {
  const found = new Map<string, number>();
  for (const [folder, { version, link }] of Object.entries(packages)) {
    const name = folder.split("node_modules/").at(-1);
    if (!folder.includes("node_modules/") || link) continue;
    found.set(`${name}@${version}`, (found.get(`${name}@${version}`) ?? 0) + 1);
  }
  return found;
}

it("installs no version of a package more than eight times (record 0175)", () => {
  const found = copies();
  expect(found.size).toBeGreaterThan(1000);
  expect([...found].filter(([, count]) => count > 8)).toEqual([]);
});
