import type { Screen } from "@meridian/ui/app/screens";

export const screens: Screen[] = [
  {
    name: "support",
    path: "support",
    load: () => import("./support.tsx"),
    locales: ["support"],
    nav: { label: "support", icon: "support", group: "administration", order: 90 },
  },
];
