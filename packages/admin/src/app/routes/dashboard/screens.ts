import type { Screen } from "@meridian/ui/app/screens";

export const screens: Screen[] = [
  {
    name: "admin-dashboard",
    path: "dashboard",
    load: () => import("./dashboard.tsx"),
    locales: ["admin", "overview", "catalogues"],
    who: { level: "any" },
    nav: { label: "dashboard", icon: "dashboard", group: "start", order: 10 },
  },
];
