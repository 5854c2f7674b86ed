import type { Screen } from "@meridian/ui/app/screens";

const superAdmin = { level: "super" } as const;
const marketing = { level: "marketing" } as const;
const locales = ["offers"] as const;

export const screens: Screen[] = [
  {
    name: "subscription-plans",
    path: "dashboard/subscription-plans",
    load: () => import("./plans.tsx"),
    locales: [...locales],
    who: superAdmin,
    nav: { label: "plans", icon: "subscription", group: "administration", order: 30 },
  },
  {
    name: "subscription-plan",
    path: "dashboard/subscription-plans/:pid",
    load: () => import("./plan.tsx"),
    locales: [...locales],
    who: superAdmin,
  },
  {
    name: "modules",
    path: "dashboard/modules",
    load: () => import("./modules.tsx"),
    locales: [...locales],
    who: superAdmin,
    nav: { label: "modules", icon: "modules", group: "administration", order: 40 },
  },
  {
    name: "module",
    path: "dashboard/modules/:mid",
    load: () => import("./module.tsx"),
    locales: [...locales],
    who: superAdmin,
  },
  {
    name: "discount-codes",
    path: "dashboard/discount-codes",
    load: () => import("./discount-codes.tsx"),
    locales: [...locales],
    who: marketing,
    nav: { label: "discountCodes", icon: "prices", group: "administration", order: 50 },
  },
  {
    name: "discount-code",
    path: "dashboard/discount-codes/:code",
    load: () => import("./discount-code.tsx"),
    locales: [...locales],
    who: marketing,
  },
];
