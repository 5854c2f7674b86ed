import type { Screen } from "@meridian/ui/app/screens";

export const screens: Screen[] = [
  {
    name: "payments",
    path: "dashboard/payments",
    load: () => import("./payments.tsx"),
    locales: ["payments"],
    who: { level: "super" },
    nav: { label: "payments", icon: "payments", group: "administration", order: 20 },
  },
  {
    name: "payment",
    path: "dashboard/payments/:sid/:pid",
    load: () => import("./payment.tsx"),
    locales: ["payments"],
    who: { level: "super" },
  },
];
