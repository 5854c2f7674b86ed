import type { Screen } from "@meridian/ui/app/screens";

const staff = { level: "staff" } as const;

export const screens: Screen[] = [
  {
    name: "tickets",
    path: "dashboard/support",
    load: () => import("./tickets.tsx"),
    locales: ["tickets"],
    who: staff,
    nav: { label: "supportInbox", icon: "supportInbox", group: "administration", order: 60 },
  },
  {
    name: "ticket",
    path: "dashboard/support/:tid",
    load: () => import("./ticket.tsx"),
    locales: ["tickets"],
    who: staff,
  },
];
