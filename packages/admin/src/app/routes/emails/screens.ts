import type { Screen } from "@meridian/ui/app/screens";

const marketing = { level: "marketing" } as const;

export const screens: Screen[] = [
  {
    name: "emails",
    path: "dashboard/emails",
    load: () => import("./emails.tsx"),
    locales: ["campaigns", "alerts"],
    who: marketing,
    nav: { label: "emails", icon: "emails", group: "administration", order: 55 },
  },
  {
    name: "email",
    path: "dashboard/emails/:eid",
    load: () => import("./email.tsx"),
    locales: ["campaigns", "alerts", "history"],
    who: marketing,
  },
];
