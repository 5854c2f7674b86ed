import type { Screen } from "@meridian/ui/app/screens";

export const screens: Screen[] = [
  {
    name: "messages",
    path: "messages",
    load: () => import("./messages.tsx"),
    locales: ["notifications", "clinic"],
    who: { can: "appointments.read" },
    nav: { label: "messages", icon: "messages", group: "administration", order: 25 },
  },
];
