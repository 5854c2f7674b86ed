import type { Screen } from "@meridian/ui/app/screens";

export const screens: Screen[] = [
  {
    name: "statistics",
    path: "statistics",
    load: () => import("./statistics.tsx"),
    locales: ["statistics", "billing"],
    who: { can: "statistics.read" },
    nav: { label: "statistics", icon: "statistics", group: "administration", order: 90 },
  },
];
