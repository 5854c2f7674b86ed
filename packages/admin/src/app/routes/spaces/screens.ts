import type { Screen } from "@meridian/ui/app/screens";

export const screens: Screen[] = [
  {
    name: "spaces",
    path: "dashboard/spaces",
    load: () => import("./spaces.tsx"),
    locales: ["admin"],
    who: { level: "marketing" },
    nav: { label: "spaces", icon: "spaces", group: "administration", order: 10 },
  },
  {
    name: "space",
    path: "dashboard/spaces/:sid",
    load: () => import("./space.tsx"),
    locales: ["admin", "payments", "legal-texts"],
    // Managing a space is the super admin's (specification, section 6); the list is marketing's too.
    who: { level: "super" },
  },
];
