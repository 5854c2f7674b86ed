import type { Screen } from "@meridian/ui/app/screens";

export const screens: Screen[] = [
  {
    name: "settings-timers",
    path: "settings/timers",
    load: () => import("./timers.tsx"),
    locales: ["timers"],
    who: { can: "clinical.write" },
    nav: { label: "timers", icon: "timers", group: "customise", order: 40 },
  },
];
