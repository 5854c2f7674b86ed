import type { Screen } from "@meridian/ui/app/screens";

export const screens: Screen[] = [
  {
    name: "settings-icd",
    path: "settings/icd",
    load: () => import("./icd.tsx"),
    locales: ["classifications"],
    who: { can: "catalogue.read" },
    nav: { label: "icd", icon: "icd", group: "library", order: 70 },
  },
];
