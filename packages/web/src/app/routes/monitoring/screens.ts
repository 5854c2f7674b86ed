import type { Screen } from "@meridian/ui/app/screens";

export const screens: Screen[] = [
  {
    name: "monitoring",
    path: "monitoring",
    load: () => import("./monitoring.tsx"),
    locales: ["monitoring"],
    who: { can: "monitoring.read" },
    nav: { label: "monitoring", icon: "monitoring", group: "start", order: 40 },
  },
];
