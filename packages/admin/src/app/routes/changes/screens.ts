import type { Screen } from "@meridian/ui/app/screens";

export const screens: Screen[] = [
  {
    name: "changes",
    path: "dashboard/changes",
    load: () => import("./changes.tsx"),
    locales: ["history", "catalogues"],
    who: { level: "super" },
    nav: { label: "changes", icon: "activity", group: "administration", order: 90 },
  },
];
