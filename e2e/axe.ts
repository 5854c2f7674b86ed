import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const program = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe calls serious or critical in the page and its frames, as "rule: elements". Axe is put into a document once,
 * however often it is asked there, and names the elements only of what it finds wrong: naming all others takes longer
 * than finding it (record 0154).
 */
export async function seriousFaults(page: Page): Promise<string[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(program);
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run({ resultTypes: ["violations"] });
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => {
        const places = nodes.slice(0, 5).map(({ target }) => target.join(" "));
        return `${id}: ${places.join(", ")}`;
      });
  });
}
