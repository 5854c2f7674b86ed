import type { Screen } from "@meridian/ui/app/screens";

export const screens: Screen[] = [
  {
    name: "settings-closing",
    path: "settings/closing",
    load: () => import("./closing.tsx"),
    locales: ["closing", "exports"],
    who: { can: "clinic.manage" },
    withoutPlan: true,
    nav: { label: "closing", icon: "closing", group: "administration", order: 95 },
  },
];
