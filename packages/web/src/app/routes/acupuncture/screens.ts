import type { Screen } from "@meridian/ui/app/screens";

const who = { can: "catalogue.read", module: "mtc" } as const;
const locales = ["points"] as const;

export const screens: Screen[] = [
  {
    name: "settings-acupuncture",
    path: "settings/acupuncture",
    load: () => import("./body-groups.tsx"),
    locales,
    who,
    nav: { label: "acupuncture", icon: "acupuncture", group: "customise", order: 10 },
  },
  {
    name: "settings-auricular-acupuncture",
    path: "settings/auricular-acupuncture",
    load: () => import("./ear-groups.tsx"),
    locales,
    who,
  },
  {
    name: "settings-acupuncture-points",
    path: "settings/acupuncture/points",
    load: () => import("./points.tsx"),
    locales: [...locales, "acupuncture"],
    who,
  },
];
