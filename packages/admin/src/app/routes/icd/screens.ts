import type { Screen } from "@meridian/ui/app/screens";

const who = { level: "super" } as const;

export const screens: Screen[] = [
  {
    name: "admin-icd",
    path: "dashboard/icd",
    load: () => import("./icd.tsx"),
    locales: ["classification"],
    who,
    nav: { label: "icd", icon: "icd", group: "library", order: 10 },
  },
  {
    name: "admin-icd-new",
    path: "dashboard/icd/new",
    load: () => import("./icd-entry.tsx"),
    locales: ["classification"],
    who,
  },
  {
    name: "admin-icd-entry",
    path: "dashboard/icd/:iid",
    load: () => import("./icd-entry.tsx"),
    locales: ["classification"],
    who,
  },
];
