import { expect, test } from "vitest";
import { filesOf } from "./offline-files.ts";

test("stores the built files that the offline page loads, and nothing of another address", () => {
  const html = `
    <script type="module" crossorigin src="/assets/offline-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/base-2.css">
    <link rel="icon" href="/mark.svg"><a href="https://other.example/assets/x.js">x</a>`;
  expect(filesOf(html)).toEqual(["/assets/offline-1.js", "/assets/base-2.css"]);
});
