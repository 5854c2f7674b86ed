import type { Screen } from "@meridian/ui/app/screens";

export const screens: Screen[] = [
  {
    name: "settings-export",
    path: "settings/export",
    load: () => import("./exports.tsx"),
    locales: ["exports"],
    who: { can: "data.transfer" },
    withoutPlan: true,
    nav: { label: "export", icon: "export", group: "administration", order: 60 },
  },
];
