import { expect, test } from "vitest";
import { rewrite, rewriteSource } from "../rewrite.ts";

test.each([
  ["/", "/index.html"],
  ["/patients/pat_1", "/index.html"],
  ["/admin", "/admin/index.html"],
  ["/admin/spaces", "/admin/index.html"],
  ["/admin/dashboard/icd/B00.9", "/admin/index.html"],
  ["/admin/dashboard/catalogues/tongue/entries/body_color.pale", "/admin/index.html"],
  ["/administrators", "/index.html"],
  ["/assets/main-1a2b.js", "/assets/main-1a2b.js"],
  ["/admin/assets/main-1a2b.css", "/admin/assets/main-1a2b.css"],
  ["/config.json", "/config.json"],
  ["/monitoring", "/index.html"],
  ["/monitoring/AbC-123_x", "/monitoring.html"],
  ["/consent/AbC-123_x", "/consent.html"],
  ["/monitoring/service-worker.js", "/monitoring/service-worker.js"],
])("%s is answered with %s", (address, file) => {
  const atTheEdge = new Function("event", `${rewriteSource()} return handler(event).uri;`);
  expect(rewrite(address)).toBe(file);
  expect(atTheEdge({ request: { uri: address } })).toBe(file);
});
