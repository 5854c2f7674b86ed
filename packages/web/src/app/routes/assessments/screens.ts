import type { Screen } from "@meridian/ui/app/screens";

const who = { can: "catalogue.read" } as const;
const custom = { can: "catalogue.write", module: "others" } as const;

export const screens: Screen[] = [
  {
    name: "tests",
    path: "tests",
    load: () => import("./tests.tsx"),
    locales: ["assessments"],
    who,
    nav: { label: "tests", icon: "tests", group: "library", order: 10 },
  },
  {
    name: "custom-tests",
    path: "custom-tests",
    load: () => import("./custom-tests.tsx"),
    locales: ["assessments"],
    who: custom,
    nav: { label: "customTests", icon: "custom", group: "customise", order: 30 },
  },
  {
    name: "edit-custom-test",
    path: "custom-tests/:tid/edit",
    load: () => import("./edit-test.tsx"),
    locales: ["assessments", "assessment-questions"],
    who: custom,
  },
  {
    name: "response-types",
    path: "response-types",
    load: () => import("./response-types.tsx"),
    locales: ["assessments"],
    who: custom,
    nav: { label: "responseTypes", icon: "responses", group: "customise", order: 20 },
  },
];
