import type { Screen } from "@meridian/ui/app/screens";

export const screens: Screen[] = [
  {
    name: "retention",
    path: "settings/retention",
    load: () => import("./retention.tsx"),
    locales: ["retention", "clinic"],
    who: { can: "clinic.manage" },
    withoutPlan: true,
    nav: { label: "retention", icon: "retention", group: "administration", order: 62 },
  },
];
