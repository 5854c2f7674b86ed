import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = new URL("../docs/decisions/", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, FOLDER), "utf8");

test("the index of decision records lists each with its number and title", () => {
  const records = readdirSync(FOLDER).filter((file) => file !== "README.md");
  const rows = records.map((file) => {
    const [, number, title] = /^# (\d{4}) (.+)$/m.exec(read(file)) ?? [];
    expect(file.startsWith(`${number}-`), file).toBe(true);
    return `| [${number}](${file}) | ${title} |`;
  });
  expect(read("README.md").split("\n")).toEqual(expect.arrayContaining(rows));
  expect(read("README.md").match(/^\| \[/gm)).toHaveLength(records.length);
});
