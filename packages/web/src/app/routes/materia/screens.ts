import type { Screen } from "@meridian/ui/app/screens";

const reads = { can: "catalogue.read", module: "mtc" } as const;
const writes = { can: "catalogue.write", module: "mtc" } as const;
const locales = ["materia", "ingredients", "preferences"] as const;

/** Providers reach the materia medica for their formulas; substances are made by clinics alone. */
export const screens: Screen[] = [
  {
    name: "cmm",
    path: "settings/cmm",
    load: () => import("./formulas.tsx"),
    locales,
    who: { ...reads, providers: true },
    nav: { label: "formulas", icon: "formulas", group: "library", order: 40 },
  },
  {
    name: "cmm-substances",
    path: "settings/cmm/substances",
    load: () => import("./substances.tsx"),
    locales,
    who: reads,
    nav: { label: "substances", icon: "substances", group: "library", order: 50 },
  },
  {
    name: "new-formula",
    path: "settings/cmm/formulas/new",
    load: () => import("./formula.tsx"),
    locales,
    who: { ...writes, providers: true },
  },
  {
    name: "edit-formula",
    path: "settings/cmm/formulas/:sid/edit",
    load: () => import("./formula.tsx"),
    locales,
    who: { ...writes, providers: true },
  },
  {
    name: "new-substance",
    path: "settings/cmm/substances/new",
    load: () => import("./substance.tsx"),
    locales,
    who: writes,
  },
  {
    name: "edit-substance",
    path: "settings/cmm/substances/:sid/edit",
    load: () => import("./substance.tsx"),
    locales,
    who: writes,
  },
];
