import { expect, it } from "vitest";
import { pagesWithApp, sharedFiles } from "./shared-files.ts";

it("finds a page that loads the app, directly or through another file", () => {
  const chunks = new Map([
    ["a.js", { name: "app", isEntry: false, imports: ["react.js"] }],
    ["react.js", { name: "react", isEntry: false, imports: [] }],
    ["dates.js", { name: "dates", isEntry: false, imports: ["a.js"] }],
    ["monitoring.js", { name: "monitoring", isEntry: true, imports: ["react.js", "dates.js"] }],
    ["consent.js", { name: "consent", isEntry: true, imports: ["react.js"] }],
    // A text of the app with the name of a page.
    ["texts.js", { name: "consent", isEntry: false, imports: ["a.js"] }],
    ["index.js", { name: "index", isEntry: true, imports: ["a.js"] }],
  ]);
  expect(pagesWithApp(["monitoring", "consent"], chunks)).toEqual(["monitoring"]);
});

it.each([
  ["node_modules/react-dom/index.js", "react"],
  ["node_modules/react-router-dom/dist/index.mjs", undefined],
  ["packages/ui/src/focus/keep-focus.ts", "patient-pages"],
  ["packages/ui/src/locales/pt/ui.ts", "first-texts-pt"],
  ["packages/web/src/locales/en.ts", "first-texts-en"],
  ["packages/web/src/locales/en/home.ts", undefined],
  ["packages/web/src/main.tsx", undefined],
  ["packages/web/src/app/router.tsx", "app"],
  ["packages/ui/src/app/start.tsx", "app"],
  ["packages/ui/src/forms/form.ts", "app"],
  ["packages/ui/src/forms/form.module.css", undefined],
  ["packages/web/src/app/frame.tsx", "frame"],
])("puts %s into the group %s", (file, group) => {
  const { groups } = sharedFiles([/ui\/src\/forms\/form\.ts/]);
  const found = groups.filter(({ test }) => test.test(`/somewhere/${file}`)).map(({ name }) => name);
  expect(found).toEqual(group === undefined ? [] : [group]);
});
