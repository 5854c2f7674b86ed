import type { Screen } from "@meridian/ui/app/screens";

export const screens: Screen[] = [
  {
    name: "my-payments",
    path: "modules/payments",
    load: () => import("./my-payments.tsx"),
    locales: ["plan-payments"],
    who: { can: "clinic.manage" },
    nav: { label: "myPayments", icon: "payments", group: "administration", order: 50 },
  },
  {
    name: "pay",
    path: "modules/cart/pay",
    load: () => import("./pay.tsx"),
    locales: ["plan-payments"],
    who: { can: "clinic.manage" },
  },
];
