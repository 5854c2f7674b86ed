import type { Screen } from "@meridian/ui/app/screens";

export const screens: Screen[] = [
  {
    name: "bibliographic-references",
    path: "dashboard/bibliographic-references",
    load: () => import("./references.tsx"),
    locales: ["classification", "catalogues"],
    who: { level: "staff" },
    nav: { label: "references", icon: "templates", group: "library", order: 20 },
  },
];
