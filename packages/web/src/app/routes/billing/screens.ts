import type { Screen } from "@meridian/ui/app/screens";

export const screens: Screen[] = [
  {
    name: "payments",
    path: "payments",
    load: () => import("./payments.tsx"),
    locales: ["billing"],
    who: { can: "charges.write" },
    nav: { label: "payments", icon: "payments", group: "start", order: 40 },
  },
];
