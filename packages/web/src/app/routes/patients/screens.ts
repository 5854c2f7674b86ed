import type { Screen } from "@meridian/ui/app/screens";

export const screens: Screen[] = [
  {
    name: "patients",
    path: "patients",
    load: () => import("./patients.tsx"),
    locales: ["patients"],
    who: { can: "patients.read" },
    nav: { label: "patients", icon: "patients", group: "start", order: 30 },
  },
  {
    name: "new-patient",
    path: "patients/new",
    load: () => import("./new-patient.tsx"),
    locales: ["patients"],
    who: { can: "patients.write" },
    command: "newPatient",
  },
  {
    name: "import-patients",
    path: "patients/import",
    load: () => import("./import-patients.tsx"),
    locales: ["imports", "patients", "sheets"],
    who: { can: "patients.write" },
    command: "importPatients",
  },
  {
    name: "patient",
    path: "patient/:pid",
    load: () => import("./patient.tsx"),
    locales: ["patients", "notifications", "billing"],
    who: { can: "patients.read" },
  },
];
