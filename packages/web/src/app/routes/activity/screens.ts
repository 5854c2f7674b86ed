import type { Screen } from "@meridian/ui/app/screens";

export const screens: Screen[] = [
  {
    name: "activity",
    path: "settings/activity",
    load: () => import("./activity.tsx"),
    locales: ["activity", "clinic"],
    who: { can: "clinic.manage" },
    nav: { label: "activity", icon: "activity", group: "administration", order: 27 },
  },
];
