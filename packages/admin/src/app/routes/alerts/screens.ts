import type { Screen } from "@meridian/ui/app/screens";

const superAdmin = { level: "super" } as const;

export const screens: Screen[] = [
  {
    name: "alerts",
    path: "dashboard/alerts",
    load: () => import("./alerts.tsx"),
    locales: ["alerts"],
    who: superAdmin,
    nav: { label: "alerts", icon: "announcements", group: "administration", order: 80 },
  },
  {
    name: "alert",
    path: "dashboard/alerts/:aid",
    load: () => import("./alert.tsx"),
    locales: ["alerts", "history"],
    who: superAdmin,
  },
];
