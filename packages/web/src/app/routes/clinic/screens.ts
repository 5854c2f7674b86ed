import type { Screen } from "@meridian/ui/app/screens";

const who = { can: "clinic.manage" } as const;

export const screens: Screen[] = [
  {
    name: "settings",
    path: "settings",
    load: () => import("./settings.tsx"),
    locales: ["preferences", "accounts", "users", "clinic", "legal"],
  },
  {
    name: "settings-space",
    path: "settings/space",
    load: () => import("./space.tsx"),
    locales: ["clinic", "documents"],
    who,
    nav: { label: "clinic", icon: "clinic", group: "administration", order: 10 },
  },
  {
    name: "settings-places",
    path: "settings/places",
    load: () => import("./places.tsx"),
    locales: ["clinic"],
    who,
    command: "places",
  },
  {
    name: "settings-types",
    path: "settings/types",
    load: () => import("./appointment-types.tsx"),
    locales: ["clinic"],
    who,
    command: "types",
  },
  {
    name: "settings-prices",
    path: "settings/prices",
    load: () => import("./prices.tsx"),
    locales: ["clinic"],
    who,
    nav: { label: "prices", icon: "prices", group: "administration", order: 30 },
  },
  {
    name: "settings-consents",
    path: "settings/consents",
    load: () => import("./consents.tsx"),
    locales: ["clinic", "consent-texts"],
    who,
  },
  {
    name: "settings-osteopathy",
    path: "settings/osteopathy",
    load: () => import("./osteopathy.tsx"),
    locales: ["clinic", "osteopathy"],
    who: { ...who, module: "osteo" },
  },
  {
    name: "settings-ryodoraku",
    path: "settings/ryodoraku",
    load: () => import("./ryodoraku.tsx"),
    locales: ["clinic", "ryodoraku"],
    who: { ...who, module: "mtc" },
  },
];
