import type { Screen } from "@meridian/ui/app/screens";

export const screens: Screen[] = [
  {
    name: "home",
    path: "home",
    load: () => import("./home.tsx"),
    locales: ["home", "consents"],
    nav: { label: "home", icon: "home", group: "start", order: 10 },
  },
  {
    name: "welcome",
    path: "welcome",
    load: () => import("./welcome.tsx"),
    locales: ["welcome"],
    frame: "bare",
    who: { can: "appointments.read" },
  },
];
