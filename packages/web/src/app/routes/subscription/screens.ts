import type { Screen } from "@meridian/ui/app/screens";

const who = { can: "clinic.manage" } as const;

export const screens: Screen[] = [
  {
    name: "modules",
    path: "modules",
    load: () => import("./modules.tsx"),
    locales: ["subscription", "users"],
    who,
    nav: { label: "modules", icon: "modules", group: "administration", order: 40 },
  },
  {
    name: "cart",
    path: "modules/cart",
    load: () => import("./cart.tsx"),
    locales: ["subscription"],
    who,
  },
  {
    name: "student-proof",
    path: "subscription/student-proof",
    load: () => import("./student-proof.tsx"),
    locales: ["subscription"],
    who,
  },
  {
    name: "subscription",
    path: "subscription",
    load: () => import("./subscription.tsx"),
    locales: ["subscription"],
    who,
    nav: { label: "subscription", icon: "subscription", group: "administration", order: 45 },
  },
];
