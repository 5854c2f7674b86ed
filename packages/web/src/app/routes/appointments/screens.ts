import type { Screen } from "@meridian/ui/app/screens";

export const screens: Screen[] = [
  {
    name: "calendar",
    path: "calendar",
    load: () => import("./calendar.tsx"),
    locales: ["scheduling", "planning", "consents"],
    who: { can: "appointments.read" },
    nav: { label: "calendar", icon: "calendar", group: "start", order: 20 },
    command: "book",
    commandPath: "calendar?new",
    commandWho: { can: "appointments.write" },
  },
  {
    name: "new-appointment",
    path: "patient/:pid/appointments/new",
    load: () => import("./new-appointment.tsx"),
    locales: ["scheduling", "consents"],
    who: { can: "appointments.write" },
  },
  {
    name: "appointment",
    path: "patient/:pid/appointment/:aid",
    load: () => import("./appointment.tsx"),
    locales: [
      "scheduling",
      "visit",
      "anamnesis",
      "results",
      "assessment-questions",
      "tongue",
      "photos",
      "acupuncture",
      "timers",
      "consents",
    ],
    who: { can: "appointments.read" },
  },
];
