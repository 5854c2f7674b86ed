import { expect, test } from "vitest";
import { handlingOf } from "./routing.ts";

const ORIGIN = "https://app.example";
const STORED = ["/offline.html", "/assets/offline-1a2b.js"];
const handling = (url: string, request: { method?: string; mode?: RequestMode } = {}) =>
  handlingOf({ method: "GET", mode: "navigate", url, ...request }, ORIGIN, STORED);

test.each([
  "/",
  "/home",
  "/login",
  "/patient/pat_1/appointment/apt_1?step=tests",
  "/monitoring",
  "/administrators",
])("opens %s, or the offline page in its place", (path) => expect(handling(ORIGIN + path)).toBe("page"));

test.each(["/admin", "/admin/dashboard", "/monitoring/AbC-123_x", "/consent/AbC-123_x"])(
  "leaves %s alone, which is not a page of the clinic's app",
  (path) => expect(handling(ORIGIN + path)).toBe("leave"),
);

test.each(["/schemas/archive-1.schema.json", "/mark.svg", "/offline.html"])(
  "leaves the file %s alone when it is opened",
  (path) => expect(handling(ORIGIN + path)).toBe("leave"),
);

test.each([
  "https://api.example/patients",
  "https://files.example/photo.jpg",
  "https://api.example/refresh_user",
])("never touches %s", (url) => {
  for (const mode of ["cors", "no-cors", "navigate"] as const) expect(handling(url, { mode })).toBe("leave");
});

test("leaves the app's code and settings to the browser", () => {
  for (const path of ["/assets/main-1a2b.js", "/config.json", "/index.html"])
    expect(handling(ORIGIN + path, { mode: "same-origin" })).toBe("leave");
});

test("gives the offline page's own files from the device, and only to reading requests", () => {
  expect(handling(`${ORIGIN}/assets/offline-1a2b.js`, { mode: "cors" })).toBe("stored");
  expect(handling(`${ORIGIN}/assets/offline-1a2b.js`, { mode: "cors", method: "POST" })).toBe("leave");
  expect(handling(`${ORIGIN}/login`, { method: "POST" })).toBe("leave");
});
