import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const packages = join(import.meta.dirname, "../../..");

/** Files in which a cross or a bin closes or clears something that is no row of a list. */
const CLOSES = new Set([
  "ui/src/forms/remove-button.tsx",
  "ui/src/feedback/toasts.tsx",
  "ui/src/pictures/compare.tsx",
  "ui/src/pictures/viewer.tsx",
  "ui/src/shell/banners.tsx",
  "ui/src/dialog/dialog.tsx",
  "web/src/features/visit/sections/tongue/comparison.tsx",
  // The bin that clears a drawing, with an undo beside it.
  "web/src/features/visit/sections/custom_tests/drawing.tsx",
  "web/src/features/visit/sections/tongue/drawing.tsx",
]);

function sources(folder: string): string[] {
  return readdirSync(join(packages, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sources(path);
    return path.endsWith(".tsx") && !path.endsWith(".test.tsx") ? [path] : [];
  });
}

it("every row of a list is removed by the shared remove button, which Tab passes by", () => {
  const files = ["ui/src", "web/src", "admin/src"].flatMap(sources);
  expect(files.length).toBeGreaterThan(300);
  const own = files.filter(
    (file) => !CLOSES.has(file) && /<CloseButton|IconTrash/.test(readFileSync(join(packages, file), "utf8")),
  );
  expect(own).toEqual([]);
  // One that says so in words, or whose cross is drawn by hand: the shared button has a `label`, no `aria-label`.
  const named = files.filter((file) =>
    /<(?:button|Button|ActionIcon)\b[^<]*aria-label=\{[^}]*[rR]emove/.test(
      readFileSync(join(packages, file), "utf8"),
    ),
  );
  expect(named).toEqual([]);
});
